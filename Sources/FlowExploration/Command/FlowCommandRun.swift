import ToolConsole
import Foundation
import LeakDetection

/// A program that explores: every flow through an app, what goes wrong, and the map.
@MainActor package struct FlowCommandRun<App> {
  /// A finding in another form, with its name: a script, beside the test that each finding has.
  package typealias Form = (name: String, text: String)

  private let explorer: FlowExplorer<App>
  private let options: FlowOptions
  /// The words that the program takes.
  private let usage: Usage
  /// The explorer in tests.
  private let inTests: ExplorerInTests
  /// The file that describes the app, if there is one.
  private let file: String?
  /// The name of the app; this program is the app unless given.
  private let subject: String?
  private let output: Output
  private let errors: Output
  /// A sentence below the findings.
  private let remark: String?
  private let forms: (FlowFinding) -> [Form]

  package init(
    _ explorer: FlowExplorer<App>, _ options: FlowOptions, as usage: Usage,
    inTests: ExplorerInTests, of file: String? = nil, app subject: String? = nil,
    output: Output, errors: Output, remark: String? = nil,
    forms: @escaping (FlowFinding) -> [Form] = { _ in [] }
  ) {
    (self.explorer, self.options, self.usage, self.inTests) = (explorer, options, usage, inTests)
    (self.output, self.errors, self.file, self.subject) = (output, errors, file, subject)
    (self.remark, self.forms) = (remark, forms)
  }

  private var program: String { usage.program ?? usage.name }

  /// The title of the pages: a file, an app, or this program.
  private var title: String {
    let app = file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? subject
    return "Every flow of \(app ?? program)"
  }

  /// Explores or puts together. A file or report that cannot be written takes nothing else with it.
  /// - Returns: 0 when nothing was found, 1 when something was, 2 for files that cannot be read, and for an
  ///   incomplete result without a finding (shards missing, ended by a signal), 3 for what cannot be written.
  package func run() -> Int32 {
    errors.status(by: program) {
      if let worker = options.worker { return try work(as: worker) }
      if options.writesDraft {
        output.write(try explorer.modelDraft(depth: options.depth))
        return LeakExitStatus.clean.rawValue
      }
      for file in options.merged ?? [options.model].compactMap(\.self) {
        if let missing = UsageError(missing: file, for: usage) {
          return missing.written(to: errors, by: program)
        }
      }
      if let model = options.model { return try compare(with: model) }
      // An exploration may take minutes, so files and folders are looked at before it.
      for path in [options.path, options.journal].compactMap(\.self) { try WholeFile.check(path) }
      if let folder = options.report { try WholeFile.check(folder: folder) }
      let coverage = try options.covered.map(Self.coverage)
      let flows = try explored()
      try write(flows, coverage)
      let parts = [
        options.path.map { path in
          { try WholeFile.write(stableJSON(flows, onOneLine: true), to: path) }
        },
        options.report.map { folder in { try writeReport(of: flows, to: folder, coverage) } },
      ]
      let failures = parts.compactMap { write in
        do { try write?() } catch { return errors.refusal(error, by: program) }
        return nil
      }
      return failures.max() ?? verdict(on: flows)
    }
  }

  /// Lists where the app and a model of it differ.
  private func compare(with path: String) throws -> Int32 {
    let model = try FlowModel.reading(path, tellingRestTo: errors)
    let conformance = try explorer.conforms(to: model, depth: options.depth)
    output.write(conformance.description)
    return (conformance.isConforming ? LeakExitStatus.clean : .leaks).rawValue
  }

  private func verdict(on flows: ExploredFlows) -> Int32 {
    if flows.ending.isCutShort {
      errors.line("\(program): the result is incomplete, \(flows.ending.words)")
      if flows.isClean { return LeakExitStatus.error.rawValue }
    }
    return (flows.isClean ? LeakExitStatus.clean : .leaks).rawValue
  }

  private static func read(_ path: String) throws(LeakFileError) -> ExploredFlows {
    do {
      return try JSONDecoder().decode(
        ExploredFlows.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw LeakFileError(path, unreadAs: "the result of an exploration", error)
    }
  }

  private static func coverage(_ folder: String) throws(LeakFileError) -> FlowCoverage {
    do { return try FlowCoverage(folder: folder) } catch {
      throw LeakFileError(path: folder, reason: "cannot be read as what tests do")
    }
  }

  // MARK: - Exploring

  private func explored() throws -> ExploredFlows {
    if let files = options.merged { return try Self.merged(files) }
    let earlier = try options.resumed.map(Self.read)
    if let jobs = options.jobs {
      return try FlowWorkers(options, jobs, after: usage.program == nil ? [] : [usage.name])
        .run { errors.line("\(program): \($0)") }
    }
    let line = FlowProgressLine()
    defer { line.finish() }
    return try EndRequest.noted(within: UInt32(options.limit)) {
      try explore(
        options.exchange == nil ? [options.shard].compactMap(\.self) : [], resuming: earlier,
        in: team, progress: { line.show($0) })
    }
  }

  /// The journal, or the shards on other machines.
  private var team: (any FlowTeam)? {
    if let folder = options.exchange, let shard = options.shard {
      return FlowExchange(
        folder, as: shard, waiting: .seconds(options.patience),
        endingWhen: { EndRequest.signal != nil })
    }
    return options.journal.map { FlowJournal($0) }
  }

  private func explore(
    _ shards: [FlowShard], resuming earlier: ExploredFlows?, in team: (any FlowTeam)?,
    trying: (([String]) -> Bool)? = nil, progress: ((FlowProgress) -> Void)? = nil
  ) throws -> ExploredFlows {
    do {
      return try explorer.explore(
        options.strategy, options.budget, shards, resuming: earlier, trying: trying,
        endingWhen: { EndRequest.signal != nil }, in: team, progress: progress)
    } catch let error as FlowMergeFailure {
      throw LeakFileError(
        path: options.resumed ?? options.journal ?? options.exchange ?? "",
        reason: "cannot be gone on from: \(error.reason)")
    }
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
  private func work(as part: FlowShard) throws -> Int32 {
    try EndRequest.noted {
      let connection = try WorkerConnection()
      do {
        // Walks are dealt out beforehand.
        let shards = [options.shard, options.walks == nil ? nil : part].compactMap(\.self)
        let team = options.walks == nil ? WorkerTeam(connection, as: part) : nil
        let flows =
          try options.isReplaying
          ? replayed(connection)
          : explore(
            shards, resuming: options.resumed.map(Self.read), in: team, trying: connection.admits)
        try connection.finish(.result(flows))
      } catch {
        try connection.finish(.failure("\(error)"))
      }
      return LeakExitStatus.clean.rawValue
    }
  }

  /// Plays a flow that ended another process. Where it does not end this one, the result has the start alone.
  private func replayed(_ connection: WorkerConnection) throws -> ExploredFlows {
    connection.announce(connection.latestLeftOut)
    try explorer.replay(connection.latestLeftOut)
    return try explorer.explore(.breadthFirst(depth: 0), trying: { _ in true })
  }

  // MARK: - Writing

  private func write(_ flows: ExploredFlows, _ coverage: FlowCoverage?) throws {
    if options.isForProgram {
      return output.write(try flows.written(as: options.form, of: file))
    }
    let map = coverage.map { FlowMap(flows).covered(by: $0) } ?? FlowMap(flows)
    switch options.map {
    case .mermaid?: output.write(map.mermaid)
    case .dot?: output.write(map.graphviz)
    case .json?: output.write(try map.json())
    case nil:
      output.write(flows.text)
      if let remark, options.merged == nil { output.line("\n\(remark)") }
      if coverage != nil { tell(of: map) }
      if options.writesTests, !flows.isClean { output.write("\n" + inTests.header) }
      for finding in flows.findings { writeForms(of: finding, among: flows.findings) }
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

  private func writeForms(of finding: FlowFinding, among findings: [FlowFinding]) {
    let test =
      options.writesTests ? [finding.swiftTest(inTests, among: findings)] : []
    for text in test + (options.writesForms ? forms(finding).map(\.text) : []) {
      output.line()
      output.write(text)
    }
  }

  private func writeReport(
    of flows: ExploredFlows, to folder: String, _ coverage: FlowCoverage?
  ) throws {
    let line = FlowProgressLine()
    defer { line.finish() }
    line.show { _ in "writing the pages" }
    try explorer.writeReport(
      of: flows, to: folder, title: title, screens: [], coverage, inTests, forms)
  }
}

extension FlowModel {
  /// The model in a file, in any of the formats that one is read from. What has no counterpart in a model is told.
  ///
  /// - Throws: `LeakFileError` and `FlowModelError`.
  @MainActor package static func reading(
    _ path: String, tellingRestTo errors: Output
  ) throws -> FlowModel {
    let conversion = try reading(contentsOf: URL(filePath: path))
    for line in conversion.unmatched {
      errors.line("\(path): no counterpart in a model: \(line)")
    }
    return conversion.model
  }
}
