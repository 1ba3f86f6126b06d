import Testing

@testable import Demo

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

  @Test func `progress estimates from what was done`() {
    #expect(Progress.line("scanning", 0, of: 12, after: .seconds(9)) == "[ 1/12] scanning")
    #expect(
      Progress.line("scanning", 3, of: 12, after: .seconds(9))
        == "[ 4/12] scanning, about 27 s left")
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

  @Test func `the command line`() async {
    #expect(Command([]) == .tour)
    #expect(Command(["play", "a.flow"]) == .play(path: "a.flow"))
    #expect(Command(["bench"]) == .bench(.all))
    #expect(Command(["bench", "sizes"]) == .bench(.sizes))
    #expect(Command(["help"]) == .help)
    #expect(Command(["help", "play"]) == .helpPlay)
    #expect(Command(["play"]) == .misunderstood("play needs the path of a script"))
    #expect(Command(["play", "a", "b"]) == .misunderstood("too many words after play"))
    #expect(Command(["tour"]) == .misunderstood("unknown command \"tour\""))
    let played = await Played(Command(["tour"]))
    #expect(played.errors == "Demo: unknown command \"tour\"\n" + Command.usage)
    #expect(played.output == "")
    #expect(played.status == 2)
  }
}
