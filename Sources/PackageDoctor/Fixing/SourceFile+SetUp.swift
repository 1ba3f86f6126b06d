// Edits of a test's set-up, which XCTest on Linux calls off the main actor unless it is asynchronous.

extension SourceFile {
  /// The method made asynchronous, which Xcode 13 and later take, too. Where a superclass between it and `XCTestCase` may
  /// have a set-up of its own, whose turn comes later on an iPhone, the method stays as it is there and has a second
  /// form for Linux.
  func awaitingSetUp(_ line: Int) -> FixIt.Change? {
    guard let method = declarations.first(where: { $0.line == line && $0.kind == "func" }),
      let type = declarations.first(where: { $0.kind == "class" && $0.path == method.container }),
      let keyword = places(onLine: line).first(where: { allTokens[$0].text == "func" }),
      let brace = allTokens[keyword...].firstIndex(where: { $0.text == "{" }), brace >= keyword + 4,
      allTokens[keyword + 4..<brace].allSatisfy({ $0.text == "throws" })
    else { return nil }
    let close = allTokens.closing(brace)
    var first = keyword
    while first > 0, allTokens[first - 1].isModifier { first -= 1 }
    guard close < allTokens.count else { return nil }
    let lines = allTokens[first].line...allTokens[close].line
    guard places(onLine: lines.lowerBound).first == first,
      places(onLine: lines.upperBound).last == close
    else { return nil }
    let name = method.name.hasPrefix("setUp") ? "setUp" : "tearDown"
    let replacements =
      [
        Replacement(
          range: allTokens[keyword + 1].range.lowerBound..<allTokens[brace].range.lowerBound,
          text: "\(name)() async throws ")
      ] + callsOfSuper(in: brace..<close, of: method.name, name, type.inherited.first)
    if type.inherited.first == "XCTestCase" {
      let start = source.lines[lines.lowerBound - 1].content.lowerBound
      let end = source.lines[lines.upperBound - 1].next
      return FixIt.Change(claim: start..<end, replacements: replacements)
    }
    var other = EditedFile(source)
    other.edit(replacements)
    let growth = other.text.bytes.count - source.bytes.count
    let start = source.lines[lines.lowerBound - 1].content.lowerBound
    let end = source.lines[lines.upperBound - 1].content.upperBound
    return parting(lines, by: "canImport(ObjectiveC)", else: [other.text[start..<end + growth]])
  }

  /// The replacements for calls of `super` that have a line of their own.
  ///
  /// XCTest's own method does nothing, and has no asynchronous form on the main actor.
  private func callsOfSuper(
    in body: Range<Int>, of method: String, _ name: String, _ superclass: String?
  ) -> [Replacement] {
    let call = ["super", ".", method, "(", ")"]
    return body.filter { allTokens[$0].text == "super" }.compactMap { place in
      let places = places(onLine: allTokens[place].line)
      let words = places.map { allTokens[$0].text }
      guard words == call || words == ["try"] + call else { return nil }
      let line = source.lines[allTokens[place].line - 1]
      return superclass == "XCTestCase"
        ? Replacement(range: line.content.lowerBound..<line.next, text: "")
        : Replacement(
          range: allTokens[places.lowerBound].range
            .lowerBound..<allTokens[places.upperBound - 1].range.upperBound,
          text: "try await super.\(name)()")
    }
  }
}
