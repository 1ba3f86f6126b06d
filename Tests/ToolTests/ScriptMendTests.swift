import Foundation
import LifecycleKit
import Testing

@testable import lifecycle

/// The mending of scripts: each kind of hold, what is refused, and what stays of the text.
@Suite @MainActor struct ScriptMendTests {
  nonisolated private static func script(_ lines: String..., head: String = "screen Home Cart")
    -> String
  {
    ([head, "root stack Home"] + lines).map { $0 + "\n" }.joined()
  }

  /// Each hold, and the script without the leak.
  nonisolated private static let holds: [(name: String, leaking: String, mended: String)] = [
    (
      "the global list", script("push Cart", "hold Cart", "pop", "wait 3s"),
      script("push Cart", "hold Cart", "pop", "release Cart#1", "wait 3s")
    ),
    (
      "a coordinator", script("push Cart", "coordinator Cash holds Cart", "pop"),
      script("push Cart", "coordinator Cash holds Cart", "pop", "release Cash")
    ),
    (
      "a timer", script("push Cart", "timer \"tick\" holds Cart", "pop"),
      script("push Cart", "timer \"tick\" holds Cart", "pop", "invalidate timer \"tick\"")
    ),
    (
      "an observer", script("push Cart", "notification \"paid\" holds Cart", "pop"),
      script(
        "push Cart", "notification \"paid\" holds Cart", "pop", "remove observer \"paid\"")
    ),
    (
      "a task", script("push Cart", "task \"sync\" holds Cart # all day", "pop"),
      script("push Cart", "task \"sync\" holds Cart weakly # all day", "pop")
    ),
    (
      "the screen itself",
      script("push Cart", "pop", head: "screen Home\nscreen Cart leaks by method"),
      script("push Cart", "pop", head: "screen Home\nscreen Cart")
    ),
    (
      "a screen and its coordinator that keep each other",
      script(
        "push Cart", "coordinator Cash holds Cart", "link Cart to Cash", "pop", "release Cash"),
      script(
        "push Cart", "coordinator Cash holds Cart weakly", "link Cart to Cash", "pop",
        "release Cash")
    ),
    (
      "two holders", script("push Cart", "hold Cart", "timer \"tick\" holds Cart", "pop"),
      script(
        "push Cart", "hold Cart", "timer \"tick\" holds Cart", "pop", "invalidate timer \"tick\"",
        "release Cart#1")
    ),
    (
      "the list, while the screen is covered and left later",
      script("push Cart", "hold Cart", "push Home", "pop to root", "wait 1s"),
      script("push Cart", "hold Cart", "push Home", "pop to root", "release Cart#1", "wait 1s")
    ),
    (
      "the list, in lines with the ends of Windows and a mark",
      "\u{FEFF}screen Home Cart\r\nroot stack Home\r\npush Cart\r\nhold Cart\r\n  pop",
      "\u{FEFF}screen Home Cart\r\nroot stack Home\r\npush Cart\r\nhold Cart\r\n  pop\r\n  release Cart#1"
    ),
  ]

  @Test(arguments: holds.indices) func `a hold ends where the screen leaves`(index: Int) throws {
    let (name, leaking, mended) = Self.holds[index]
    let mender = try ScriptMender(leaking, file: "a.flow")
    #expect(mender.text == mended, "\(name)")
    #expect(mender.report.isClean && mender.report.passedCountAfter == 1, "\(name)")
    // Played, it is clean by itself.
    #expect(Played { Play.run(mended, file: "a.flow", output: $0, errors: $1) }.status == 0)
    #expect(try ScriptMender(mended, file: "a.flow").report.leaks.isEmpty, "\(name)")
  }

  @Test func `the patch stands with its proof`() throws {
    let text = Self.script("push Cart", "hold Cart", "pop", "wait 3s")
    #expect(
      try ScriptMender(text, file: "cart.flow").report.text(countingTests: false) == """
        cart.flow: Cart leaked, Player.held[0] holds it
          cart.flow:6
          release Cart#1 where Cart leaves

        --- a/cart.flow
        +++ b/cart.flow
        @@ -3,4 +3,5 @@
         push Cart
         hold Cart
         pop
        +release Cart#1
         wait 3s

          proven: the leak is gone, the log of the flow is otherwise the same

        1 leak: 1 mended

        """)
  }

  @Test func `an edit after which a line fails is no fix`() throws {
    let text = Self.script("push Cart", "hold Cart", "pop", "wait 1s", "expect alive Cart")
    let mender = try ScriptMender(text, file: "a.flow")
    #expect(mender.text == text)
    #expect(
      mender.report.text(countingTests: false) == """
        a.flow: Cart leaked, Player.held[0] holds it
          no patch: nothing that was tried is a fix
            release Cart#1 where Cart leaves: a line fails: expected Cart#1 to be alive; found it is deallocated

        1 leak: 0 mended, 1 left to a person

        """)
  }

  @Test func `a leak that a line expects is left as it is`() throws {
    let text = Self.script("push Cart", "hold Cart", "pop", "wait 3s", "expect leaked Cart")
    let mender = try ScriptMender(text, file: "a.flow")
    #expect(mender.text == text)
    #expect(mender.report.text(countingTests: false) == "no leak that no line expects\n")
  }

  @Test func `a screen that leaves and comes again is released after it has left for good`() throws
  {
    let text = Self.script(
      "push Cart", "hold Cart", "pop", "push Cart again", "expect on screen Cart", "pop")
    let mender = try ScriptMender(text, file: "a.flow")
    #expect(mender.text == text + "release Cart#1\n")
  }

  @Test func `the command prints the patch, and writes with --in-place alone`() async throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "a.flow").path
    let text = Self.script("push Cart", "hold Cart", "pop", "wait 3s")
    try Data(text.utf8).write(to: URL(filePath: path))
    let printed = await Played(["mend", path])
    #expect(
      printed
        == Played(
          0,
          """
          \(path): Cart leaked, Player.held[0] holds it
            \(path):6
            release Cart#1 where Cart leaves

          --- a/\(path)
          +++ b/\(path)
          @@ -3,4 +3,5 @@
           push Cart
           hold Cart
           pop
          +release Cart#1
           wait 3s

            proven: the leak is gone, the log of the flow is otherwise the same

          1 leak: 1 mended

          """, ""))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(await Played(["mend", path, "--in-place"]) == printed)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == Self.script("push Cart", "hold Cart", "pop", "release Cart#1", "wait 3s"))
    #expect(await Played(["mend", path]).output == "no leak that no line expects\n")
  }

  @Test func `models, and options that need a package, are refused`() async throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "a.flow").path
    try Data("screen Home\nroot stack Home\nhome on Home\n".utf8).write(to: URL(filePath: path))
    #expect(
      await Played(["mend", path])
        == .refusal(
          "\(path) is a model, where a release ends what holds a screen: mended by hand",
          type: "swift run lifecycle explore \(path)"))
    #expect(
      await Played(["mend", path, "--try", "b"]).errors.hasPrefix(
        "lifecycle: --try needs a package, not a script\n"))
    try Data("push Nothing\n".utf8).write(to: URL(filePath: path))
    let wrong = await Played(["mend", path])
    #expect(wrong.status == 2 && wrong.errors.contains("a.flow:1:6: expected a declared screen"))
  }
}
