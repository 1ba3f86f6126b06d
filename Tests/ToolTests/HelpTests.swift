import Testing

@testable import lifecycle

/// The help of the tool and of its subcommands.
@Suite @MainActor struct HelpTests {
  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func `the help lists every subcommand in a line, on one screen`(words: [String]) async {
    let played = await Played(words)
    #expect(
      played.output == """
        lifecycle: UIKit's screen lifecycle, simulated, with a deallocation checker

        usage: swift run lifecycle SUBCOMMAND [options]

          tour       a small app with three planted leaks
          play       plays a script of steps on named screens, or begins a session
          lesson     ten lessons about what keeps screens alive
          exercises  forty small leaks to mend; each file is judged when it is saved
          gallery    every leak shape, with its fix and what each check reports
          explore    tries every flow through an app; reports the shortest that fail
          model      a model as Mermaid, XState or a graph; a draft of one, of an app
          doctor     what of an iOS package compiles on Linux, and the edits it needs
          mend       a patch for each leak that fails a test, proven by the tests
          new        writes a package with a coordinator, its screens and a checked test
          mcp        serves an assistant over standard input and output
          compare    two runs side by side as a page, with the differences marked
          graph      which object holds which, among live objects
          bench      measures what the checks cost; build with -c release
          settings   every setting of the checks, with its default
          help       all subcommands, the options of one, or the languages of flows
          version    the version of this program

        help SUBCOMMAND lists its options, help scripts or models a language of flows.
        Exit status: 0 clean, 1 findings, 2 bad arguments or files, 3 output not written

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
          --report FILE          writes the run as a page of HTML; a FILE that ends with
                                 .json gets JSON, with .trace a trace for Perfetto
          --sizes                says how much memory each leak keeps, beside the number
                                 of objects
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
          tour                      the tour's app; a user reaches two of three leaks
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

        An app of your own is explored by a test or by a program of its own, with the product
        FlowExploration; see its guide.

        """))
    #expect(played.status == 0)
  }
}
