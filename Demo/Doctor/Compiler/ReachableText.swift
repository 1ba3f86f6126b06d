/// A file's text without the imports of modules that are not there and without an app's beginning.
///
/// The compiler looks no further once a module is missing. In the place of the import stands a word that is an error
/// exactly where the import would be one, and everything else is looked at. `@UIApplicationMain` stops the compiler
/// without a word where it finds nothing else; the rules name it.
struct ReachableText {
  /// With as many lines as the file.
  let text: String

  /// What the error at the place of an import begins with.
  static let mark = "no module "

  private static let beginning = "@UIApplicationMain"

  init(_ file: SourceFile, absent: Set<String>) {
    // Of a module that is there a part can be named, a header, of which there are none.
    let gone = file.allImports.filter { absent.contains($0.module) || $0.path != $0.module }
    let beginnings = file.tokens.places(of: .attribute, [Self.beginning])
    guard !gone.isEmpty || !beginnings.isEmpty else {
      text = file.text
      return
    }
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for one in gone where lines.indices.contains(one.line - 1) {
      let parts = lines[one.line - 1].split(separator: ";", omittingEmptySubsequences: false)
      lines[one.line - 1] = parts.map { part in
        guard ReachableText.isImport(part, of: one.module) else { return String(part) }
        let whole = absent.contains(one.module) ? "" : "import \(one.module);"
        return whole + "#error(\"\(ReachableText.mark)\(one.path)\")"
      }.joined(separator: ";")
    }
    for line in beginnings.map({ file.tokens[$0].line - 1 }) where lines.indices.contains(line) {
      lines[line] = lines[line].replacing(Self.beginning, with: "")
    }
    text = lines.joined(separator: "\n")
  }

  private static func isImport(_ part: Substring, of module: String) -> Bool {
    let words = part.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import") else { return false }
    return words[keyword...].dropFirst().prefix(2).contains { $0.prefix { $0 != "." } == module }
  }
}
