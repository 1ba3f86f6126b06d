import Console
import FlowExploration
import Foundation
import GuidedTour
import Kiosk

/// Explores: every flow through an app, what goes wrong, and the map.
@MainActor struct ExploreVisit {
  let output: Output
  let errors: Output

  /// Explores or puts together.
  /// - Returns: 0 when nothing was found, 1 when something was, 2 for files that cannot be read, 3 for a file
  ///   or a report that cannot be written.
  func run(_ request: ExploreCommand) -> Int32 {
    do {
      // An exploration may take minutes, so files and folders are looked at before it.
      if let path = request.path { try WholeFile.check(path) }
      if let folder = request.report { try WholeFile.check(folder: folder) }
      let coverage = try request.covered.map { folder in
        do { return try FlowCoverage(folder: folder) } catch { throw ReadFailure(path: folder) }
      }
      let flows = try explored(request)
      if let path = request.path {
        try WholeFile.write(Self.json(flows), to: path)
      }
      try write(flows, request, coverage)
      return flows.isClean ? 0 : 1
    } catch let failure as FlowMergeFailure {
      errors.line("lifecycle: \(failure)")
      return 2
    } catch let failure as ReadFailure {
      errors.line(
        "lifecycle: \(failure.path) cannot be read as \(failure.path == request.covered ? "what tests do" : "the result of an exploration")"
      )
      return 2
    } catch let failure as LeakFileError {
      errors.line("lifecycle: \(failure)")
      return 3
    } catch {
      errors.line("lifecycle: \(error.localizedDescription)")
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

  private func explored(_ request: ExploreCommand) throws -> ExploredFlows {
    if let jobs = request.jobs { return try ExploreWorkers(request, jobs).run() }
    if case .merge(let files) = request.subject {
      return try ExploredFlows.merging(files.map(Self.read))
    }
    return try explore(Self.explorer(of: request.subject), request)
  }

  /// The explorer of an app; that of the tour where results are put together, which are not played.
  private static func explorer(
    of subject: ExploreCommand.Subject
  ) -> any Exploring {
    switch subject {
    case .tour, .merge, .list: AppCoordinator.explorer()
    case .kiosk(let fault): KioskCoordinator.explorer(with: fault)
    case .crash(let crash): KioskCoordinator.explorer(with: nil, crash)
    }
  }

  private func explore(
    _ explorer: any Exploring, _ request: ExploreCommand
  ) throws -> ExploredFlows {
    let trying = try request.journal.map { try ExploreJournal($0, leavingOut: request.leftOut) }
    let line = ExploreLine()
    defer { line.finish() }
    return try explorer.explore(
      request.strategy, request.shard, trying: trying.map { journal in journal.admits }
    ) { line.show($0) }
  }

  private func write(
    _ flows: ExploredFlows, _ request: ExploreCommand, _ coverage: FlowCoverage?
  ) throws {
    // A worker's result is for the process that started it.
    if request.journal != nil { return }
    if let folder = request.report {
      try writeReport(of: flows, Self.explorer(of: request.subject), to: folder, coverage)
    }
    let map = coverage.map { FlowMap(flows).covered(by: $0) } ?? FlowMap(flows)
    switch request.map {
    case .mermaid?: output.write(map.mermaid)
    case .dot?: output.write(map.graphviz)
    case .json?: output.write(try map.json())
    case nil:
      output.write(flows.text)
      if flows.isClean { output.line("Nothing goes wrong.") }
      if coverage != nil { tell(of: map) }
      try writeForms(of: flows, request)
    }
  }

  private func tell(of map: FlowMap) {
    output.line()
    output.line(
      "Tests take \(map.ways.count - map.uncovered.count) of \(map.ways.count) ways. By none:")
    // One action may lead to several screens.
    var told: Set<String> = []
    for way in map.uncovered {
      let words = "  \(map.places[way.from].screen): \(way.action)"
      if told.insert(words).inserted { output.line(words) }
    }
  }

  private func writeForms(of flows: ExploredFlows, _ request: ExploreCommand) throws {
    for finding in flows.findings where request.writesTests || request.writesScripts {
      if request.writesTests {
        output.line()
        output.write(finding.swiftTest(exploring: "explorer"))
      }
      if request.writesScripts {
        output.line()
        output.write(script(finding, Self.explorer(of: request.subject)))
      }
    }
  }

  private func script(_ finding: FlowFinding, _ explorer: any Exploring) -> String {
    do { return try FlowScript(finding, of: explorer).text } catch {
      let reason = (error as? ScriptScene.Unsayable)?.reason ?? "\(error)"
      return "# no script: \(reason)\n"
    }
  }

  private func writeReport(
    of flows: ExploredFlows, _ explorer: any Exploring, to folder: String, _ coverage: FlowCoverage?
  ) throws {
    let line = ExploreLine()
    defer { line.finish() }
    line.show { _ in "writing the pages" }
    try explorer.writeReport(
      of: flows, to: folder, coverage,
      forms: { finding in [("As a script for play", script(finding, explorer))] })
  }
}
