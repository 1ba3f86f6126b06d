import FlowExploration
import Foundation
import Kiosk

/// The command `explore`: every flow through an app, what goes wrong, and the map.
@MainActor struct ExploreVisit {
  let output: Output
  let errors: Output

  /// Explores or puts together.
  /// - Returns: 0 when nothing was found, 1 when something was, 2 for files that cannot be read, 3 for a file
  ///   that cannot be written.
  func run(_ request: ExploreRequest) -> Int32 {
    do {
      let flows = try explored(request)
      if let path = request.path {
        try Self.json(flows).write(toFile: path, atomically: true, encoding: .utf8)
      }
      write(flows, request)
      return flows.isClean ? 0 : 1
    } catch let failure as FlowMergeFailure {
      errors.line("Demo: \(failure)")
      return 2
    } catch let failure as ReadFailure {
      errors.line("Demo: \(failure.path) cannot be read as the result of an exploration")
      return 2
    } catch {
      errors.line("Demo: \(error.localizedDescription)")
      return 3
    }
  }

  struct ReadFailure: Error {
    let path: String
  }

  static func json(_ flows: ExploredFlows) throws -> String {
    try stableJSON(flows, onOneLine: true)
  }

  static func read(_ path: String) throws(ReadFailure) -> ExploredFlows {
    guard let data = FileManager.default.contents(atPath: path),
      let flows = try? JSONDecoder().decode(ExploredFlows.self, from: data)
    else { throw ReadFailure(path: path) }
    return flows
  }

  private func explored(_ request: ExploreRequest) throws -> ExploredFlows {
    if let jobs = request.jobs { return try ExploreWorkers(request, jobs).run() }
    switch request.subject {
    case .tour: return try explore(AppCoordinator.explorer(), request)
    case .kiosk(let fault): return try explore(KioskCoordinator.explorer(with: fault), request)
    case .crash(let crash): return try explore(KioskCoordinator.explorer(with: nil, crash), request)
    case .merge(let files): return try ExploredFlows.merging(files.map(Self.read))
    }
  }

  private func explore(
    _ explorer: FlowExplorer<some Any>, _ request: ExploreRequest
  ) throws -> ExploredFlows {
    let trying = try request.journal.map { try ExploreJournal($0, leavingOut: request.leftOut) }
    return try explorer.explore(
      request.strategy, shard: request.shard, trying: trying.map { journal in journal.admits })
  }

  private func write(_ flows: ExploredFlows, _ request: ExploreRequest) {
    // A worker's result is for whoever started it.
    if request.journal != nil { return }
    switch request.map {
    case .mermaid?: output.write(FlowMap(flows).mermaid)
    case .dot?: output.write(FlowMap(flows).graphviz)
    case .json?: output.write((try? FlowMap(flows).json()) ?? "")
    case nil:
      output.write(flows.text)
      if flows.isClean { output.line("Nothing goes wrong.") }
      if request.writesTests {
        for finding in flows.findings {
          output.line()
          output.write(finding.swiftTest(exploring: "explorer"))
        }
      }
    }
  }
}
