import Testing

import FlowExploration
@testable import lifecycle

@Suite struct ScriptTokenizerTests {
  private func tokens(_ line: String) throws -> [ScriptToken] {
    var tokenizer = ScriptTokenizer(line)
    return try tokenizer.tokens()
  }

  @Test func `a line becomes tokens that know their columns`() throws {
    #expect(
      try tokens("\tpush Profile#2  \"a \\\"b\\\"\" 3 1.5s # why") == [
        ScriptToken(kind: .word("push"), column: 2, spelling: "push"),
        ScriptToken(kind: .name("Profile", number: 2), column: 7, spelling: "Profile#2"),
        ScriptToken(kind: .string("a \"b\""), column: 18, spelling: "\"a \\\"b\\\"\""),
        ScriptToken(kind: .number(3), column: 28, spelling: "3"),
        ScriptToken(kind: .duration(.milliseconds(1_500)), column: 30, spelling: "1.5s"),
        ScriptToken(kind: .endOfLine, column: 35, spelling: ""),
      ])
  }

  @Test func `a letter with accents is one column, and may begin a name`() throws {
    #expect(
      try tokens("push Écran e\u{301}té") == [
        ScriptToken(kind: .word("push"), column: 1, spelling: "push"),
        ScriptToken(kind: .name("Écran", number: nil), column: 6, spelling: "Écran"),
        ScriptToken(kind: .word("e\u{301}té"), column: 12, spelling: "e\u{301}té"),
        ScriptToken(kind: .endOfLine, column: 15, spelling: ""),
      ])
  }

  @Test(arguments: [
    ("2s", Duration.seconds(2)), ("350ms", .milliseconds(350)), ("0.05s", .milliseconds(50)),
    ("86400s", .seconds(86_400)), ("0ms", .zero),
  ])
  func `a duration is understood`(_ text: String, _ duration: Duration) {
    #expect(Duration(script: text) == duration)
  }

  @Test(arguments: [
    "2", "2h", "1.5ms", "1.2345s", "1.s", "1..5s", "86401s", "86400001ms", "99999999999999999999s",
    "s", "", "1.99999999999999999999s", "2s3", "٣s",
  ])
  func `what is no duration is refused`(_ text: String) {
    #expect(Duration(script: text) == nil)
  }
}
