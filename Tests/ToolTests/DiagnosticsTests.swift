import Foundation
import Testing

@testable import lifecycle

/// What a script that is not understood is answered with, to the letter.
@Suite @MainActor struct DiagnosticsTests {
  private func expect(
    _ script: String, _ errors: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let played = Played(script)
    let remedy = "Type: swift run lifecycle help scripts\n"
    #expect(played.errors == errors + remedy, sourceLocation: sourceLocation)
    #expect(played.output == "", sourceLocation: sourceLocation)
    #expect(played.status == 2, sourceLocation: sourceLocation)
  }

  @Test func `an unknown step near a known one is asked about`() {
    expect(
      "pusch Feed",
      """
      test.flow:1:1: expected a step, found pusch; did you mean push?
        pusch Feed
        ^

      """)
  }

  @Test func `an unknown step is answered with all there are`() {
    expect(
      "  42",
      """
      test.flow:1:3: expected a step (screen, root, push, pop, replace, present, dismiss, select, \
      tap, swipe, pull, turn, show, add, remove, alert, wait, hold, release, coordinator, link, \
      timer, notification, task, invalidate, post, rotate, enter, declare, expect, print), found 42
          42
          ^

      """)
  }

  @Test func `an unknown name is answered with those declared`() {
    expect(
      "screen Feed Profile\npush Profle",
      """
      test.flow:2:6: expected a declared screen (Feed, Profile), found Profle; did you mean Profile?
        push Profle
             ^

      """)
  }

  @Test func `a name before any declaration`() {
    expect(
      "root screen Feed",
      """
      test.flow:1:13: expected a declared screen (none is), found Feed
        root screen Feed
                    ^

      """)
  }

  @Test func `names are declared once and not after containers`() {
    expect(
      "screen Feed Feed\nscreen UIAlertController\nscreen feed",
      """
      test.flow:1:13: expected a new screen's name, Feed is taken
        screen Feed Feed
                    ^
      test.flow:2:8: expected a new screen's name, UIAlertController is taken
        screen UIAlertController
               ^
      test.flow:3:8: expected a new screen's name, beginning with a capital letter, found feed
        screen feed
               ^

      """)
  }

  @Test func `a string without an end is told of where it begins`() {
    expect(
      "screen A\nalert \"Discard?",
      """
      test.flow:2:7: expected a closing " for the string that begins here
        alert "Discard?
              ^

      """)
  }

  @Test func `a bad duration, after a tab, which the caret's line repeats`() {
    expect(
      "\twait\t2h",
      """
      test.flow:1:7: 2h is no duration: expected one like 2s, 1.5s or 350ms, at most 86400s
        \twait\t2h
        \t    \t^

      """)
  }

  @Test func `wide characters move the caret by two columns and count as one`() {
    expect(
      "screen A\nalert \"削除\" wth \"OK\"",
      """
      test.flow:2:12: expected "with", found wth
        alert "削除" wth "OK"
                     ^

      """)
  }

  @Test func `what is missing at the end of a line`() {
    expect(
      "screen A\nexpect leaked A by\nwait\npop to",
      """
      test.flow:2:19: expected "delayed check", "scan" or "scan only", found the end of the line
        expect leaked A by
                          ^
      test.flow:3:5: expected a duration like 2s or 350ms, found the end of the line
        wait
            ^
      test.flow:4:7: expected "root" or a screen's name, found the end of the line
        pop to
              ^

      """)
  }

  @Test func `what is too much at the end of a line`() {
    expect(
      "screen A leaks by closure twice",
      """
      test.flow:1:27: expected the end of the line, found twice
        screen A leaks by closure twice
                                  ^

      """)
  }

  @Test func `numbers that are too large or that count from nothing`() {
    expect(
      "screen A\nselect tab 99999999999999999999\ntap tab 0\nhold A#0\nhold A#",
      """
      test.flow:2:12: the number 99999999999999999999 is too large
        select tab 99999999999999999999
                   ^
      test.flow:3:9: expected the number of a tab, from 1 on, found 0
        tap tab 0
                ^
      test.flow:4:8: expected the number of an instance, such as A#1
        hold A#0
               ^
      test.flow:5:8: expected the number of an instance, such as A#1
        hold A#
               ^

      """)
  }

  @Test func `every ending of lines counts as one line`() {
    expect(
      "\u{FEFF}screen A\r\nwait 1s\rpop\nprnt tree",
      """
      test.flow:4:1: expected a step, found prnt; did you mean print?
        prnt tree
        ^

      """)
  }

  @Test func `an empty script, and one of comments only`() {
    let errors = """
      test.flow:1:1: expected a step, found an empty script
        
        ^

      """
    expect("", errors)
    expect("# nothing\n\n   \t# here", errors)
  }

  @Test func `garbage is shown harmlessly, and at most ten lines of it`() {
    let garbage = Array(repeating: "\u{1B}[31m\u{0}", count: 12).joined(separator: "\n")
    let one = (1...10).map {
      "test.flow:\($0):1: unexpected character U+001B\n  \u{FFFD}[31m\u{FFFD}\n  ^\n"
    }
    expect(garbage, one.joined() + "test.flow: and 2 more\n")
  }

  @Test func `a long line is cut around the column`() {
    expect(
      "wait " + String(repeating: "9", count: 200) + "h",
      "test.flow:1:6: \(String(repeating: "9", count: 200))h is no duration: expected one like 2s, "
        + "1.5s or 350ms, at most 86400s\n"
        + "  wait \(String(repeating: "9", count: 71))…\n       ^\n")
    expect(
      "wait 1s" + String(repeating: " ", count: 200) + "?",
      "test.flow:1:208: unexpected character ?\n"
        + "  …\(String(repeating: " ", count: 37))?\n   \(String(repeating: " ", count: 37))^\n")
  }

  @Test func `bytes that are no UTF-8 are refused at their place, in comments too`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    for (bytes, place, line, caret) in [
      ([UInt8]("screen A\r\n# é".utf8) + [0xFF, 0x21], "2:4", "# é\u{FFFD}!", "   ^"),
      ([0xC3], "1:1", "\u{FFFD}", "^"),
    ] {
      try Data(bytes).write(to: file)
      let played = Played { Play.run(path: file.path, output: $0, errors: $1) }
      #expect(
        played.errors == """
          \(file.path):\(place): expected text in UTF-8
            \(line)
            \(caret)
          Type: swift run lifecycle help scripts

          """)
      #expect(played.output == "")
      #expect(played.status == 2)
    }
  }

  @Test func `a file that is not there or is none`() {
    for path in ["/nonexistent/a.flow", "/tmp"] {
      let played = Played { Play.run(path: path, output: $0, errors: $1) }
      #expect(
        played.errors == """
          \(path): expected a file with a script, found none that can be read
          Type: swift run lifecycle help play

          """)
      #expect(played.status == 2)
    }
  }

  @Test func `a misspelled file has the nearest name beside it`() {
    let path = "\(packagePath)/Demo/Scripts/cleanflow.flow"
    let played = Played { Play.run(path: path, output: $0, errors: $1) }
    #expect(
      played.errors.replacingOccurrences(of: "\(packagePath)/", with: "") == """
        Demo/Scripts/cleanflow.flow: expected a file with a script, found none that can be read; \
        did you mean Demo/Scripts/clean-flow.flow?
        Type: swift run lifecycle help play

        """)
    #expect(played.status == 2)
  }
}
