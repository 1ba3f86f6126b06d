/// The deinits of a source that do some work.
package enum DeinitSource {
  /// Finds them.
  ///
  /// - Returns: the class and the line of each, in order. A deinit that only prints is left out.
  package static func working(in text: String) -> [(type: String, line: Int)] {
    let tokens = SwiftTokenizer.tokens(of: text)
    let types = DeclarationScanner.declarations(in: tokens).filter(\.isType)
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens[index].text == "deinit",
        tokens.text(index + 1) == "{"
      else { return nil }
      let body = tokens[(index + 2)..<tokens.closing(index + 1)].filter { $0.kind == .word }
      let type = types.last { $0.body.contains(index) }
      guard let type, body.contains(where: { !["print", "self", "Self"].contains($0.text) }) else {
        return nil
      }
      return (type.name, tokens[index].line)
    }
  }
}
