import Foundation
import LeakDetection

/// One process with one shard.
@MainActor final class FlowWorker {
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
  let shard: FlowShard
  private let arguments: [String]
  private let program: URL
  /// The latest complete line, and the beginning of the next one.
  private var latest = Data()
  private var begun = Data()
  private var unchangedSince = ProcessAge(date: Date(), running: 0)
  private var wasStopped = false
  /// The part that it has handed over in this round, as JSON, while it waits for the others.
  private(set) var part: Data?

  /// A process with the words of this one, ahead of which it is told its part.
  ///
  /// - Parameter flow: played from the start, in the place of the exploration.
  init(
    _ shard: FlowShard, _ program: URL, _ prefix: [String], _ words: [String],
    replaying flow: [String]? = nil
  ) {
    self.program = program
    self.shard = shard
    arguments = prefix + ["--worker", "\(shard)"] + (flow == nil ? [] : ["--replay"]) + words
    leftOut = [flow].compactMap(\.self)
  }

  var name: String { "shard \(shard) (process \(process.processIdentifier))" }

  /// Starts the process.
  ///
  /// - Parameter rounds: of each round that is over a line with the parts of all.
  func start(after rounds: [Data] = []) throws {
    process = Process()
    part = nil
    pipes = (Pipe(), Pipe())
    (latest, begun) = (Data(), Data())
    process.executableURL = program
    // Writing a backtrace takes longer than many a limit, and it would not be read.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.arguments = arguments
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
    tell(Data(try stableJSON(leftOut, onOneLine: true, end: "").utf8))
    for round in rounds { tell(round) }
    tell(WorkerInput.noMore)
  }

  private func tell(_ line: Data) {
    try? pipes.input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }

  /// Lets it go on with what all have tried.
  func goOn(with round: Data) {
    part = nil
    unchangedSince = ProcessAge(of: process.processIdentifier)
    tell(round)
  }

  /// Where its output comes.
  var output: Int32 { pipes.output.fileHandleForReading.fileDescriptor }

  /// How the process ended; `nil` while it goes on. One that tries the same flow for longer than the limit is
  /// stopped. The processor's time counts, which a busy machine does not shorten; what only waits has ten times
  /// as long.
  func end(limit: Double) -> End? {
    // Asked first: what a process wrote before its end has come by then.
    let ended = process.end
    let hasNews = receive()
    guard let ended else {
      let age = ProcessAge(of: process.processIdentifier)
      if hasNews || part != nil { unchangedSince = age }
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
    if case .flow(let latest)? = try? WorkerMessage(line: latest) { flow = latest }
    if wasStopped {
      return End(
        kind: .neverReturns, words: "the app does not come back within \(Int(limit)) s", flow: flow)
    }
    let words =
      ended.isSignal
      ? "the app ends by signal \(ended.status)" : "the app ends itself with status \(ended.status)"
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
      // It says nothing more until it is told of the round.
      if latest.first == WorkerMessage.partMark { self.part = Data(latest.dropFirst()) }
      begun = Data(part[part.index(after: end)...])
    }
    return hasNews
  }

  /// The result, if the process came to its end.
  var result: ExploredFlows? {
    get throws {
      guard let first = latest.first, first != UInt8(ascii: "["), first != WorkerMessage.partMark
      else { return nil }
      switch try? WorkerMessage(line: latest) {
      case .result(let flows): return flows
      case .failure(let words): throw Failure(description: "\(name) has no result: \(words)")
      case .flow, .part, nil: throw Failure(description: "\(name) has a result that cannot be read")
      }
    }
  }

  /// Restarts the shard without a flow. `false` when that was left out before, or was done as often as that.
  func restart(
    without flow: [String], after rounds: [Data], atMost patience: Int
  ) throws -> Bool {
    if leftOut.contains(flow) || leftOut.count >= patience { return false }
    leftOut.append(flow)
    try start(after: rounds)
    return true
  }

  /// Asks the process to end with what it has.
  func askToEnd() {
    tell(Data("end".utf8))
  }

  /// Ends the process, if it still runs.
  func stop() {
    guard process.end == nil else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
  }
}
