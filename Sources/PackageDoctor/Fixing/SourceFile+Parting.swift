// Edits that divide the code of an iPhone from that of Linux, by whole lines.

extension SourceFile {
  private func isCode(before line: Int) -> Bool {
    line > source.lines.count || isCode(at: source.lines[line - 1].content.lowerBound)
  }

  /// The white space that a line begins with.
  func indent(ofLine line: Int) -> String {
    source[source.lines[line - 1].content].prefix { $0 == " " || $0 == "\t" }.description
  }

  /// Lines between `#if` and `#endif`, which are indented as the first of them, with others behind `#else`, or behind the
  /// `#elseif` that they begin with; `nil` where they cannot be parted.
  func parting(
    _ lines: ClosedRange<Int>, by condition: String, else others: [String]
  ) -> FixIt.Change? {
    guard isCode(before: lines.lowerBound), isCode(before: lines.upperBound + 1) else { return nil }
    let start = source.lines[lines.lowerBound - 1].content.lowerBound
    let indent = indent(ofLine: lines.lowerBound)
    let mark = others.isEmpty || others[0].hasPrefix("#elseif ") ? [] : [indent + "#else"]
    return FixIt.Change(
      claim: start..<source.lines[lines.upperBound - 1].next,
      replacements: [
        source.before(lines.lowerBound, [indent + "#if \(condition)"]),
        source.after(lines.upperBound, mark + others + [indent + "#endif"]),
      ], hasTwoForms: !others.isEmpty)
  }

  /// The statement around a line in two forms; `nil` if none of at most four lines is found, or it stays the same.
  ///
  /// - Parameter change: The form for Linux, from the places of the statement's tokens.
  func parting(
    statement line: Int, _ change: (Range<Int>) -> [Replacement]?
  ) -> FixIt.Change? {
    guard let lines = statement(around: line),
      let changes = change(places(onLines: lines)), !changes.isEmpty
    else { return nil }
    var other = EditedFile(source)
    other.edit(changes)
    let start = source.lines[lines.lowerBound - 1].content.lowerBound
    let end = source.lines[lines.upperBound - 1].content.upperBound
    let growth = other.text.bytes.count - source.bytes.count
    return parting(lines, by: "canImport(ObjectiveC)", else: [other.text[start..<end + growth]])
  }

  /// The lines of the shortest statement that has a line, of at most four; one of several lines has no braces.
  private func statement(around line: Int) -> ClosedRange<Int>? {
    for count in 1...4 {
      for first in stride(from: line, through: max(1, line - count + 1), by: -1) {
        let lines = first...first + count - 1
        guard lines.upperBound <= source.lines.count else { continue }
        let places = places(onLines: lines)
        let hasBraces = allTokens[places].contains { $0.text == "{" }
        if isStatement(places), count == 1 || !hasBraces { return lines }
      }
    }
    return nil
  }

  private func places(onLines lines: ClosedRange<Int>) -> Range<Int> {
    let (first, last) = (places(onLine: lines.lowerBound), places(onLine: lines.upperBound))
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// Whether tokens are a whole statement, as far as brackets and operators show it.
  private func isStatement(_ places: Range<Int>) -> Bool {
    guard let first = places.first, let last = places.last, allTokens[first].kind == .word,
      allTokens.text(first + 1) != ":", allTokens[last].text != ",",
      !["case", "default"].contains(allTokens[first].text)
    else { return false }
    let tokens = allTokens[places]
    let isBalanced = [("(", ")"), ("[", "]"), ("{", "}")].allSatisfy { open, close in
      tokens.count { $0.text == open } == tokens.count { $0.text == close }
    }
    // Tokens after which a statement goes on, and tokens with which it goes on.
    let joints: Set = [",", "(", "[", ".", "=", "->", "&&", "||", "==", "!=", "+", "-", "*", "&"]
    let ends: Set = [")", "]", "{", "?", ":", "else"]
    return isBalanced && !joints.contains(allTokens.text(first - 1))
      && !joints.union(ends).contains(allTokens.text(last + 1))
  }

  /// Whether a line has an import, and nothing else.
  func isLoneImport(_ line: Int) -> Bool {
    let places = places(onLine: line)
    guard let keyword = places.first(where: { allTokens[$0].text == "import" }) else {
      return false
    }
    let rest = allTokens[keyword + 1..<places.upperBound]
    return allTokens[places.lowerBound..<keyword].allSatisfy {
      $0.kind == .attribute || DeclarationScanner.modifiers.contains($0.text)
    } && rest.allSatisfy { ($0.kind == .word || $0.text == ".") && $0.text != "import" }
  }

  /// Lines before the first import, in no `#if`; before everything where there is none.
  func beginning(with lines: [String]) -> FixIt.Change {
    var depth = 0
    var open = 0
    var line = 1
    for token in allTokens {
      if token.kind == .directive, token.text == "#if" {
        if depth == 0 { open = token.line }
        depth += 1
      }
      if token.kind == .directive, token.text == "#endif" { depth -= 1 }
      if token.kind == .word, token.text == "import" {
        line = depth > 0 ? open : token.line
        break
      }
    }
    while line > 1, !isCode(before: line) { line -= 1 }
    if line == 1, source[source.lines[0].content].hasPrefix("#!"), source.lines.count > 1 {
      line = 2
    }
    let replacement = source.before(line, lines)
    return FixIt.Change(claim: replacement.range, replacements: [replacement])
  }
}
