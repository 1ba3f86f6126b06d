import ToolConsole
import Foundation
import LeakDetection
import SeededRandom
import Testing

@testable import FlowExploration
@testable import ShopExplorer

/// An explorer as a program of its own: what the tool does for its apps, for any app.
@MainActor @Suite(.serialized) struct CommandTests {
  /// The output of a program, and its exit status.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// Same without the number of actions, which where a run goes on depends on how often it was ended, and without the
    /// pairs, which depend on the walks.
    var withoutActions: Run {
      Run(
        status: status,
        output: output.replacing(#/[\d,]+ actions? performed/#, with: "")
          .replacing(#/pairs of steps in a row: .*\n/#, with: ""),
        errors: errors)
    }
  }

  /// The program of `Tests/ShopExplorer`, which is built beside the tests.
  private func started(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "ShopExplorer")
    process.arguments = words
    return process
  }

  private func shop(_ words: [String]) throws -> Run {
    let process = started(words)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: words, as: UTF8.self))
  }

  private func shop(_ words: String...) throws -> Run { try shop(words) }

  /// The museum's program, in this process.
  private func museum(_ words: String..., isFixed: Bool = false) -> Run {
    var (output, errors) = ("", "")
    let status = MuseumTests.museum(isFixed: isFixed).status(
      of: words, named: "museum", output: Output { output += $0 }, errors: Output { errors += $0 })
    return Run(status: status, output: output, errors: errors)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `a program writes its app as a model, and nothing else beside it`() throws {
    let run = museum("--draft", "--depth", "3")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        # A first draft, of what an exploration saw within 3 actions of the start.
        # Left out: what comes by itself after some time.

        screen Rooms
          on "Enter" push Room
        screen Room
          on "Guide" present Guide as sheet wrapped
        screen Guide

        root stack Rooms
        without rotation application memoryWarning

        """)
    #expect(
      museum("--draft", "--map", "dot").errors
        == "museum: --draft explores within --depth, and takes no --map\n"
        + "Type: swift run museum --draft\n")
  }

  @Test func `a program is held against a model of it, in place of findings`() throws {
    try inFolder { folder in
      let (model, other) = ("\(folder)/museum.flow", "\(folder)/other.flow")
      let draft = museum("--draft", "--depth", "3").output
      try draft.write(toFile: model, atomically: true, encoding: .utf8)
      #expect(museum("--model", model, "--depth", "3").status == 0)
      try draft.replacing("on \"Guide\"", with: "on \"Help\"")
        .write(toFile: other, atomically: true, encoding: .utf8)
      let run = museum("--model", other, "--depth", "2")
      #expect(
        run
          == Run(
            status: 1,
            output: """
              2 pairs of states compared

              the app has what the model has not: tap the bar button "Guide", on RoomViewController "Room", leads to UIViewController "Guide"
                1. tap the bar button "Enter"
                2. tap the bar button "Guide"

              the model has what the app has not: tap "Help", on Room, leads to Guide
                1. tap the bar button "Enter"
                2. tap "Help"

              """, errors: ""))
      try "scren Room\n".write(toFile: other, atomically: true, encoding: .utf8)
      let unread = museum("--model", other)
      #expect(unread.status == 2 && unread.errors.hasPrefix("\(other):1:1: expected a declaration"))
    }
    #expect(
      museum("--model", "none.flow").errors
        == "museum: none.flow: does not exist\nType: swift run museum [options]\n")
    #expect(
      museum("--model", "museum.flow", "--tests").errors
        == "museum: --model compares within --depth, and takes no --tests\n"
        + "Type: swift run museum --model MODEL.flow\n")
  }

  @Test func `a program of ten lines finds the leak, with and without processes of its own`() throws
  {
    let run = try shop("--depth", "4", "--tests")
    #expect(run.status == 1)
    #expect(
      run.output.contains("\nleak: LampViewController, popped from UINavigationController: "))
    #expect(
      run.output.contains("\n  1. tap the bar button \"Lamp\"\n  2. tap the back button\n"),
      "\(run.output)")
    #expect(run.output.contains("  let end = try explorer().play([\n"))
    #expect(try shop("--depth", "4", "--tests", "--jobs", "2") == run)
  }

  @Test func `the function that a program shares with its tests plays what it prints`() throws {
    let end = try explorer().play(["tap the bar button \"Lamp\"", "tap the back button"])
    #expect(end.faults.count == 1)
    #expect(try shop("--depth", "2", "--tests").output.contains(end.faults[0].debugDescription))
  }

  @Test func `its help has its own name`() throws {
    let help = try shop("--help")
    #expect(
      help.output.hasPrefix(
        """
        ShopExplorer: tries every flow through the app; reports the shortest that fail

        usage: swift run ShopExplorer [options]

          --depth N              the most actions from the start (default: 6)

        """), "\(help.output)")
    #expect(help.status == 0)
    #expect(
      museum("--dept", "3")
        == Run(
          status: 2, output: "",
          errors: """
            museum: unknown option "--dept"; did you mean --depth?
            Type: swift run museum --help

            """))
    #expect(
      museum("shop")
        == Run(
          status: 2, output: "",
          errors: """
            museum: too many words after museum: shop
            Type: swift run museum [options]

            """))
  }

  @Test func `parts are put together to what one run prints, also those of several processes`()
    throws
  {
    try inFolder { folder in
      let whole = try shop("--depth", "5")
      for (index, jobs) in [[], ["--jobs", "2"]].enumerated() {
        let words = ["--depth", "5", "--shard", "\(index + 1)/2"] + jobs
        _ = try shop(words + ["--result", "\(folder)/\(index + 1).json"])
      }
      #expect(try shop("--merge", "\(folder)/1.json", "\(folder)/2.json") == whole)
      let half = try shop("--merge", "\(folder)/2.json")
      #expect(
        half.errors
          == "ShopExplorer: the result is incomplete, without what is missing: shard 1\n")
    }
  }

  @Test func `what ended early is gone on from, to what one run comes to`() throws {
    try inFolder { folder in
      let whole = museum("--depth", "7")
      let early = museum("--depth", "7", "--states", "9", "--result", "\(folder)/early.json")
      #expect(early.output.hasPrefix("9 states, "))
      #expect(museum("--depth", "7", "--resume", "\(folder)/early.json") == whole)
      let other = museum("--resume", "\(folder)/early.json", "--shard", "1/2")
      #expect(
        other.errors == """
          museum: \(folder)/early.json: cannot be gone on from: the earlier result is that of \
          another part

          """)
      #expect(other.status == 2)
      #expect(museum("--resume", "\(folder)/none.json").errors.hasPrefix("museum: \(folder)/none"))
    }
  }

  @Test func `a journal is gone on from, wherever it was cut off`() throws {
    try inFolder { folder in
      let (journal, whole) = ("\(folder)/journal", museum("--depth", "6"))
      #expect(museum("--depth", "6", "--journal", journal) == whole)
      let data = try Data(contentsOf: URL(fileURLWithPath: journal))
      let first = try #require(data.firstIndex(of: UInt8(ascii: "\n"))) + 1
      // The first line is there at once, or not at all.
      for count in [0] + Array(stride(from: first, through: data.count, by: data.count / 9)) {
        try data.prefix(count).write(to: URL(fileURLWithPath: journal))
        #expect(museum("--depth", "6", "--journal", journal) == whole, "\(count)")
        #expect(museum("--depth", "6", "--journal", journal) == whole, "\(count)")
      }
      let beheaded = data[first...]
      for jobs in [[], ["--jobs", "1"]] {
        try beheaded.write(to: URL(fileURLWithPath: journal))
        let refused = try shop(["--journal", journal] + jobs)
        #expect(refused.errors.hasSuffix("cannot be read as a journal: it begins otherwise\n"))
        #expect(refused.status == 2)
        #expect(try Data(contentsOf: URL(fileURLWithPath: journal)) == beheaded)
      }
      try WholeFile.write("a text of mine", to: journal)
      let refused = museum("--journal", journal)
      #expect(refused.errors.hasPrefix("museum: \(journal): cannot be read as a journal: "))
      #expect(refused.status == 2)
      #expect(try String(contentsOfFile: journal, encoding: .utf8) == "a text of mine")
      #expect(museum("--walks", "2", "--journal", journal).status == 2)
      #expect(museum("--strategy", "nearest-first", "--resume", journal).status == 2)
      #expect(museum("--strategy", "nearest-first", "--walks", "2").status == 2)
    }
  }

  @Test func `a journal of one that goes on from where it is, too`() throws {
    try inFolder { folder in
      let words = ["--depth", "7", "--strategy", "nearest-first"]
      let journal = "\(folder)/journal"
      let whole = try shop(words)
      let noted = try shop(words + ["--journal", journal])
      #expect(noted.withoutActions == whole.withoutActions)
      // All is known: nothing is performed again.
      #expect(try shop(words + ["--journal", journal]) == noted)
      let data = try Data(contentsOf: URL(fileURLWithPath: journal))
      let first = try #require(data.firstIndex(of: UInt8(ascii: "\n"))) + 1
      for count in stride(from: first, through: data.count, by: max(1, data.count / 5)) {
        try data.prefix(count).write(to: URL(fileURLWithPath: journal))
        let flows = try shop(words + ["--journal", journal])
        #expect(flows.withoutActions == whole.withoutActions, "\(count)")
      }
      let other = try shop(["--depth", "7", "--journal", journal])
      #expect(
        other.errors == """
          ShopExplorer: \(journal): cannot be gone on from: it was explored by another strategy

          """)
      #expect(other.status == 2)
    }
  }

  @Test func `processes that share what is to be tried try each state once`() throws {
    try inFolder { folder in
      let journal = "\(folder)/journal"
      let words = ["--depth", "6", "--jobs", "3"]
      let whole = try shop(words + ["--journal", journal])
      #expect(try shop("--depth", "6") == whole)
      let lines = try #require(try PartLines(journal))
      var tried: [FlowPart.Key: Int] = [:]
      var count = 0
      while let part = try lines.next() {
        for state in part.tried { tried[state.key, default: 0] += 1 }
        count += 1
      }
      #expect(tried.values.allSatisfy { $0 == 1 })
      #expect(tried.count > 10)
      #expect(count > 5)
    }
  }

  @Test(arguments: [
    [], ["--jobs", "2"], ["--strategy", "nearest-first"],
    ["--strategy", "nearest-first", "--jobs", "2"],
  ])
  func `killed again and again, it comes to what one run comes to`(jobs: [String]) throws {
    try inFolder { folder in
      let words = ["--depth", "7"]
      func size() -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.map { FileManager.default.contents(atPath: "\(folder)/\($0)")?.count ?? 0 }
          .reduce(0, +)
      }
      let whole = try shop(words + jobs)
      for _ in Campaign.seeds(4, full: 50) {
        let process = started(words + jobs + ["--journal", "\(folder)/journal"])
        process.standardOutput = FileHandle.nullDevice
        let before = size()
        try process.run()
        while process.isRunning, size() <= before { sched_yield() }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      let last = try shop(words + jobs + ["--journal", "\(folder)/journal"])
      #expect(last.withoutActions == whole.withoutActions)
      if !jobs.contains("nearest-first") { #expect(last == whole) }
    }
  }

  @Test func `a signal ends it with what was found by then, to be gone on from`() throws {
    let flows = try MuseumTests.museum().explore(
      .breadthFirst(depth: 7), FlowBudget(), [], endingWhen: { true })
    #expect(flows.ending == .interrupted)
    #expect(flows.states.count == 1)
    #expect(flows.text.hasPrefix("1 state, 0 steps, 0 actions performed; ended by a signal, "))
    #expect(!flows.text.contains("Nothing goes wrong"))
    let whole = try MuseumTests.museum().explore(.breadthFirst(depth: 7))
    #expect(try MuseumTests.museum().explore(.breadthFirst(depth: 7), resuming: flows) == whole)
    // Of a whole that is put together it is a part that is missing.
    let part = try MuseumTests.museum().explore(
      .breadthFirst(depth: 7), FlowBudget(), [#require(FlowShard(1, of: 1))], endingWhen: { true })
    #expect(try ExploredFlows.merging([part]).ending == .shardsLost([1]))
    #expect(throws: FlowMergeFailure(reason: "parts of the earlier result are missing")) {
      var merged = try ExploredFlows.merging([part])
      merged.shard = nil
      _ = try MuseumTests.museum().explore(.breadthFirst(depth: 7), resuming: merged)
    }
  }

  @Test func `maps and pages are written as the tool writes them`() throws {
    try inFolder { folder in
      let map = museum("--depth", "3", "--map", "mermaid")
      #expect(map.output.hasPrefix("flowchart TD\n  s0["))
      #expect(museum("--depth", "6", "--report", "\(folder)/pages").status == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pages")
      #expect(names.contains("index.html"))
      #expect(museum("--depth", "2", isFixed: true).status == 0)
      let unwritten = museum("--depth", "1", "--result", "/dev/full", isFixed: true)
      #expect(unwritten.errors == "museum: /dev/full: cannot be written: No space left on device\n")
      #expect(unwritten.status == 3)
    }
  }
}
