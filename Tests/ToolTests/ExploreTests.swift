import ToolConsole
import Foundation
import GuidedTour
import ExampleKiosk
import Testing

@testable import lifecycle
@testable import FlowExploration

/// The command `explore`.
@MainActor @Suite struct ExploreTests {
  private func played(_ words: String...) async -> Played {
    await Played(["explore"] + words)
  }

  @Test func `the planted leaks of the tour are found, one of them five actions away`() throws {
    let flows = try AppCoordinator.explorer()
      .excluding(.rotation, .application, .memoryWarning, .swipeBack, .sheet)
      .explore(.breadthFirst(depth: 5))
    let leaks = flows.findings.filter { $0.kind == .leak }
    #expect(
      leaks.map(\.flow) == [
        ["tap \"Sign in\"", "tap \"Continue\""],
        [
          "tap \"Sign in\"", "tap \"Continue\"", "tap the tab \"SettingsViewController\"",
          "tap \"Edit profile\"", "tap the tab \"SettingsViewController\"",
        ],
      ])
    #expect(leaks.map(\.signature).map { $0.contains("children") } == [true, false])
    #expect(leaks.last?.signature.contains("ProfileViewController.onSave") == true)
    #expect(flows.findings.count == 2)
  }

  @Test func `why there are fewer leaks than the tour plants is told below them`() async {
    #expect(
      await played("tour", "--depth", "1").output.hasSuffix(
        """
        Nothing goes wrong within 1 action of the start.

        Three leaks are planted in the tour. A user reaches two of them: the third is a screen
        that the app makes ahead of time by itself and never shows, by no action of the user's.

        """))
  }

  @Test func `a clean kiosk is status 0, one with a mistake is status 1`() async {
    let clean = await played("kiosk", "--depth", "3")
    #expect(clean.status == 0)
    #expect(clean.output.hasSuffix("Nothing goes wrong within 3 actions of the start.\n"))
    let leaking = await played("kiosk", "pushedTwice", "--depth", "1", "--tests")
    #expect(leaking.status == 1)
    #expect(leaking.output.contains("pushedTwice: "))
    #expect(leaking.output.contains("  1. tap the bar button \"Lamp\"\n"))
    #expect(
      leaking.output.contains(
        "  let end = try KioskCoordinator.explorer(with: .pushedTwice).play([\n"))
  }

  @Test func `a result is written through a link and into a device, which stay`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (link, file) = (folder.appending(path: "link").path, folder.appending(path: "file").path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    for place in [link, "/dev/null"] {
      #expect(await played("kiosk", "--depth", "1", "--result", place).status == 0)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
    #expect(FileManager.default.contents(atPath: file)?.isEmpty == false)
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
    let full = await played("kiosk", "--depth", "1", "--result", "/dev/full")
    #expect(full.errors == "lifecycle: /dev/full: cannot be written: No space left on device\n")
    #expect(full.status == 3)
  }

  @Test func `shards in files are put together to what one run prints`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = (1...2).map { folder.appending(path: "\($0).json").path }
    for (index, file) in files.enumerated() {
      _ = await played(
        "kiosk", "popAtRoot", "--depth", "3", "--shard", "\(index + 1)/2", "--result", file)
    }
    let whole = await played("kiosk", "popAtRoot", "--depth", "3")
    let merged = await played("--merge", files[0], files[1])
    #expect(merged.output == whole.output)
    #expect(merged.status == 1)
    let part = await played("--merge", files[1])
    #expect(part.output.contains("without what is missing: shard 1"))
    let none = await played("--merge", files[0] + ".none")
    #expect(none.status == 2)
  }

  @Test(arguments: [
    ("--result", "/dev/null/a", "/dev/null/a: cannot be written: Not a directory", Int32(3)),
    ("--report", "/dev/null/a", "/dev/null/a: cannot be written: Not a directory", 3),
    ("--covered", "/dev/null/a", "/dev/null/a: cannot be read as what tests do", 2),
  ])
  func `a file that cannot be used is refused before anything is explored`(
    option: String, path: String, words: String, status: Int32
  ) async {
    // These walks take days.
    let refused = await played("kiosk", "--walks", "100000000", option, path)
    #expect(refused.errors == "lifecycle: \(words)\n")
    #expect(refused.output == "")
    #expect(refused.status == status)
  }

  @Test func `the number of a job is read from what its engine tells`() throws {
    func shard(_ words: String, _ environment: [String: String]) throws -> FlowShard? {
      try ExploreCommand(
        Arguments(["--shard", words], for: ExploreCommand.usage, environment: environment)
      ).options.shard
    }
    #expect(try shard("2/8", [:]) == FlowShard(2, of: 8))
    let gitlab = ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]
    #expect(try shard("auto", gitlab) == FlowShard(3, of: 4))
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "5",
    ]
    #expect(try shard("auto", slurm) == FlowShard(1, of: 5))
    #expect(try shard("auto/6", ["JOB_COMPLETION_INDEX": "5"]) == FlowShard(6, of: 6))
    #expect(throws: UsageError.self) { try shard("auto", [:]) }
    #expect(throws: UsageError.self) { try shard("auto/x", gitlab) }
  }

  @Test func `the report is a folder of pages, with each finding's script`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let leaking = await played(
      "kiosk", "strongAction", "--depth", "2", "--report", folder.path)
    #expect(leaking.status == 1)
    let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(index.contains("<summary>As a script for play</summary>"))
    #expect(index.contains("class=\"map\""))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["finding-1.html", "index.html"])
  }

  @Test func `the ways that no test takes are told`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flows-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = #"{"action":"tap the bar button \"Lamp\"","screen":"KioskScreen \"Shop\""}"# + "\n"
    try Data(line.utf8).write(to: folder.appending(path: "7.flows"))
    let told = await played("kiosk", "--depth", "1", "--covered", folder.path)
    #expect(
      told.output.contains(
        """
        Tests take 1 of 3 ways. By none:
          KioskScreen "Shop": tap the tab "Orders"
          KioskScreen "Shop": tap the bar button "Chair"

        """), "\(told.output)")
    let map = await played("kiosk", "--depth", "1", "--covered", folder.path, "--map", "mermaid")
    #expect(map.output.contains("==>|\"tap the bar button #34;Lamp#34;\"|"))
    #expect(map.output.contains("-.->|\"tap the tab #34;Orders#34;\"|"))
    let none = await played("kiosk", "--depth", "1", "--covered", folder.path + ".none")
    #expect(none.status == 2)
  }

  @Test func `progress is one line with an estimate, and none where there is no terminal`() {
    var text = ""
    var now = ContinuousClock.now
    let line = FlowProgressLine(isShown: true, write: { text += $0 }, now: { now })
    let progress = FlowProgress(states: 30, waiting: 20, performed: 400, findings: 1)
    now += .seconds(5)
    line.show(progress)
    // Too soon after the last one.
    line.show(progress)
    line.finish()
    #expect(
      text
        == "\r\u{1B}[K30 states, 20 waiting; 400 actions, 1 finding; about 10 s for those that wait"
        + "\r\u{1B}[K")
    text = ""
    let silent = FlowProgressLine(isShown: false, write: { text += $0 }, now: { now })
    silent.show(progress)
    silent.finish()
    #expect(text == "")
  }
}
