// The edits inside a line, by its tokens.

extension SourceFile {
  private func claim(ofLine line: Int) -> Range<Int> {
    source.lines[line - 1].content.lowerBound..<source.lines[line - 1].next
  }

  /// An attribute in lines of its own; `nil` when more than attributes and modifiers stands before it.
  func fencing(_ attribute: String, line: Int) -> FixIt.Change? {
    let condition = "canImport(ObjectiveC)"
    let places = places(onLine: line)
    let content = source.lines[line - 1].content
    guard isCode(at: content.lowerBound),
      let place = places.first(where: {
        allTokens[$0].kind == .attribute && allTokens[$0].text == attribute
      }), isModifiers(places.lowerBound..<place)
    else { return nil }
    let indent = indent(ofLine: line)
    let first = allTokens[places.lowerBound].range.lowerBound
    guard first == content.lowerBound + indent.utf8.count else { return nil }
    var range = allTokens[place].range
    if allTokens.text(place + 1) == "(", allTokens[place + 1].range.lowerBound == range.upperBound {
      let close = allTokens.closing(place + 1)
      guard places.contains(close) else { return nil }
      range = range.lowerBound..<allTokens[close].range.upperBound
    }
    let end = source.lineEnd(beside: line)
    let words = source[range]
    let rest = source[range.upperBound..<content.upperBound]
    let space = rest.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let isAlone = rest.dropFirst(space).isEmpty || rest.dropFirst(space).hasPrefix("//")
    if range.lowerBound == first, isAlone {
      guard line < source.lines.count, isCode(at: source.lines[line].content.lowerBound) else {
        return nil
      }
      return FixIt.Change(
        claim: claim(ofLine: line),
        replacements: [
          source.before(line, [indent + "#if \(condition)"]),
          source.after(line, [indent + "#endif"]),
        ])
    }
    let fence = ["#if \(condition)", words, "#endif", ""].joined(separator: end + indent)
    if range.lowerBound == first {
      let whole = first..<range.upperBound + space
      return FixIt.Change(
        claim: whole, replacements: [Replacement(range: whole, text: fence)])
    }
    // Behind others it leaves its place, and with it the space on one side.
    let gone =
      isAlone
      ? allTokens[place - 1].range.upperBound..<range.upperBound
      : range.lowerBound..<range.upperBound + space
    return FixIt.Change(
      claim: gone,
      replacements: [
        Replacement(range: first..<first, text: fence), Replacement(range: gone, text: ""),
      ])
  }

  /// Whether tokens are attributes and modifiers of a declaration.
  private func isModifiers(_ places: Range<Int>) -> Bool {
    var place = places.lowerBound
    while place < places.upperBound {
      guard allTokens[place].isModifier else { return false }
      place += 1
      if allTokens.text(place) == "(" { place = allTokens.closing(place) + 1 }
    }
    return place == places.upperBound
  }

  /// `os(iOS) || os(Linux)` where `os(iOS)` is asked for.
  func askingForLinux(_ line: Int) -> FixIt.Change? {
    func asks(_ place: Int, for system: String) -> Bool {
      allTokens[place].text == "os" && allTokens.text(place + 1) == "("
        && allTokens.text(place + 2) == system && allTokens.text(place + 3) == ")"
    }
    let places = places(onLine: line)
    guard !places.contains(where: { asks($0, for: "Linux") }) else { return nil }
    let replacements = places.filter { asks($0, for: "iOS") }.flatMap { place in
      let (start, end) = (
        allTokens[place].range.lowerBound, allTokens[place + 3].range.upperBound
      )
      return [
        Replacement(range: start..<start, text: "("),
        Replacement(range: end..<end, text: " || os(Linux))"),
      ]
    }
    guard !replacements.isEmpty else { return nil }
    return FixIt.Change(claim: claim(ofLine: line), replacements: replacements)
  }

  /// `protocol Name: AnyObject {`.
  func binding(_ name: String) -> FixIt.Change? {
    let declared = declarations.first { $0.kind == "protocol" && $0.name == name }
    let found = declared.map { places(onLine: $0.line) }?.first {
      allTokens[$0].text == "protocol" && allTokens.text($0 + 1) == name
        && allTokens.text($0 + 2) == "{"
    }
    guard let found else { return nil }
    let end = allTokens[found + 1].range.upperBound
    return FixIt.Change(
      claim: end..<end, replacements: [Replacement(range: end..<end, text: ": AnyObject")])
  }

  /// The statement with `Selector("tapped")` for `#selector(tapped)`.
  func namingSelectors(_ places: Range<Int>) -> [Replacement]? {
    let selectors = places.filter {
      allTokens[$0].text == "#selector" && allTokens.text($0 + 1) == "("
        && places.contains(allTokens.closing($0 + 1))
    }
    if selectors.isEmpty { return nil }
    return selectors.map { place in
      let close = allTokens.closing(place + 1)
      let name = source[allTokens[place + 1].range.upperBound..<allTokens[close].range.lowerBound]
      return Replacement(
        range: allTokens[place].range.lowerBound..<allTokens[close].range.upperBound,
        text: "Selector(\"\(name)\")")
    }
  }
}
