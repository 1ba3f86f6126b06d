import Foundation
import Testing

@testable import lifecycle

/// The words of a command line: each subcommand's grammar, its help, and what is said to other words.
@Suite @MainActor struct CommandLineTests {
  private func read<Read: Command>(_ words: String...) throws -> Read? {
    try Tool.command(of: words) as? Read
  }

  // MARK: - Help

  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func `the help lists every subcommand in a line, on one screen`(words: [String]) async {
    let played = await Played(words)
    #expect(
      played.output == """
        lifecycle: UIKit's screen lifecycle, simulated, with a deallocation checker

        usage: swift run lifecycle SUBCOMMAND [options]

          tour      a small app with three planted leaks
          play      plays a script of steps on named screens, or begins a session
          lesson    ten lessons about what keeps screens alive
          gallery   every leak shape, with its fix and what each check reports
          explore   tries every flow through an app; reports the shortest that fail
          doctor    what of an iOS package compiles on Linux, and the edits it needs
          mend      a patch for each leak that fails a test, proven by the tests
          mcp       serves an assistant over standard input and output
          compare   two runs side by side as a page, with the differences marked
          graph     which object holds which, among live objects
          bench     measures what the checks cost; build with -c release
          settings  every setting of the checks, with its default
          help      all subcommands, the options of one, or the language of scripts
          version   the version of this program

        swift run lifecycle help SUBCOMMAND lists its options; with scripts in its place
        it prints the language of scripts. Exit status: 0 fine, 1 a leak, a failed
        expectation or another finding, 2 wrong words or a file that cannot be read, 3
        an output or a file that cannot be written.

        """)
    #expect(played.errors == "" && played.status == 0)
  }

  @Test(arguments: [["help", "play"], ["play", "--help"], ["play", "a", "--loud", "-h"]])
  func `the help of a subcommand is made from its grammar`(words: [String]) async {
    let played = await Played(words)
    #expect(
      played.output == """
        play: plays a script of steps on named screens, or begins a session

        usage: swift run lifecycle play [FILE] [options]

          FILE                   a script, or - for the standard input; a session
                                 without FILE
          --format text|json|junit|github|sarif
                                 the form of the summary (default: text)
          --baseline FILE        fails only for leaks that FILE does not list
          --write-baseline FILE  writes such a file of the leaks that count
          --report FILE          writes the run as a page of HTML, as JSON to FILE.json,
                                 for Perfetto to FILE.trace
          --ignore FILE          leaves leaks out by rules that expire; needs --today
          --today YYYY-MM-DD     the day by which rules expire
          --verify SIGNATURE|FILE
                                 judges a fix of the leaks with a signature, or of a
                                 baseline's: pass (0), partly or fail (1), unjudged (2)

        With an option the leaks are summed up on the standard output, and the play
        itself goes to the standard error. The language of scripts is printed by
        swift run lifecycle help scripts.

        """)
    #expect(played.errors == "" && played.status == 0)
  }

  @Test func `every subcommand has a help with each of its options, in 80 columns`() async {
    for command in Tool.commands {
      let usage = command.usage
      let played = await Played([usage.name, "--help"])
      #expect(await Played(["help", usage.name]) == played)
      #expect(played.status == 0 && played.errors == "")
      #expect(
        played.output.hasPrefix("\(usage.name): \(usage.summary)\n\nusage: \(usage.synopsis())\n"))
      for option in usage.options where !option.isHidden {
        #expect(played.output.contains("\n  \(option.synopsis)"))
      }
      #expect(!played.output.contains("--worker"))
      for line in played.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `a subcommand without options has a short help`() async {
    #expect(
      await Played(["help", "compare"]).output == """
        compare: two runs side by side as a page, with the differences marked

        usage: swift run lifecycle compare BEFORE AFTER --report FILE

          BEFORE                 a script, which is played, or a report of --report
                                 FILE.json
          AFTER                  the run beside it, in either form
          --report FILE          the page of HTML to write

        """)
    #expect(
      await Played(["help", "version"]).output == """
        version: the version of this program

        usage: swift run lifecycle version

        """)
  }

  @Test func `the language of scripts is a help of its own`() async {
    #expect(await Played(["help", "scripts"]).output == Play.guide)
  }

  @Test func `the mistakes that an exploration can have are listed`() async {
    let played = await Played(["explore", "--list"])
    #expect(
      played.output.hasPrefix(
        """
        Apps, for swift run lifecycle explore APP:
          tour                      the tour's app; a user reaches two of its leaks
          kiosk                     a small shop, with a mistake if one is named

        Mistakes, for swift run lifecycle explore kiosk MISTAKE:
          forgottenDismissal        a coordinator is not told that its sheet was pulled
                                    down
          childStays                a finished coordinator stays among the children

        """))
    #expect(
      played.output.hasSuffix(
        """
          titleCounts               a title differs at each start

        Mistakes that end or stop the process, with --jobs:
          traps                     the app traps
          exits                     the app exits
          hangs                     an action never returns

        An app of your own is explored by a test, with the product FlowExploration; see its guide.

        """))
    #expect(played.status == 0)
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
    #expect(try read("gallery") == GalleryCommand.list)
    #expect(try read("gallery", "timer-target") == GalleryCommand.shape("timer-target"))
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
    #expect(try part("--list") == .rows)
    #expect(try part("--row", "3", "--size", "1000") == .row(3, 1000))
    #expect(try part("--cycle", "plain", "--count", "1000") == .cycles(.plain, 1000))
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
      ["doctor", "a", "--format", "xml"], "--format is text or json, not xml",
      "lifecycle doctor PATH --format text|json"
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
