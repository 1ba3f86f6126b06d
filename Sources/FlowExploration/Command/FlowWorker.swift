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
  private let shard: String
  private let arguments: [String]
  private let program: URL
  /// The latest complete line, and the beginning of the next one.
  private var latest = Data()
  private var begun = Data()
  private var unchangedSince = ProcessAge(date: Date(), running: 0)
  private var wasStopped = false

  /// Starts a process with the words of this one, ahead of which it is told its part.
  ///
  /// - Parameter flow: played from the start, in the place of the exploration.
  init(
    _ shard: String, _ program: URL, _ prefix: [String], _ words: [String],
    replaying flow: [String]? = nil
  ) throws {
    self.program = program
    self.shard = shard
    arguments = prefix + ["--worker", shard] + (flow == nil ? [] : ["--replay"]) + words
    leftOut = [flow].compactMap(\.self)
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
    let line = Data(try stableJSON(leftOut, onOneLine: true).utf8)
    try? pipes.input.fileHandleForWriting.write(contentsOf: line)
  }

  /// How the process ended; `nil` while it goes on. One that tries the same flow for longer than the limit is
  /// stopped. The processor's time counts, which a busy machine does not shorten; what only waits has ten times
  /// as long.
  func end(limit: Double) -> End? {
    // Asked first: what a process wrote before its end has come by then.
    let ended = process.end
    let hasNews = receive()
    guard let ended else {
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
      begun = Data(part[part.index(after: end)...])
    }
    return hasNews
  }

  /// The result, if the process came to its end.
  var result: ExploredFlows? {
    get throws {
      guard let first = latest.first, first != UInt8(ascii: "[") else { return nil }
      switch try? WorkerMessage(line: latest) {
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

  /// Asks the process to end with what it has.
  func askToEnd() {
    try? pipes.input.fileHandleForWriting.write(contentsOf: Data("end\n".utf8))
  }

  /// Ends the process, if it still runs.
  func stop() {
    guard process.end == nil else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
  }
}
