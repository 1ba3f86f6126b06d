import Foundation
import Testing

@testable import PackageDoctor

/// A file's bytes, its lines with their own ends, and edits that change nothing beside themselves.
@Suite struct SourceTextTests {
  private func contents(_ text: SourceText) -> [String] {
    text.lines.map { text[$0.content] + "|" + text[$0.content.upperBound..<$0.next] }
  }

  @Test func `a line ends with a line feed, a carriage return or both, and a mark is of no line`() {
    #expect(
      contents(SourceText("\u{FEFF}a\r\nb\n\rc\u{2028}\u{B}\r\r\nd"))
        == ["a|\r\n", "b|\n", "|\r", "c\u{2028}\u{B}|\r", "|\r\n", "d|"])
    #expect(contents(SourceText("")) == ["|"])
    #expect(contents(SourceText("\u{FEFF}")) == ["|"])
    #expect(contents(SourceText("a\r")) == ["a|\r", "|"])
  }

  @Test func `each byte is on its line`() {
    let text = SourceText("\u{FEFF}a\r\nb\n\nc")
    #expect((0...text.bytes.count).map { text.line(at: $0) } == [1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 4])
  }

  @Test func `tokens are on the lines of the text, whatever ends them`() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["a // b", "\"\"\"", "c", "\"\"\" d", "/* e", "*/ f \"never closed", "g"]
        .joined(separator: end)
      let source = SourceFile(path: "", SourceText(text))
      #expect(
        source.allTokens.map { "\($0.line) \($0.text)" }
          == ["1 a", "2 ", "4 d", "6 f", "6 ", "7 g"])
      let starts = source.source.lines.map(\.content.lowerBound)
      #expect(
        starts.map { source.isCode(at: $0) } == [true, true, false, false, true, false, true])
      for token in source.allTokens where !token.text.isEmpty {
        #expect(source.source[token.range] == token.text)
      }
    }
  }

  @Test func `new lines end as those beside them do`() {
    let text = SourceText("a\r\nb\nc\rd")
    func with(_ replacement: Replacement) -> String {
      var file = EditedFile(text)
      file.edit([replacement])
      return file.text.text
    }
    #expect(with(text.before(1, ["x"])) == "x\r\na\r\nb\nc\rd")
    #expect(with(text.before(3, ["x", "y"])) == "a\r\nb\nx\ry\rc\rd")
    #expect(with(text.after(2, ["x"])) == "a\r\nb\nx\nc\rd")
    #expect(with(text.after(4, ["x", "y"])) == "a\r\nb\nc\rd\rx\ry")
    #expect(with(SourceText("").before(1, ["x"])).hasPrefix("x\n"))
  }

  @Test func `what is handed to the compiler has its lines, byte for byte else`() {
    let text = SourceText("a\rb\r\nc\n\rd")
    #expect(String(decoding: text.counted, as: UTF8.self) == "a\nb\r\nc\n\nd")
  }

  @Test func `edits of edits leave everything outside as it was`() {
    let original = SourceText("0123456789")
    var file = EditedFile(original)
    file.edit([
      Replacement(range: 2..<4, text: "ab"), Replacement(range: 2..<2, text: "<"),
      Replacement(range: 2..<2, text: ">"), Replacement(range: 9..<10, text: ""),
    ])
    #expect(file.text.text == "01<>ab45678")
    file.edit([Replacement(range: 3..<7, text: "X"), Replacement(range: 11..<11, text: "!")])
    #expect(file.text.text == "01<X5678!")
    #expect(file.kept == [0..<2, 5..<9])
    #expect((0...9).map(file.origin) == [0, 1, 5, 5, 5, 6, 7, 8, 10, 10])
  }

  @Test func `a difference has the ends of the lines, and says where the last line has none`() {
    var file = EditedFile(SourceText("a\r\nb\nc"))
    file.edit([Replacement(range: 3..<4, text: "B"), Replacement(range: 6..<6, text: "\nd")])
    #expect(
      file.difference(path: "A") == """
        --- a/A
        +++ b/A
        @@ -1,3 +1,4 @@
         a\r
        -b
        -c
        \\ No newline at end of file
        +B
        +c
        +d
        \\ No newline at end of file

        """)
    let lines = (1...20).map { "\($0)\n" }
    var long = EditedFile(SourceText(lines.joined()))
    long.edit([
      Replacement(range: 6..<8, text: ""), Replacement(range: 18..<18, text: "new\n"),
      Replacement(range: 48..<50, text: "XX"),
    ])
    #expect(
      long.difference(path: "A") == """
        --- a/A
        +++ b/A
        @@ -1,12 +1,12 @@
         1
         2
         3
        -4
         5
         6
         7
         8
         9
        +new
         10
         11
         12
        @@ -17,4 +17,4 @@
         17
         18
         19
        -20
        +XX

        """)
    var new = EditedFile(nil)
    new.edit([Replacement(range: 0..<0, text: "x\n")])
    #expect(new.difference(path: "A") == "--- /dev/null\n+++ b/A\n@@ -0,0 +1,1 @@\n+x\n")
    #expect(EditedFile(SourceText("a")).difference(path: "A") == "")
  }
}
