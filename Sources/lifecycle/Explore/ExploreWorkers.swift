import FlowExploration
import Foundation

/// Runs shards in processes of their own, so that an app that ends or hangs takes nothing with it.
@MainActor struct ExploreWorkers {
  private let request: ExploreCommand
  private let count: Int
  /// The program that the processes run.
  private let program: URL
  /// How often a shard is begun anew after its process ended.
  private static let patience = 20

  /// - Parameter program: this one, if nothing else is said.
  init(
    _ request: ExploreCommand, _ count: Int,
    program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) {
    self.request = request
    self.count = count
    self.program = program
  }

  /// Waits for all, and puts their results together; with what ended a process.
  func run() throws -> ExploredFlows {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "explore-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var waiting = try (1...count).map {
      try ExploreWorker(request, shard: $0, of: count, folder, program)
    }
    var results: [ExploredFlows] = []
    var ends: [ExploreWorker.End] = []
    let line = ExploreLine()
    defer { line.finish() }
    while !waiting.isEmpty {
      Thread.sleep(forTimeInterval: 0.01)
      line.show { elapsed in
        "\(results.count) of \(count) shards done, \(ends.count) ends; "
          + "\(elapsed.components.seconds) s so far"
      }
      var going: [ExploreWorker] = []
      for worker in waiting {
        guard let end = worker.end(limit: request.limit) else {
          going.append(worker)
          continue
        }
        if let result = worker.result {
          results.append(result)
        } else if worker.restarts < Self.patience {
          ends.append(end)
          try worker.restart(without: end.flow)
          going.append(worker)
        }
      }
      waiting = going
    }
    var flows = try ExploredFlows.merging(results)
    // What ends a process in one state mostly does in others; the shortest flow tells of it.
    var told: Set<[String]> = []
    let order = ends.sorted {
      ($0.flow.count, $0.flow.joined()) < ($1.flow.count, $1.flow.joined())
    }
    for end in order where told.insert([end.words] + end.flow.suffix(1)).inserted {
      flows.note(end.kind, end.words, after: end.flow)
    }
    return flows
  }
}

/// One process with one shard.
@MainActor final class ExploreWorker {
  /// How a process ended without a result.
  struct End {
    let kind: FlowFinding.Kind
    let words: String
    let flow: [String]
  }

  private(set) var restarts = 0
  private var process = Process()
  private let arguments: [String]
  private let program: URL
  private let files: (journal: String, leftOut: String, result: String)
  private var latest = ""
  private var unchangedSince = ProcessAge(date: Date(), running: 0)
  private var wasStopped = false

  init(_ request: ExploreCommand, shard: Int, of count: Int, _ folder: URL, _ program: URL)
    throws
  {
    self.program = program
    func path(_ name: String) -> String { folder.appending(path: "\(shard).\(name)").path }
    files = (path("journal"), path("left-out"), path("json"))
    arguments =
      request.wordsOfSubject + [
        "--depth", "\(request.depth)", "--length", "\(request.length)", "--seed", "\(request.seed)",
        "--shard", "\(shard)/\(count)", "--journal", files.journal, "--leave-out", files.leftOut,
        "--result", files.result,
      ] + (request.walks.map { ["--walks", "\($0)"] } ?? [])
    try WholeFile.write("", to: files.leftOut)
    try start()
  }

  private func start() throws {
    process = Process()
    process.executableURL = program
    // Writing a backtrace takes longer than many a limit, and it would not be read.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.arguments = ["explore"] + arguments
    // What the app prints, a trap's own words among it, is not the command's output.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    unchangedSince = ProcessAge(date: Date(), running: 0)
    wasStopped = false
    try process.run()
  }

  /// How the process ended; `nil` while it goes on. One that tries the same flow for longer than the limit is
  /// stopped. The processor's time counts, which a busy machine does not shorten; what only waits has ten times
  /// as long.
  func end(limit: Double) -> End? {
    let now = (try? String(contentsOfFile: files.journal, encoding: .utf8)) ?? ""
    let age = ProcessAge(of: process.processIdentifier)
    if now != latest { (latest, unchangedSince) = (now, age) }
    guard !process.isRunning else {
      if age.running - unchangedSince.running > limit
        || age.date.timeIntervalSince(unchangedSince.date) > 10 * limit, !wasStopped
      {
        wasStopped = true
        // Nothing that the app does to signals keeps it: it may block those that can be blocked.
        kill(process.processIdentifier, SIGKILL)
      }
      return nil
    }
    let flow = ExploreJournal.flow(latest) ?? []
    if wasStopped {
      return End(
        kind: .neverReturns, words: "the app does not come back within \(Int(limit)) s", flow: flow)
    }
    let words =
      process.terminationReason == .uncaughtSignal
      ? "the app ends by signal \(process.terminationStatus)"
      : "the app ends itself with status \(process.terminationStatus)"
    return End(kind: .trap, words: words, flow: flow)
  }

  /// The result that the process wrote, if it came to its end.
  var result: ExploredFlows? { try? ExploreVisit.read(files.result) }

  /// Begins anew, and leaves a flow out.
  func restart(without flow: [String]) throws {
    restarts += 1
    let old = (try? String(contentsOfFile: files.leftOut, encoding: .utf8)) ?? ""
    try WholeFile.write(old + ExploreJournal.line(flow) + "\n", to: files.leftOut)
    try start()
  }
}

extension ExploreCommand {
  /// The app as it is named on the command line.
  fileprivate var wordsOfSubject: [String] {
    switch subject {
    case .tour, .merge, .list: ["tour"]
    case .kiosk(let fault): ["kiosk"] + (fault.map { [$0.rawValue] } ?? [])
    case .crash(let crash): ["kiosk", crash.rawValue]
    }
  }
}
