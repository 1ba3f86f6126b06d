import ToolConsole

/// Reads the tokens of one line; an unexpected token is a problem at its column.
package struct LineCursor {
  private let tokens: [ScriptToken]
  private var index = 0
  /// The words that were asked for at the end of the line, and so could come next there.
  package private(set) var wanted: [String] = []

  package init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
  }

  /// The next token, which stays; at last the end of the line.
  package var next: ScriptToken { tokens[min(index, tokens.count - 1)] }

  /// The column that failures of the line's step are told with: that of what is expected, else of the step.
  package var start: Int {
    let isExpectation = tokens.first?.kind == .word("expect")
    return tokens[isExpectation && tokens.count > 1 ? 1 : 0].column
  }

  package mutating func advance() { index += 1 }

  /// Notes what would fit here, if the line ends here.
  package mutating func want(_ words: [String]) {
    if next.kind == .endOfLine { wanted += words }
  }

  package func problem(expected: String, hint: String = "") -> ScriptError.Problem {
    ScriptError.Problem(
      column: next.column, message: "expected \(expected), found \(next.found)\(hint)")
  }

  /// Takes words if all of them come next, and nothing otherwise.
  package mutating func take(_ words: String...) -> Bool { take(words) }

  package mutating func take(_ words: [String]) -> Bool {
    let rest = tokens[min(index, tokens.count)...].prefix(words.count)
    guard rest.map(\.kind) == words.map(ScriptToken.Kind.word) else {
      let begun = zip(rest, words).prefix { $0.kind == .word($1) }.count
      if begun < rest.count, rest[rest.startIndex + begun].kind == .endOfLine {
        wanted.append(words[begun])
      }
      return false
    }
    index += words.count
    return true
  }

  package mutating func expect(_ word: String) throws(ScriptError.Problem) {
    guard take(word) else { throw problem(expected: "\"\(word)\"") }
  }

  /// Takes one of several words and says which it was.
  package mutating func expectOne(
    of words: [String], _ expected: @autoclosure () -> String
  ) throws(ScriptError.Problem) -> String {
    want(words)
    guard case .word(let word) = next.kind, words.contains(word) else {
      let hint = Spelling.hint(for: next.spelling, among: words)
      throw problem(expected: expected(), hint: hint)
    }
    advance()
    return word
  }

  /// Same as `expectOne(of:_:)`, except that the words are listed, unless one of them is near.
  package mutating func expectOne(
    ofMany words: [String], _ expected: String
  ) throws(ScriptError.Problem) -> String {
    let spelling = next.spelling
    // The spellings are compared only where the word is none of these: of a long script they were three quarters.
    return try expectOne(
      of: words,
      Spelling.hint(for: spelling, among: words).isEmpty
        ? "\(expected) (\(words.joined(separator: ", ")))" : expected)
  }

  /// Takes one of the cases of a type that is spelled as its raw values; few are listed, many are not.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ expected: String
  ) throws(ScriptError.Problem) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    want(words)
    let list = words.count > 6 ? "" : " (\(words.joined(separator: ", ")))"
    guard case .word(let word) = next.kind, let choice = Choice(rawValue: word) else {
      let hint = Spelling.hint(for: next.spelling, among: words)
      throw problem(expected: expected + list, hint: hint)
    }
    advance()
    return choice
  }

  /// The words that come next in a row, up to a number of them.
  func words(atMost count: Int) -> String {
    tokens[min(index, tokens.count)...].prefix(count)
      .prefix { if case .word = $0.kind { true } else { false } }
      .map(\.spelling).joined(separator: " ")
  }

  package mutating func takeString() -> String? {
    guard case .string(let text) = next.kind else { return nil }
    advance()
    return text
  }

  package mutating func expectString(_ expected: String) throws(ScriptError.Problem) -> String {
    want(["\""])
    guard let text = takeString() else { throw problem(expected: expected) }
    return text
  }

  package mutating func expectDuration() throws(ScriptError.Problem) -> Duration {
    guard case .duration(let duration) = next.kind else {
      throw problem(expected: "a duration like 2s or 350ms")
    }
    advance()
    return duration
  }

  /// Takes a name that this line declares.
  package mutating func expectNewName(
    of kind: String, notIn taken: [String]
  ) throws(ScriptError.Problem) -> String {
    guard case .name(let name, nil) = next.kind else {
      throw problem(expected: "a new \(kind)'s name, beginning with a capital letter")
    }
    guard !taken.contains(name) else {
      throw ScriptError.Problem(
        column: next.column, message: "expected a new \(kind)'s name, \(name) is taken")
    }
    advance()
    return name
  }

  /// - Parameter words: those with which the line could go on.
  package func expectEnd(or words: [String] = []) throws(ScriptError.Problem) {
    guard next.kind == .endOfLine else {
      let quoted = words.map { "\"\($0)\"" }.joined(separator: ", ")
      throw problem(
        expected: (words.isEmpty ? "" : quoted + " or ") + "the end of the line",
        hint: Spelling.hint(for: next.spelling, among: words))
    }
  }
}
