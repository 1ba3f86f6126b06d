import ToolConsole
import Foundation
import LeakDetection

/// Explores in processes of their own, so that an app that ends or hangs takes nothing with it. They share what is to be
/// tried, and hand over to this process what they have tried, round after round; random walks are dealt out beforehand.
@MainActor struct FlowWorkers {
  private let options: FlowOptions
  private let count: Int
  /// The words behind which the options begin, such as a subcommand's name.
  private let prefix: [String]
  /// The program that the processes run.
  private let program: URL
  /// How often a worker is restarted after its process ended.
  private static let patience = 20

  /// - Parameter program: this program by default.
  init(
    _ options: FlowOptions, _ count: Int, after prefix: [String],
    program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) {
    self.options = options
    self.count = count
    self.prefix = prefix
    self.program = program
  }

  /// Waits for all workers, and adds the ends of processes to what they come to.
  ///
  /// A signal that asks this process to end is passed on to the workers: what they have by then is the result. A second
  /// signal ends all of them.
  /// - Parameter remark: called with each reason why a worker is missing.
  /// - Throws: `LeakFileError` where the program cannot be run or the journal read or written, `FlowWorker.Failure`,
  ///   `FlowMergeFailure`.
  func run(remark: (String) -> Void = { _ in }) throws -> ExploredFlows {
    try EndRequest.noted {
      let rounds = try WorkerRounds(options.journal)
      var workers: [FlowWorker] = []
      defer { for worker in workers { worker.stop() } }
      for shard in (1...count).compactMap({ FlowShard($0, of: count) }) {
        let worker = FlowWorker(shard, program, prefix, options.words)
        try worker.start(after: rounds.lines)
        workers.append(worker)
      }
      return try flows(of: workers, rounds, remark)
    }
  }

  private func flows(
    of workers: [FlowWorker], _ rounds: WorkerRounds, _ remark: (String) -> Void
  ) throws -> ExploredFlows {
    var waiting = workers
    var results: [ExploredFlows] = []
    var ends: [FlowWorker.End] = []
    var lost: [Int] = []
    var remarks: [String] = []
    var isEnding = false
    let line = FlowProgressLine()
    defer { line.finish() }
    while !waiting.isEmpty {
      let ended = waiting.map { ($0, $0.end(limit: options.limit)) }
      // Whatever sends a signal to the workers may send it to this process next.
      Self.waitForOutput(of: waiting)
      if let signal = EndRequest.signal, !isEnding {
        isEnding = true
        remarks.append("ended by signal \(signal), before all was tried")
        for worker in waiting { worker.askToEnd() }
      }
      line.show { elapsed in
        "\(rounds.words), \(ends.count) ends; \(elapsed.components.seconds) s so far"
      }
      waiting = []
      for (worker, end) in ended {
        if let result = try end.flatMap({ _ in try worker.result }) {
          results.append(result)
        } else if let end {
          // What ends a worker now may be the signal.
          if isEnding {
            lost.append(worker.shard.index)
            continue
          }
          ends.append(end)
          let isRestarted = try worker.restart(
            without: end.flow, after: rounds.lines, atMost: Self.patience)
          if isRestarted {
            waiting.append(worker)
          } else {
            remarks.append("\(worker.name) is given up: \(end.words), again and again")
            lost.append(worker.shard.index)
          }
        } else {
          waiting.append(worker)
        }
      }
      try rounds.finish(for: waiting)
    }
    line.finish()
    for words in remarks { remark(words) }
    var flows = try adding(ends, to: try whole(results, without: lost))
    flows.shard = options.shard
    return flows
  }

  /// Waits until a worker writes something, or for a hundredth of a second.
  private static func waitForOutput(of workers: [FlowWorker]) {
    var outputs = workers.filter { $0.part == nil }
      .map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    poll(&outputs, nfds_t(outputs.count), 10)
  }

  /// The result of all workers: random walks are put together, otherwise each worker knows what all have tried.
  private func whole(_ results: [ExploredFlows], without lost: [Int]) throws -> ExploredFlows {
    guard options.walks == nil, var flows = results.first else {
      return try ExploredFlows.merging(results, of: count)
    }
    if !lost.isEmpty, flows.ending != .interrupted { flows.ending = .shardsLost(lost.sorted()) }
    return flows
  }

  private func adding(
    _ ends: [FlowWorker.End], to flows: ExploredFlows
  ) throws -> ExploredFlows {
    var flows = flows
    // What ends a process in one state mostly does in others; the shortest flow tells of it.
    var told: Set<[String]> = []
    let order = ends.sorted {
      ($0.flow.count, $0.flow.joined()) < ($1.flow.count, $1.flow.joined())
    }
    for end in order where told.insert([end.words] + end.flow.suffix(1)).inserted {
      if !options.isNearestFirst || EndRequest.signal != nil {
        flows.note(end.kind, end.words, after: end.flow)
      } else if try isShown(end, after: end.flow) {
        let short = FlowShrinking.shrink(end.flow) { (try? isShown(end, after: $0)) == true }
        flows.note(end.kind, end.words, after: short)
      } else {
        flows.note(
          .longRun, "\(end.words) in a long run, and not after these actions alone",
          after: end.flow)
      }
    }
    return flows
  }

  /// Whether a process ends in the same way when it plays a flow from the start: a search that goes on from where it is
  /// did other things before, and did not come by the shortest way.
  private func isShown(_ end: FlowWorker.End, after flow: [String]) throws -> Bool {
    guard let alone = FlowShard(1, of: 1) else { return false }
    let worker = FlowWorker(alone, program, prefix, options.words, replaying: flow)
    try worker.start()
    defer { worker.stop() }
    while EndRequest.signal == nil {
      if let again = worker.end(limit: options.limit) {
        return try worker.result == nil && again.words == end.words
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }
}
