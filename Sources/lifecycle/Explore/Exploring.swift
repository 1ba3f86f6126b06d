import FlowExploration

/// An explorer, whatever its app.
@MainActor protocol Exploring {
  func explore(
    _ strategy: FlowStrategy, _ shard: FlowShard?, trying: (([String]) -> Bool)?,
    progress: @escaping (FlowProgress) -> Void
  ) throws -> ExploredFlows

  func conforms(to model: FlowModel, depth: Int) throws -> FlowConformance

  func play(_ flow: [String], watching: (Simulation) -> Void) throws -> PlayedFlow

  func writeReport(
    of flows: ExploredFlows, to folder: String, _ coverage: FlowCoverage?,
    exploring explorer: String,
    forms: (FlowFinding) -> [(name: String, text: String)]
  ) throws
}

extension FlowExplorer: Exploring {
  func explore(
    _ strategy: FlowStrategy, _ shard: FlowShard?, trying: (([String]) -> Bool)?,
    progress: @escaping (FlowProgress) -> Void
  ) throws -> ExploredFlows {
    try explore(strategy, shard: shard, trying: trying, progress: progress)
  }

  func writeReport(
    of flows: ExploredFlows, to folder: String, _ coverage: FlowCoverage?,
    exploring explorer: String,
    forms: (FlowFinding) -> [(name: String, text: String)]
  ) throws {
    try writeReport(
      of: flows, to: folder, coverage: coverage, exploring: explorer, forms: forms)
  }
}
