import Testing

@testable import lifecycle

/// A line that is typed, key by key, and the keys in a terminal's bytes.
@Suite struct LineEditorTests {
  /// An editor after some keys; `|` is the place where one types.
  private func typed(_ keys: Key..., completing words: [String] = []) -> String {
    var editor = LineEditor()
    for key in keys { _ = editor.take(key) { _ in words } }
    return shown(editor)
  }

  private func shown(_ editor: LineEditor) -> String {
    String(editor.text[..<editor.place]) + "|" + String(editor.text[editor.place...])
  }

  @Test func `keys edit the line`() {
    #expect(typed(.text("push"), .home, .right, .delete) == "p|sh")
    #expect(typed(.text("push"), .left, .backspace) == "pu|h")
    #expect(typed(.text("push Feed"), .control("w")) == "push |")
    #expect(typed(.text("push Feed "), .control("w"), .control("w")) == "|")
    #expect(typed(.text("push"), .left, .left, .control("k")) == "pu|")
    #expect(typed(.text("push"), .left, .left, .control("u")) == "|sh")
    #expect(typed(.text("ab"), .home, .backspace, .left, .end, .delete, .right) == "ab|")
  }

  @Test func `text is inserted whole, control characters are not`() {
    #expect(typed(.text("ac"), .left, .text("b日本")) == "ab日本|c")
    #expect(typed(.text("a\u{9B}\u{202E}b")) == "ab|")
    // An accent that comes by itself joins the letter before.
    #expect(typed(.text("e"), .text("\u{301}"), .backspace) == "|")
    #expect(typed(.text("👩"), .text("\u{200D}"), .text("👧"), .backspace) == "|")
  }

  @Test func `lines come back, and the one that was begun`() {
    var editor = LineEditor()
    func take(_ key: Key) -> LineEditor.Request? { editor.take(key) { _ in [] } }
    for line in ["one", "two", "two", " "] {
      _ = take(.text(line))
      #expect(take(.enter) == .submit(line))
    }
    _ = take(.text("thr"))
    for (key, text) in [
      (Key.up, "two|"), (.up, "one|"), (.up, "one|"), (.down, "two|"), (.down, "thr|"),
      (.down, "thr|"),
    ] {
      _ = take(key)
      #expect(shown(editor) == text)
    }
    #expect(take(.control("c")) == .discard)
    #expect(shown(editor) == "|")
    #expect(take(.control("d")) == .end)
  }

  @Test func `Control-D deletes where there is something`() {
    var editor = LineEditor()
    _ = editor.take(.text("ab")) { _ in [] }
    _ = editor.take(.home) { _ in [] }
    #expect(editor.take(.control("d")) { _ in [] } == nil)
    #expect(shown(editor) == "|b")
  }

  @Test func `tab adds what all words have in common, then lists them`() {
    #expect(typed(.text("sw"), .tab, completing: ["swipe"]) == "swipe |")
    #expect(typed(.text("p"), .tab, completing: ["push", "pull"]) == "pu|")
    #expect(typed(.text("x"), .tab) == "x|")
    #expect(typed(.text("push  Fe"), .tab, completing: ["Feed"]) == "push  Feed |")
    #expect(typed(.text("alert "), .tab, completing: ["\""]) == "alert \"|")
    var editor = LineEditor()
    _ = editor.take(.text("pu")) { _ in [] }
    #expect(editor.take(.tab) { _ in ["push", "pull"] } == .choose(["push", "pull"]))
  }

  @Test func `of a line that is too long the part around the place is shown`() {
    var editor = LineEditor()
    _ = editor.take(.text(String(repeating: "0123456789", count: 2_000))) { _ in [] }
    #expect(editor.view(columns: 10) == ("123456789", 9))
    _ = editor.take(.home) { _ in [] }
    #expect(editor.view(columns: 10) == ("012345678", 0))
    #expect(editor.view(columns: 1) == ("", 0))
    #expect(editor.view(columns: -3) == ("", 0))
    _ = editor.take(.control("k")) { _ in [] }
    _ = editor.take(.text("日本語")) { _ in [] }
    #expect(editor.view(columns: 6) == ("本語", 4))
  }

  @Test func `bytes are keys, also when they come in pieces`() {
    func keys(_ pieces: [UInt8]...) -> [Key] {
      var decoder = KeyDecoder()
      return pieces.flatMap { decoder.keys($0) }
    }
    #expect(keys(Array("ab\r".utf8)) == [.text("ab"), .enter])
    #expect(keys([0x1B, 0x5B, 0x41], [0x1B], [0x5B], [0x44]) == [.up, .left])
    #expect(keys(Array("\u{1B}[3~\u{1B}OH\u{1B}[4~".utf8)) == [.delete, .home, .end])
    #expect(keys([3, 4, 9, 0x7F]) == [.control("c"), .control("d"), .tab, .backspace])
    #expect(keys([0xE6, 0x97], [0xA5, 0x61]) == [.text("日a")])
    #expect(keys([0x61, 0xF0, 0x9F], [0x91, 0xA9]) == [.text("a"), .text("👩")])
    // What means nothing here is passed over, and bytes that are no text do no harm.
    #expect(keys(Array("\u{1B}[1;5C\u{1B}[200~\u{1B}xa".utf8)) == [.right, .text("a")])
    #expect(keys([0xFF, 0x61]).count == 1)
  }
}
