import ToolConsole
import Foundation
import Testing

@testable import FlowExploration
@testable import lifecycle

/// However an exploration ends: with a word that names the file or the process, an exit status, no process left,
/// and nothing lost.
@MainActor @Suite(.serialized) struct ExploreEndsTests {
  /// The tool, as a process that has not been started.
  private func tool(_ words: String...) -> (process: Process, output: Pipe, errors: Pipe) {
    let process = Process()
    process.executableURL = ExploreWorkersTests.program
    process.arguments = ["explore"] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    return (process, output, errors)
  }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private func workers(_ request: String..., program: String) throws -> FlowWorkers {
    FlowWorkers(
      try ExploreCommand(Arguments(request, for: ExploreCommand.usage)).options, 2,
      after: ["explore"], program: URL(fileURLWithPath: program))
  }

  // MARK: - Processes

  @Test func `an app that calls exit is no success, with or without processes of its own`() throws {
    let cases: [(jobs: [String], status: Int32)] = [([], 2), (["--jobs", "1"], 1)]
    for (jobs, status) in cases {
      let run = tool("kiosk", "exits", "--depth", "2")
      run.process.arguments? += jobs
      try run.process.run()
      let words = text(run.errors) + text(run.output)
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == status)
      #expect(
        words.contains(
          """
          the app ends itself with status 0
            1. tap the tab "Orders"
            2. tap the bar button "Refresh"

          """), "\(words)")
    }
  }

  @Test func `without a folder for temporary files the workers find the same`() async throws {
    let run = tool("kiosk", "popAtRoot", "--depth", "2", "--jobs", "2")
    run.process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": "/dev/null/none"]
    ) { $1 }
    try run.process.run()
    let words = text(run.output)
    run.process.waitUntilExit()
    #expect(await Played(["explore", "kiosk", "popAtRoot", "--depth", "2"]).output == words)
    #expect(run.process.terminationStatus == 1)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the workers, and what they tried by then is the result`(
    signal: Int32
  ) throws {
    let run = tool("kiosk", "--depth", "6", "--jobs", "2")
    try run.process.run()
    let process = run.process.processIdentifier
    var workers: [Int32] = []
    while workers.count < 2, run.process.isRunning {
      let list = try? String(
        contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      workers = (list ?? "").split(separator: " ").compactMap { Int32($0) }
      sched_yield()
    }
    kill(process, signal)
    let (output, errors) = (text(run.output), text(run.errors))
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 2)
    #expect(output.hasSuffix("; ended by a signal, before all was tried\n"))
    #expect(!output.hasPrefix("0 states"))
    #expect(
      errors == """
        lifecycle: ended by signal \(signal), before all was tried
        lifecycle: the result is incomplete, ended by a signal, before all was tried

        """)
    #expect(workers.count == 2)
    for worker in workers { #expect(!Process.isRunning(worker)) }
  }

  @Test func `an action that outlasts the time after a signal ends the process with a word`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = tool("kiosk", "--depth", "12", "--journal", folder + "/journal")
    try run.process.run()
    while !FileManager.default.fileExists(atPath: folder + "/journal"), run.process.isRunning {
      sched_yield()
    }
    // As the alarm that a signal sets.
    kill(run.process.processIdentifier, SIGALRM)
    let (output, errors) = (text(run.output), text(run.errors))
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .exit)
    #expect(run.process.terminationStatus == 2)
    #expect(output == "")
    #expect(
      errors == """
        lifecycle: ended by the signal without a result: the app did not come back from an action; \
        --jobs makes a finding of it

        """)
  }

  @Test
  func `a worker ends with the process that started it, even in an action that never returns`()
    throws
  {
    // Nearest first it comes there before it hands over anything.
    let run = tool(
      "kiosk", "hangs", "--depth", "2", "--strategy", "nearest-first", "--worker", "1/1")
    let input = Pipe()
    run.process.standardInput = input
    try run.process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("[]\ngo\n".utf8))
    var tried = ""
    while !tried.contains("Refresh") {
      let part = run.output.fileHandleForReading.availableData
      if part.isEmpty { break }
      tried += String(decoding: part, as: UTF8.self)
    }
    #expect(tried.hasSuffix(#""tap the tab \"Orders\"","tap the bar button \"Refresh\""]"# + "\n"))
    // As when that process has ended, whatever ended it.
    try input.fileHandleForWriting.close()
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == SIGKILL)
  }

  @Test func `a program that cannot be run is named`() throws {
    let missing = try workers("kiosk", program: "/dev/null/lifecycle")
    let error = #expect(throws: LeakFileError.self) { try missing.run() }
    #expect(error?.description.hasPrefix("/dev/null/lifecycle: cannot be run: ") == true)
    #expect(error?.exitStatus == .error)
  }

  @Test func `a shard whose process ends again and again is given up, and named with it`() throws {
    var remarks: [String] = []
    let flows = try workers("kiosk", program: "/bin/false").run { remarks.append($0) }
    #expect(flows.ending == .shardsLost([1, 2]))
    #expect(flows.findings.map(\.headline) == ["the app ends itself with status 1"])
    #expect(
      remarks.map { $0.replacing(#/\d{2,}/#, with: "N") }.sorted() == [
        "shard 1/2 (process N) is given up: the app ends itself with status 1, again and again",
        "shard 2/2 (process N) is given up: the app ends itself with status 1, again and again",
      ])
  }

  @Test func `a worker's lines are read as they were written`() throws {
    let flows = try FlowExplorer { _ in 0 }.explore(.breadthFirst(depth: 1))
    for message: WorkerMessage in [
      .flow(["tap \"A\"\n"]), .part(FlowPart()), .result(flows), .failure("no \"server\""),
    ] {
      let line = try message.line
      #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect("\(try WorkerMessage(line: line.dropLast()))" == "\(message)")
    }
  }

  // MARK: - Files

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func explored(_ words: String..., to path: String) async -> Played {
    await Played(["explore", "kiosk"] + words + ["--result", path])
  }

  @Test func `what is put together without all its parts is no success`() async throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    func path(_ name: String) -> String { place.appending(path: name).path }
    _ = await explored("--depth", "2", "--shard", "1/3", to: path("1.json"))
    let part = await Played(["explore", "--merge", path("1.json")])
    #expect(part.status == 2)
    #expect(!part.output.contains("Nothing goes wrong"))
    #expect(
      part.errors
        == "lifecycle: the result is incomplete, without what is missing: shard 2, 3\n")
    // The map says nothing of it, so standard error does.
    let map = await Played(["explore", "--merge", path("1.json"), "--map", "json"])
    #expect(map.status == 2)
    #expect(map.errors == part.errors)
    _ = await explored("pushedTwice", "--depth", "1", "--shard", "1/2", to: path("found.json"))
    let found = await Played(["explore", "--merge", path("found.json")])
    #expect(found.status == 1)
    #expect(
      found.errors == "lifecycle: the result is incomplete, without what is missing: shard 2\n")
  }

  @Test func `a file that cannot be put together is named with the reason`() async throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    func path(_ name: String) -> String { place.appending(path: name).path }
    let (good, other, cut) = (path("good.json"), path("other.json"), path("cut.json"))
    _ = await explored("--depth", "1", "--shard", "1/2", to: good)
    _ = await explored("--depth", "1", "--shard", "1/3", to: other)
    let text = try String(contentsOfFile: good, encoding: .utf8)
    try text.prefix(200).write(toFile: cut, atomically: true, encoding: .utf8)
    let reasons = [
      (other, "cannot be put together with \(good): they are parts of different divisions"),
      (cut, "cannot be read as the result of an exploration: The given data was not valid JSON."),
    ]
    for (file, reason) in reasons {
      let refused = await Played(["explore", "--merge", good, file])
      #expect(refused.errors == "lifecycle: \(file): \(reason)\n")
      #expect(refused.status == 2)
      #expect(refused.output == "")
    }
    let none = await Played(["explore", "--merge", good, path("none.json")])
    #expect(
      none.errors == """
        lifecycle: \(path("none.json")): does not exist
        Type: swift run lifecycle explore [APP] [MISTAKE] [options]

        """)
    #expect(none.status == 2)
  }

  @Test func `a result that cannot be written is printed all the same`() async throws {
    let full = await explored("--depth", "1", to: "/dev/full")
    #expect(full.output.hasSuffix("Nothing goes wrong within 1 action of the start.\n"))
    #expect(full.errors == "lifecycle: /dev/full: cannot be written: No space left on device\n")
    #expect(full.status == 3)
  }
}
