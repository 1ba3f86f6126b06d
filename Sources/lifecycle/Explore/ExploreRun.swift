import Console
import FlowExploration
import Foundation
import GuidedTour
import Kiosk

/// Explores: every flow through an app, what goes wrong, and the map.
@MainActor struct ExploreRun {
  let output: Output
  let errors: Output

  /// Explores or puts together. A file or report that cannot be written takes nothing else with it.
  /// - Returns: 0 when nothing was found, 1 when something was, 2 for files that cannot be read and where shards are
  ///   missing from what nothing was found in, 3 for a file or a report that cannot be written.
  func run(_ request: ExploreCommand) -> Int32 {
    do {
      let explorer = try Self.explorer(of: request.subject)
      if request.isWorker { return try work(for: WorkerConnection(), explorer, request) }
      if let path = request.model {
        let model = try FlowModel(contentsOf: URL(filePath: path))
        let conformance = try explorer.conforms(to: model, depth: request.depth)
        output.write(conformance.description)
        return (conformance.isConforming ? LeakExitStatus.clean : .leaks).rawValue
      }
      // An exploration may take minutes, so files and folders are looked at before it.
      if let path = request.path { try WholeFile.check(path) }
      if let folder = request.report { try WholeFile.check(folder: folder) }
      let coverage = try request.covered.map(Self.coverage)
      let flows = try explored(explorer, request)
      try write(flows, of: explorer, request, coverage)
      let parts = [
        request.path.map { path in { try WholeFile.write(Self.json(flows), to: path) } },
        request.report.map { folder in
          { try writeReport(of: flows, explorer, request, to: folder, coverage) }
        },
      ]
      let failures = parts.compactMap { write in
        do { try write?() } catch { return said(error) }
        return nil
      }
      return failures.max() ?? verdict(on: flows)
    } catch {
      return said(error)
    }
  }

  /// Prints what went wrong.
  /// - Returns: the exit status for it.
  private func said(_ error: any Error) -> Int32 {
    // Each line of it begins with its place.
    if let error = error as? FlowModelError {
      errors.write(error.description)
    } else {
      errors.line("lifecycle: \(error)")
    }
    return ((error as? LeakFileError)?.exitStatus ?? .error).rawValue
  }

  private func verdict(on flows: ExploredFlows) -> Int32 {
    if flows.isIncomplete {
      errors.line("lifecycle: the result is incomplete, \(flows.ending.words)")
      if flows.isClean { return LeakExitStatus.error.rawValue }
    }
    return (flows.isClean ? LeakExitStatus.clean : .leaks).rawValue
  }

  static func json(_ flows: ExploredFlows) throws -> String {
    try stableJSON(flows, onOneLine: true)
  }

  private static func read(_ path: String) throws(LeakFileError) -> ExploredFlows {
    do {
      return try JSONDecoder().decode(
        ExploredFlows.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let reason = (error as? DecodingError)?.words ?? error.systemReason
      throw LeakFileError(
        path: path, reason: "cannot be read as the result of an exploration: \(reason)")
    }
  }

  private static func coverage(_ folder: String) throws(LeakFileError) -> FlowCoverage {
    do { return try FlowCoverage(folder: folder) } catch {
      throw LeakFileError(path: folder, reason: "cannot be read as what tests do")
    }
  }

  private func explored(
    _ explorer: any Exploring, _ request: ExploreCommand
  ) throws -> ExploredFlows {
    if let jobs = request.jobs {
      return try ExploreWorkers(request, jobs).run { errors.line("lifecycle: \($0)") }
    }
    if case .merge(let files) = request.subject { return try Self.merged(files) }
    return try explore(explorer, request)
  }

  private static func merged(_ files: [String]) throws -> ExploredFlows {
    let parts = try files.map(read)
    for (file, part) in zip(files, parts) {
      do { try part.checkIsPart(with: parts[0]) } catch {
        throw LeakFileError(
          path: file, reason: "cannot be put together with \(files[0]): \(error.reason)")
      }
    }
    return try ExploredFlows.merging(parts)
  }

  /// Explores for the process that started this one.
  private func work(
    for connection: WorkerConnection, _ explorer: any Exploring, _ request: ExploreCommand
  ) throws -> Int32 {
    do {
      let flows = try explorer.explore(
        request.strategy, request.shard, trying: connection.admits
      ) { _ in }
      try connection.finish(.result(flows))
    } catch {
      try connection.finish(.failure("\(error)"))
    }
    return 0
  }

  /// The explorer of an app; that of the tour where results are put together, which are not played.
  private static func explorer(
    of subject: ExploreCommand.Subject
  ) throws -> any Exploring {
    switch subject {
    case .tour, .merge, .list: AppCoordinator.explorer()
    case .kiosk(let fault): KioskCoordinator.explorer(with: fault)
    case .crash(let crash): KioskCoordinator.explorer(with: nil, crash)
    case .model(let path): try FlowModel(contentsOf: URL(filePath: path)).explorer
    }
  }

  private func explore(
    _ explorer: any Exploring, _ request: ExploreCommand
  ) throws -> ExploredFlows {
    let line = ExploreLine()
    defer { line.finish() }
    return try explorer.explore(
      request.strategy, request.shard, trying: nil
    ) { line.show($0) }
  }

  private func write(
    _ flows: ExploredFlows, of explorer: any Exploring, _ request: ExploreCommand,
    _ coverage: FlowCoverage?
  ) throws {
    let map = coverage.map { FlowMap(flows).covered(by: $0) } ?? FlowMap(flows)
    switch request.map {
    case .mermaid?: output.write(map.mermaid)
    case .dot?: output.write(map.graphviz)
    case .json?: output.write(try map.json())
    case nil:
      output.write(flows.text)
      if coverage != nil { tell(of: map) }
      try writeForms(of: flows, explorer, request)
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

  private func writeForms(
    of flows: ExploredFlows, _ explorer: any Exploring, _ request: ExploreCommand
  ) throws {
    for finding in flows.findings where request.writesTests || request.writesScripts {
      if request.writesTests {
        output.line()
        output.write(finding.swiftTest(exploring: request.subject.expression))
      }
      if request.writesScripts {
        output.line()
        output.write(script(finding, explorer))
      }
    }
  }

  private func script(_ finding: FlowFinding, _ explorer: any Exploring) -> String {
    do { return try FlowScript(finding, of: explorer).text } catch {
      let reason = (error as? ScriptScene.Untranslatable)?.reason ?? "\(error)"
      return "# no script: \(reason)\n"
    }
  }

  private func writeReport(
    of flows: ExploredFlows, _ explorer: any Exploring, _ request: ExploreCommand,
    to folder: String, _ coverage: FlowCoverage?
  ) throws {
    let line = ExploreLine()
    defer { line.finish() }
    line.show { _ in "writing the pages" }
    try explorer.writeReport(
      of: flows, to: folder, coverage, exploring: request.subject.expression,
      forms: { finding in [("As a script for play", script(finding, explorer))] })
  }
}

extension ExploreCommand.Subject {
  /// An expression for the explorer, in a test.
  fileprivate var expression: String {
    guard case .model(let path) = self else { return "explorer" }
    return "FlowModel(contentsOf: URL(filePath: \(path.swiftLiteral))).explorer"
  }
}

extension ExploredFlows {
  /// Whether shards are missing.
  fileprivate var isIncomplete: Bool {
    if case .shardsLost = ending { true } else { false }
  }
}

extension DecodingError {
  /// The reason, with the place in the file.
  fileprivate var words: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "unknown")
      }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (place + [context.debugDescription]).joined(separator: ": ")
  }
}
