import Foundation
import Testing

@testable import lifecycle

/// The words of a command line: each subcommand's grammar, and what is said to other words.
@Suite @MainActor struct CommandLineTests {
  private func read<Read: Command>(_ words: String...) throws -> Read? {
    try Tool.command(of: words) as? Read
  }

  // MARK: - Words that are understood

  @Test func `options stand before and behind operands, with a space or an equals sign`() throws {
    var options = PlayOptions()
    options.format = .junit
    options.baseline = "b.json"
    let asked = PlayCommand.script(path: "a.flow", options)
    #expect(try read("play", "a.flow", "--format", "junit", "--baseline", "b.json") == asked)
    #expect(try read("play", "--format=junit", "--baseline=b.json", "a.flow") == asked)
    #expect(
      try read("play", "--format=junit", "--baseline", "b.json", "--", "--help")
        == PlayCommand.script(path: "--help", options))
  }

  @Test func `operands alone`() throws {
    #expect(try read("play") == PlayCommand.session)
    #expect(try read("play", "a.flow") == PlayCommand.script(path: "a.flow"))
    #expect(try read("play", "-") == PlayCommand.script(path: "-"))
    #expect(try read("lesson") == LessonCommand.list)
    #expect(try read("lesson", "--list") == LessonCommand.list)
    #expect(try read("lesson", "3") == LessonCommand.lesson(3))
    #expect(try read("lesson", "push and pop") == LessonCommand.lesson(1))
    #expect(try read("gallery") == GalleryCommand.list())
    #expect(try read("gallery", "--format", "json") == GalleryCommand.list(.json))
    #expect(try read("gallery", "timer-target") == GalleryCommand.shape("timer-target"))
    #expect(
      try read("gallery", "1", "--format", "json") == GalleryCommand.shape("1", .json))
    #expect(try read("gallery", "1", "--picture", "a") == GalleryCommand.picture("1", path: "a"))
    #expect(try read("gallery", "--table") == GalleryCommand.table)
    #expect(try read("gallery", "--site", "a") == GalleryCommand.site("a"))
  }

  @Test func `the words behind doctor`() throws {
    #expect(try read("doctor", "a") == DoctorCommand.look("a"))
    #expect(try read("doctor", "a", "--format", "json") == DoctorCommand.look("a", .json))
    #expect(try read("doctor", "--quick", "a") == DoctorCommand.look("a", isQuick: true))
    #expect(try read("doctor", "--table") == DoctorCommand.table)
    #expect(try read("doctor", "a", "--fix", "b") == DoctorCommand.fix("a", into: "b"))
    #expect(try read("doctor", "a", "--in-place") == DoctorCommand.fix("a", into: nil))
    #expect(
      try read("doctor", "--init", "a", "--edit") == DoctorCommand.begin("a", editsManifest: true))
    #expect(try read("doctor", "a", "--init") == DoctorCommand.begin("a", editsManifest: false))
  }

  @Test func `the words behind bench`() throws {
    func part(_ words: String...) throws -> Bench.Part? {
      (try Tool.command(of: ["bench"] + words) as? BenchCommand)?.part
    }
    #expect(try part() == .all)
    #expect(try part("sizes") == .sizes)
    #expect(try part("searches") == .searches)
    #expect(try part("memory", "--format", "json") == .memory)
    #expect(try part("counts") == .counts)
    #expect(try part("--list") == .rows)
    #expect(try part("--row", "3", "--size", "1000") == .row(3, 1000))
    #expect(try part("--cycle", "plain", "--count", "1000") == .cycles(.plain, 1000))
    #expect(try part("flows") == .flows)
    #expect(try part("flows", "--size", "1000") == .frontier(1_000))
  }

  @Test(arguments: [
    (["graph", "dot"], ["graph", "--format", "dot"]),
    (["graph", "a.json", "mermaid"], ["graph", "a.json", "--format", "mermaid"]),
    (["graph", "--html", "a"], ["graph", "--report", "a"]),
    (["compare", "a", "b", "c"], ["compare", "a", "b", "--report", "c"]),
    (["explore", "merge", "a", "b"], ["explore", "--merge", "a", "b"]),
    (["explore", "kiosk", "--json", "a"], ["explore", "kiosk", "--result", "a"]),
    (["bench", "rows"], ["bench", "--list"]),
    (["bench", "row", "3", "10"], ["bench", "--row", "3", "--size", "10"]),
    (["bench", "bare", "10"], ["bench", "--cycle", "bare", "--count", "10"]),
    (["doctor", "--fix", "--in-place", "a"], ["doctor", "a", "--in-place"]),
    (["--version"], ["version"]),
  ])
  func `an old spelling is understood as the present one`(old: [String], new: [String]) throws {
    #expect(isEqual(try Tool.command(of: old), try Tool.command(of: new)))
  }

  private func isEqual<Read: Command>(_ one: Read, _ other: any Command) -> Bool {
    one == other as? Read
  }

  // MARK: - Words that are not

  @Test(arguments: [
    (["doctor", "PLACE/Cordinators"], "doctor PATH [options]"),
    (["graph", "PLACE/Cordinators"], "graph [FILE] [options]"),
    (["explore", "--merge", "PLACE/Cordinators"], "explore [APP] [MISTAKE] [options]"),
  ])
  func `a path where no file is has the nearest name beside it`(words: [String], usage: String)
    async
  {
    let place = "\(packagePath)/Demo"
    let played = await Played(words.map { $0.replacingOccurrences(of: "PLACE", with: place) })
    #expect(
      played
        == .refusal(
          "\(place)/Cordinators: does not exist; did you mean \(place)/Coordinators?",
          type: "swift run lifecycle \(usage)"))
  }

  @Test(arguments: [
    (["towr"], "unknown subcommand \"towr\"; did you mean tour?", "lifecycle help"),
    (["plya"], "unknown subcommand \"plya\"; did you mean play?", "lifecycle help"),
    (["help", "ply"], "unknown subcommand \"ply\"; did you mean play?", "lifecycle help"),
    (["xyz"], "unknown subcommand \"xyz\"", "lifecycle help"),
    (
      ["tour", "--report"], "--report needs a value: FILE", "lifecycle tour --report FILE"
    ),
    (["tour", "a", "b"], "too many words after tour: a b", "lifecycle tour [options]"),
    (["version", "-v"], "unknown option \"-v\"", "lifecycle help version"),
    (["play", "a", "b"], "too many words after play: b", "lifecycle play [FILE] [options]"),
    (
      ["play", "a", "--formt", "text"], "unknown option \"--formt\"; did you mean --format?",
      "lifecycle help play"
    ),
    (
      ["play", "a", "--format", "jsn"],
      "--format is text, json, junit, github or sarif, not jsn; did you mean json?",
      "lifecycle play [FILE] --format text|json|junit|github|sarif"
    ),
    (
      ["play", "a", "--today", "2026-02-30"], "--today is a day such as 2026-11-21, not 2026-02-30",
      "lifecycle play [FILE] --today YYYY-MM-DD"
    ),
    (
      ["play", "a", "--ignore", "b"], "--ignore needs --today, because rules expire",
      "lifecycle play [FILE] --today YYYY-MM-DD"
    ),
    (
      ["play", "a", "--verify", "b", "--format", "junit"], "--verify prints text or json",
      "lifecycle play [FILE] --verify SIGNATURE|FILE"
    ),
    (
      ["play", "a", "--verify", "b", "--format", "sarif"], "--verify prints text or json",
      "lifecycle play [FILE] --verify SIGNATURE|FILE"
    ),
    (
      ["play", "--format", "json"], "options of play need a script",
      "lifecycle play FILE [options]"
    ),
    (["lesson", "11"], "there is no lesson 11, only 1 to 10", "lifecycle lesson --list"),
    (
      ["lesson", "timer"], "unknown lesson \"timer\"; did you mean The timer that goes on?",
      "lifecycle lesson --list"
    ),
    (
      ["gallery", "closur-property"],
      "unknown shape \"closur-property\"; did you mean closure-property?",
      "lifecycle gallery --list"
    ),
    (
      ["gallery", "timer"], "unknown shape \"timer\"; did you mean timer-in-deinit?",
      "lifecycle gallery --list"
    ),
    (
      ["gallery", "--picture", "a"], "--picture needs the name of a shape",
      "lifecycle gallery [SHAPE] --picture FILE"
    ),
    (
      ["gallery", "diamond", "--table"], "--table takes no diamond beside it",
      "lifecycle gallery --table"
    ),
    (["explore", "help"], "help comes before the name of a command", "lifecycle help explore"),
    (["explore", "kisk"], "unknown app \"kisk\"; did you mean kiosk?", "lifecycle explore --list"),
    (
      ["explore", "kiosk", "popAtRot"], "unknown mistake \"popAtRot\"; did you mean popAtRoot?",
      "lifecycle explore --list"
    ),
    (
      ["explore", "tour", "popAtRoot"], "the tour takes no mistake, found popAtRoot",
      "lifecycle explore --list"
    ),
    (
      ["explore", "--depth", "far"], "--depth is a number of at least 0, not far",
      "lifecycle explore [APP] [MISTAKE] --depth N"
    ),
    (
      ["explore", "--map", "svg"], "--map is mermaid, dot or json, not svg",
      "lifecycle explore [APP] [MISTAKE] --map mermaid|dot|json"
    ),
    (
      ["explore", "--shard", "9/2"],
      "--shard is a number of a number, such as 2/8, or auto, not 9/2",
      "lifecycle explore [APP] [MISTAKE] --shard I/N|auto"
    ),
    (
      ["explore", "--merge"], "--merge needs a value: FILE…", "lifecycle explore --merge FILE…"
    ),
    (
      ["explore", "--merge", "a.json", "--report", "pages"],
      "--merge has no app to play: it writes no report and no scripts",
      "lifecycle explore --merge FILE…"
    ),
    (["doctor"], "doctor needs PATH", "lifecycle doctor PATH [options]"),
    (
      ["doctor", "a", "--format", "xml"],
      "--format is text, json, github or sarif, not xml",
      "lifecycle doctor PATH --format text|json|github|sarif"
    ),
    (
      ["doctor", "a", "--quik"], "unknown option \"--quik\"; did you mean --quick?",
      "lifecycle help doctor"
    ),
    (
      ["doctor", "a", "--quick=yes"], "--quick takes no value", "lifecycle doctor PATH --quick"
    ),
    (
      ["doctor", "a", "--fix"], "--fix needs a value: DIR", "lifecycle doctor PATH --fix DIR"
    ),
    (
      ["doctor", "a", "--fix", "b", "--in-place"],
      "--fix makes a copy, --in-place makes none: they exclude each other",
      "lifecycle doctor PATH --in-place"
    ),
    (["--quick", "doctor"], "options come behind a subcommand, found --quick", "lifecycle help"),
    (["doctor", "a", "--edit"], "--edit needs --init", "lifecycle doctor PATH --init"),
    (
      ["doctor", "a", "--init", "--fix", "b"], "--init comes without --fix",
      "lifecycle doctor PATH --init"
    ),
    (
      ["doctor", "a", "--quick", "--in-place"],
      "--quick and --format come without --init and --fix",
      "lifecycle doctor PATH --fix DIR"
    ),
    (
      ["compare"], "compare needs BEFORE, AFTER and --report FILE",
      "lifecycle compare BEFORE AFTER --report FILE"
    ),
    (
      ["compare", "a", "b"], "compare needs --report FILE",
      "lifecycle compare BEFORE AFTER --report FILE"
    ),
    (
      ["graph", "--format", "painted"],
      "--format is text, dot, mermaid or heapsnapshot, not painted",
      "lifecycle graph [FILE] --format text|dot|mermaid|heapsnapshot"
    ),
    (
      ["graph", "a.json", "--report", "b"], "--report draws the example alone",
      "lifecycle graph [FILE] --report FILE"
    ),
    (["bench", "size"], "unknown part \"size\"; did you mean sizes?", "lifecycle help bench"),
    (
      ["bench", "row", "0", "1"], "--row is a number from 1 to 34, not 0",
      "lifecycle bench [PART] --row N"
    ),
    (["bench", "--row", "1"], "--row needs --size", "lifecycle bench [PART] --size N"),
    (
      ["bench", "sizes", "--format", "json"],
      "--format json comes with searches, memory, counts, or no PART",
      "lifecycle bench [PART] --format text|json"
    ),
    (
      ["bench", "plain", "0"], "--count is a number of at least 1, not 0",
      "lifecycle bench [PART] --count N"
    ),
  ])
  func `other words are refused with a reason and what to type, a line each`(
    words: [String], reason: String, remedy: String
  ) async {
    #expect(await Played(words) == .refusal(reason, type: "swift run \(remedy)"))
  }
}
