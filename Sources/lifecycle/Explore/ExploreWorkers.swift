import FlowExploration
import Foundation

/// Runs shards in processes of their own, so that an app that ends or hangs takes nothing with it.
@MainActor struct ExploreWorkers {
  private let request: ExploreCommand
  private let count: Int
  /// The program that the processes run.
  private let program: URL
  /// How often a shard is restarted after its process ended.
  private static let patience = 20

  /// - Parameter program: this program by default.
  init(
    _ request: ExploreCommand, _ count: Int,
    program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) {
    self.request = request
    self.count = count
    self.program = program
  }

  /// Waits for all shards and merges their results, with the ends of processes.
  ///
  /// A signal that asks this process to end stops the workers: what there is by then is the result.
  /// - Parameter remark: called with each reason why a shard is missing.
  /// - Throws: `LeakFileError` where the program cannot be run, `ExploreWorker.Failure`, `FlowMergeFailure`.
  func run(remark: (String) -> Void = { _ in }) throws -> ExploredFlows {
    try EndRequest.noted {
      var workers: [ExploreWorker] = []
      defer { for worker in workers { worker.stop() } }
      for shard in 1...count {
        workers.append(try ExploreWorker(request, shard: shard, of: count, program))
      }
      return try flows(of: workers, remark)
    }
  }

  private func flows(
    of workers: [ExploreWorker], _ remark: (String) -> Void
  ) throws -> ExploredFlows {
    var waiting = workers
    var results: [ExploredFlows] = []
    var ends: [ExploreWorker.End] = []
    var remarks: [String] = []
    let line = ExploreLine()
    defer { line.finish() }
    while !waiting.isEmpty {
      let ended = waiting.map { ($0, $0.end(limit: request.limit)) }
      // Whatever sends a signal to the workers may send it to this process next.
      Thread.sleep(forTimeInterval: 0.01)
      if let signal = EndRequest.signal {
        remarks.append("ended by signal \(signal), \(results.count) of \(count) shards are done")
        break
      }
      line.show { elapsed in
        "\(results.count) of \(count) shards done, \(ends.count) ends; "
          + "\(elapsed.components.seconds) s so far"
      }
      waiting = []
      for (worker, end) in ended {
        if let result = try end.flatMap({ _ in try worker.result }) {
          results.append(result)
        } else if let end {
          ends.append(end)
          if try worker.restart(without: end.flow, atMost: Self.patience) {
            waiting.append(worker)
          } else {
            remarks.append("\(worker.name) is given up: \(end.words), again and again")
          }
        } else {
          waiting.append(worker)
        }
      }
    }
    line.finish()
    for words in remarks { remark(words) }
    return Self.adding(ends, to: try ExploredFlows.merging(results, of: count))
  }

  private static func adding(
    _ ends: [ExploreWorker.End], to flows: ExploredFlows
  ) -> ExploredFlows {
    var flows = flows
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

  /// Why a process came to its end without a result, which is not the app's doing.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var leftOut: [[String]] = []
  private var process = Process()
  private var pipes = (input: Pipe(), output: Pipe())
  private let shard: String
  private let arguments: [String]
  private let program: URL
  /// The latest complete line, and the beginning of the next one.
  private var latest = Data()
  private var begun = Data()
  private var unchangedSince = ProcessAge(date: Date(), running: 0)
  private var wasStopped = false

  init(_ request: ExploreCommand, shard: Int, of count: Int, _ program: URL) throws {
    self.program = program
    self.shard = "\(shard)/\(count)"
    arguments =
      request.wordsOfSubject + [
        "--depth", "\(request.depth)", "--length", "\(request.length)", "--seed", "\(request.seed)",
        "--shard", self.shard, "--worker",
      ] + (request.walks.map { ["--walks", "\($0)"] } ?? [])
    try start()
  }

  var name: String { "shard \(shard) (process \(process.processIdentifier))" }

  private func start() throws {
    process = Process()
    pipes = (Pipe(), Pipe())
    (latest, begun) = (Data(), Data())
    process.executableURL = program
    // Writing a backtrace takes longer than many a limit, and it would not be read.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.arguments = ["explore"] + arguments
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    // What the app prints, a trap's own words among it, is not the command's output.
    process.standardError = FileHandle.nullDevice
    unchangedSince = ProcessAge(date: Date(), running: 0)
    wasStopped = false
    do {
      try process.run()
    } catch {
      throw LeakFileError(path: program.path, reason: "cannot be run: \(error.systemReason)")
    }
    // A process that has ended by now reads nothing, and its end is told like any other.
    let line = Data(try stableJSON(leftOut, onOneLine: true).utf8)
    try? pipes.input.fileHandleForWriting.write(contentsOf: line)
  }

  /// How the process ended; `nil` while it goes on. One that tries the same flow for longer than the limit is
  /// stopped. The processor's time counts, which a busy machine does not shorten; what only waits has ten times
  /// as long.
  func end(limit: Double) -> End? {
    // Asked first: what a process wrote before its end has come by then.
    let isRunning = process.isRunning
    let hasNews = receive()
    guard !isRunning else {
      let age = ProcessAge(of: process.processIdentifier)
      if hasNews { unchangedSince = age }
      if age.running - unchangedSince.running > limit
        || age.date.timeIntervalSince(unchangedSince.date) > 10 * limit, !wasStopped
      {
        wasStopped = true
        // Nothing that the app does to signals keeps it: it may block those that can be blocked.
        kill(process.processIdentifier, SIGKILL)
      }
      return nil
    }
    var flow: [String] = []
    if case .flow(let latest)? = try? ExploreMessage(line: latest) { flow = latest }
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

  /// Reads the output that has come, and waits briefly for the rest of a line.
  /// - Returns: whether anything was read.
  private func receive() -> Bool {
    let output = pipes.output.fileHandleForReading
    var hasNews = false
    var ready = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, begun.isEmpty ? 0 : 10) > 0, ready.revents & Int16(POLLIN) != 0 {
      hasNews = true
      let part = output.availableData
      guard let end = part.lastIndex(of: UInt8(ascii: "\n")) else {
        begun += part
        continue
      }
      latest = (begun + part[..<end]).split(separator: UInt8(ascii: "\n")).last ?? Data()
      begun = Data(part[part.index(after: end)...])
    }
    return hasNews
  }

  /// The result, if the process came to its end.
  var result: ExploredFlows? {
    get throws {
      guard let first = latest.first, first != UInt8(ascii: "[") else { return nil }
      switch try? ExploreMessage(line: latest) {
      case .result(let flows): return flows
      case .failure(let words): throw Failure(description: "\(name) has no result: \(words)")
      case .flow, nil: throw Failure(description: "\(name) has a result that cannot be read")
      }
    }
  }

  /// Restarts the shard without a flow. `false` when that was left out before, or was done as often as that.
  func restart(without flow: [String], atMost patience: Int) throws -> Bool {
    if leftOut.contains(flow) || leftOut.count >= patience { return false }
    leftOut.append(flow)
    try start()
    return true
  }

  /// Ends the process, if it still runs.
  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

extension ExploreCommand {
  /// The app as it is named on the command line.
  fileprivate var wordsOfSubject: [String] {
    switch subject {
    case .tour, .merge, .list: ["tour"]
    case .kiosk(let fault): ["kiosk"] + (fault.map { [$0.rawValue] } ?? [])
    case .crash(let crash): ["kiosk", crash.rawValue]
    case .model(let path): [path]
    }
  }
}
