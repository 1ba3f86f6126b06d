import ToolConsole
import Foundation
import Testing

@testable import lifecycle

@Suite @MainActor struct TerminalTests {
  @Test func `colours are for terminals without NO_COLOR`() {
    #expect(Palette.isColoured(isTerminal: true, environment: ["TERM": "xterm"]))
    #expect(Palette.isColoured(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!Palette.isColoured(isTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(!Palette.isColoured(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!Palette.isColoured(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test func `each line is painted by itself`() {
    #expect(
      Palette(isColoured: true).bad("a\n\nb\n")
        == "\u{1B}[31ma\u{1B}[0m\n\n\u{1B}[31mb\u{1B}[0m\n")
    #expect(Palette(isColoured: false).bad("a\n") == "a\n")
  }

  @Test func `progress is written over itself on a terminal and not at all in a pipe`() {
    for (isShown, expected) in [(true, "\r\u{1B}[K[1/2] making\r\u{1B}[K"), (false, "")] {
      var text = ""
      let progress = Progress(total: 2, isShown: isShown) { text += $0 }
      progress.step("making")
      progress.finish()
      #expect(text == expected)
    }
  }

  @Test func `progress in a pipe has a line for each piece where it is asked for`() {
    var text = ""
    let progress = Progress(total: 2, isShown: false, hasLines: true) { text += $0 }
    progress.step("making")
    progress.finish()
    #expect(text == "[1/2] making\n")
  }

  @Test func `progress estimates from what was done`() {
    #expect(Progress.line("scanning", 0, of: 12, after: .seconds(9)) == "[ 1/12] scanning")
    #expect(
      Progress.line("scanning", 3, of: 12, after: .seconds(9))
        == "[ 4/12] scanning, about 27 s left")
  }

  @Test func `long work says what goes on, and for how long`() {
    #expect(
      LongWork.line("building the copy", after: .milliseconds(90_400))
        == "lifecycle: still building the copy, 90 s so far")
  }

  @Test func `a table is as wide as its widest cells`() {
    var table = Table([("name", .left), ("n", .right), ("", .left)])
    table.add("a", "1,000")
    table.addRule()
    table.add("longer", "2", "x")
    #expect(
      table.drawn() == """
        name        n
        ──────  ─────  ─
        a       1,000
        ──────  ─────  ─
        longer      2  x

        """)
  }

  @Test(arguments: [
    ["tour"], ["graph", "--format", "dot"], ["gallery"], ["doctor", "--table"], ["help"],
    ["help", "scripts"], ["play", "--help"], ["explore", "--list"], ["version"],
    ["play", "\(packagePath)/Demo/Scripts/clean-flow.flow"],
  ])
  func `output that cannot be written has a word and a status of its own`(words: [String]) async {
    let full = StandardStream(FileHandle(forWritingAtPath: "/dev/full") ?? .nullDevice)
    var errors = ""
    let status = await Tool.run(
      words, output: Output(write: { full.write($0) }, failure: { full.failure }),
      errors: Output { errors += $0 })
    #expect(
      errors == "lifecycle: the standard output cannot be written: No space left on device\n")
    #expect(status == 3)
  }

  @Test func `a word that cannot be written is told by the status alone`() async {
    let full = StandardStream(FileHandle(forWritingAtPath: "/dev/full") ?? .nullDevice)
    let status = await Tool.run(
      ["towr"], output: Output { _ in },
      errors: Output(write: { full.write($0) }, failure: { full.failure }))
    #expect(status == 3)
  }

  @Test func `the version is that of the changelog's latest heading`() async throws {
    let path = "\(packagePath)/.github/CHANGELOG.md"
    let changelog = try String(contentsOfFile: path, encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let played = await Played(["version"])
    #expect(
      played.output
        == "LifecycleKit \(heading.dropFirst(3)); writes baselines of version 1\n")
    #expect(played.status == 0)
  }
}
