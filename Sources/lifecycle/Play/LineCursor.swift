/// Reads the tokens of one line; an unexpected token is a problem at its column.
struct LineCursor {
  private let tokens: [ScriptToken]
  private var index = 0
  /// The words that were asked for at the end of the line, and so could come next there.
  private(set) var wanted: [String] = []

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
  }

  /// The next token, which stays; at last the end of the line.
  var next: ScriptToken { tokens[min(index, tokens.count - 1)] }

  /// The column that failures of the line's step are told with: that of what is expected, else of the step.
  var start: Int {
    let isExpectation = tokens.first?.kind == .word("expect")
    return tokens[isExpectation && tokens.count > 1 ? 1 : 0].column
  }

  mutating func advance() { index += 1 }

  /// Notes what would fit here, if the line ends here.
  mutating func want(_ words: [String]) {
    if next.kind == .endOfLine { wanted += words }
  }

  func problem(expected: String, hint: String = "") -> ScriptError.Problem {
    ScriptError.Problem(
      column: next.column, message: "expected \(expected), found \(next.found)\(hint)")
  }

  /// Takes words if all of them come next, and nothing otherwise.
  mutating func take(_ words: String...) -> Bool {
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

  mutating func expect(_ word: String) throws(ScriptError.Problem) {
    guard take(word) else { throw problem(expected: "\"\(word)\"") }
  }

  /// Takes one of several words and says which it was.
  mutating func expectOne(
    of words: [String], _ expected: String
  ) throws(ScriptError.Problem) -> String {
    want(words)
    guard case .word(let word) = next.kind, words.contains(word) else {
      let hint = Spelling.hint(for: next.spelling, among: words)
      throw problem(expected: expected, hint: hint)
    }
    advance()
    return word
  }

  mutating func takeString() -> String? {
    guard case .string(let text) = next.kind else { return nil }
    advance()
    return text
  }

  mutating func expectString(_ expected: String) throws(ScriptError.Problem) -> String {
    want(["\""])
    guard let text = takeString() else { throw problem(expected: expected) }
    return text
  }

  mutating func expectDuration() throws(ScriptError.Problem) -> Duration {
    guard case .duration(let duration) = next.kind else {
      throw problem(expected: "a duration like 2s or 350ms")
    }
    advance()
    return duration
  }

  func expectEnd() throws(ScriptError.Problem) {
    guard next.kind == .endOfLine else { throw problem(expected: "the end of the line") }
  }
}
