import Testing

@testable import lifecycle

/// Each kind of expectation and step: once met, once not, with the whole line that tells of it.
@Suite @MainActor struct ExpectationTests {
  /// Two screens on a stack, `A` below `B`, in five lines.
  private let stack = """
    screen A B C
    screen Leaky leaks
    root stack A
    push B


    """

  /// The lines that tell of failures.
  private func failures(_ script: String) -> [String] {
    let played = Played(stack + script)
    #expect(played.errors == "")
    let lines = played.output.split(separator: "\n").filter { $0.hasPrefix("✗ test.flow") }
    #expect(played.status == (lines.isEmpty ? 0 : 1))
    return lines.map { String($0.dropFirst(2)) }
  }

  @Test func `on screen`() {
    #expect(failures("expect on screen B") == [])
    #expect(
      failures("expect on screen A") == ["test.flow:6:8: expected A#1 on screen; found B#1"])
  }

  @Test func `alive and deallocated`() {
    #expect(failures("expect alive B\npop\nexpect deallocated B") == [])
    #expect(
      failures("expect deallocated B\npop\nexpect alive B") == [
        "test.flow:6:8: expected B#1 to be deallocated; found it is alive",
        "test.flow:8:8: expected B#1 to be alive; found it is deallocated",
      ])
    #expect(
      failures("expect deallocated C\nexpect deallocated B#2") == [
        "test.flow:6:20: expected an instance of C to exist; found none was made yet",
        "test.flow:7:20: expected an instance of B to exist; found only 1 made so far",
      ])
  }

  @Test func `a stack, on the visible screen and elsewhere`() {
    #expect(
      failures("expect stack A B\npresent C wrapped\nexpect stack C\nexpect stack A B on A") == [])
    #expect(
      failures("expect stack A#1 B#2") == [
        "test.flow:6:8: expected the stack A#1 B#2; found A#1 B#1"
      ]
    )
    #expect(
      failures("present C\nexpect stack A B") == [
        "test.flow:7:8: expected a navigation controller around C#1; found none"
      ])
  }

  @Test func `leaked, by which check`() {
    #expect(
      failures(
        """
        push Leaky
        pop
        wait 2s
        expect leaked Leaky by delayed check
        wait 20s
        expect leaked Leaky by scan
        """) == [])
    #expect(
      failures("push Leaky\npop\nwait 2s\nexpect leaked Leaky by scan only") == [
        "test.flow:9:8: expected Leaky#1 to be found by scan only; found delayed check"
      ])
    #expect(
      failures("push Leaky\npop\nwait 1s\nexpect leaked Leaky\nexpect no leaks") == [
        "test.flow:9:8: expected Leaky#1 to be reported as leaked; found no report of it",
        "test.flow: Leaky#1 leaked and no line expected it",
      ])
    #expect(
      failures("pop\nexpect leaked B") == [
        "test.flow:7:8: expected B#1 to be reported as leaked; found it is deallocated"
      ])
  }

  @Test func `no leaks`() {
    #expect(failures("pop\nwait 9s\nexpect no leaks") == [])
    #expect(
      failures("push Leaky\npop\nwait 9s\nexpect no leaks\nexpect leaked Leaky") == [
        "test.flow:9:8: expected no leaks; found Leaky#1"
      ])
  }

  @Test func `a screen that is held and released in time, late, never`() {
    #expect(failures("hold B\npop\nwait 1s\nrelease B\nwait 9s\nexpect no leaks") == [])
    #expect(failures("hold B\npop\nwait 3s\nexpect leaked B\nrelease B\nexpect no leaks") == [])
    #expect(
      failures("hold B\npop\nrelease A") == [
        "test.flow:8:9: expected A#1 to be held; found it is not",
        "test.flow: B#1 leaked and no line expected it",
      ])
    #expect(
      failures("pop\nhold B") == [
        "test.flow:7:6: expected B#1 to be alive; found it is deallocated"
      ])
  }

  @Test(arguments: ["closure", "method", "delegate"])
  func `every way to leak leaks`(_ way: String) {
    #expect(
      failures("screen D leaks by \(way)\npush D\npop\nwait 2s\nexpect leaked D") == [])
  }

  @Test func `declared caches are passed by the scan while declared`() {
    let swap = "hold A\npop\ndeclare cached A\nroot screen C\nwait 30s\nexpect no leaks\n"
    #expect(failures(swap) == [])
    #expect(
      failures(swap + "declare uncached A\nwait 16s\nexpect leaked A by scan only") == [])
  }

  @Test func `a misuse that no line expects is told at the end`() {
    let played = Played {
      Play.run(
        "screen A\nroot stack A\npop\npop\nexpect misuse popAtRoot\n", file: "test.flow",
        output: $0, errors: $1)
    }
    #expect(
      played.output == """
        ! popAtRoot: <UINavigationController#1> has no view controller to pop: the root is on top
        test.flow: 5 lines, 20.000 s of virtual time: 2 created, 2 alive; 1 expectation met

        """)
    #expect(played.status == 0)
  }

  @Test func `misuses, each taken once`() {
    #expect(failures("pop\npop\nexpect misuse popAtRoot") == [])
    #expect(failures("push B again\nexpect misuse pushedTwice\nexpect on screen B") == [])
    #expect(
      failures("pop\npop\nexpect misuse popAtRoot\nexpect misuse popAtRoot\nexpect no misuses") == [
        "test.flow:9:8: expected a misuse popAtRoot; found no other than popAtRoot",
        "test.flow:10:8: expected no misuses; found popAtRoot",
      ])
    #expect(
      failures("expect misuse pushedTwice") == [
        "test.flow:6:8: expected a misuse pushedTwice; found none"
      ])
  }

  @Test func `a step that goes on lets the next come during its animation`() {
    #expect(
      failures(
        """
        push C and go on
        pop and go on
        wait 2s
        expect no misuses
        expect stack A B
        """) == [])
  }

  @Test func `steps without their screens, tabs and alerts`() {
    #expect(
      failures("select tab 1\ntap \"OK\"\nalert \"?\" with \"No\"\ntap \"Yes\"\ndismiss") == [
        "test.flow:6:1: expected tabs at the window's root; found UINavigationController#1",
        "test.flow:7:1: expected an alert on screen; found B#1",
        "test.flow:9:1: expected a button \"Yes\" on the alert; found \"No\"",
      ])
    let played = Played("screen A\npush A\ndismiss")
    #expect(
      played.output == """
        ✗ test.flow:2:1: expected a screen in the window; found none: no line set a root
        ✗ test.flow:3:1: expected a screen in the window; found none: no line set a root
        test.flow: 3 lines, 20.000 s of virtual time: 2 failures

        """)
  }

  @Test func `a ring of presenters and containers is refused`() {
    #expect(
      failures(
        """
        root screen C
        present A style fullScreen not animated
        present C again wrapped
        expect misuse presentedActiveController
        expect on screen A
        """) == [])
    #expect(
      failures(
        """
        root screen C
        present A wrapped
        push C again
        expect misuse childIsOwnAncestor
        expect on screen A
        """) == [])
  }

  @Test func `tabs by number and by screen`() {
    let tabs = "screen T U V\nroot tabs T U\n"
    #expect(
      failures(tabs + "select tab U\nexpect on screen U\ntap tab 1\nexpect on screen T") == [])
    #expect(
      failures(tabs + "select tab 3\nselect tab A") == [
        "test.flow:8:1: expected a tab 3; found 2 tabs",
        "test.flow:9:12: expected A#1 to be alive; found it is deallocated",
      ])
  }

  @Test func `a stack is replaced, and a modal of any style dismissed`() {
    #expect(failures("replace stack C B\nexpect stack C#1 B#1\nexpect deallocated A") == [])
    for style in ["sheet", "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen"] {
      #expect(failures("present C style \(style) wrapped\ndismiss C\nexpect deallocated C") == [])
    }
  }
}
