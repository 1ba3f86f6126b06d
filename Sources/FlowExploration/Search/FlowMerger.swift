/// Puts the results of shards together, by going through all that any of them tried as one search would.
@MainActor struct FlowMerger {
  /// A state by what tells it apart in every shard.
  private struct Key: Hashable {
    var fingerprint: UInt64
    var unseen: String?
  }

  /// A state as the shards know it.
  private struct Known {
    var state: ExploredFlows.State
    var shard: Int
    var steps: [(action: UInt64, to: Key)] = []
  }

  private let shards: [ExploredFlows]
  private var known: [Key: Known] = [:]
  private var names: [UInt64: String] = [:]

  /// How many there are to be; `nil` for as many as the shards say.
  private let count: Int?

  init(_ shards: [ExploredFlows], of count: Int?) {
    self.shards = shards
    self.count = count
    for (index, flows) in shards.enumerated() {
      for name in flows.actions { names[FlowRules.key(of: name)] = name }
      let keys = flows.states.map { state in
        Key(fingerprint: state.fingerprint, unseen: state.unseen.map { flows.actions[$0] })
      }
      for (state, key) in zip(flows.states, keys)
      where known[key] == nil || (state.isExpanded && known[key]?.state.isExpanded == false) {
        known[key] = Known(state: state, shard: index)
      }
      for step in flows.steps where known[keys[step.from]]?.shard == index {
        known[keys[step.from]]?.steps.append(
          (FlowRules.key(of: flows.actions[step.action]), keys[step.to]))
      }
    }
  }

  /// The one result.
  func merged() -> ExploredFlows {
    guard let first = shards.first, let start = first.states.first else {
      var flows = ExploredFlows()
      flows.ending = ending(of: flows)
      return flows
    }
    let isTold = shards.contains { flows in flows.states.contains { $0.unseen != nil } }
    let graph = FlowGraph(tellingUnseenApart: isTold) { names[$0] ?? "" }
    let startKey = Key(fingerprint: start.fingerprint)
    var indexes = [startKey: graph.add(look(startKey), after: nil, by: nil)]
    var order = [startKey]
    var next = 0
    while next < order.count {
      let state = next
      let steps = known[order[next]]?.steps ?? []
      next += 1
      for step in steps {
        if indexes[step.to] == nil {
          indexes[step.to] = graph.add(look(step.to), after: state, by: step.action)
          order.append(step.to)
        }
        guard let end = indexes[step.to] else { continue }
        graph.addStep(from: state, by: step.action, to: end)
        graph.count(performed: graph.flows.states[state].depth + 1)
      }
      if known[order[state]]?.state.isExpanded == true { graph.noteExpansion(of: state) }
    }
    var flows = graph.flows
    flows.home = first.home
    flows.strategy = first.strategy
    if shards.contains(where: { $0.leavesFieldsEmpty == true }) { flows.leavesFieldsEmpty = true }
    let unreached = shards.map { Set($0.unreachedScreens ?? []) }
    flows.noteUnreachedScreens(unreached.dropFirst().reduce(unreached[0]) { $0.intersection($1) })
    flows.noteUnbegunTasks(shards.flatMap { $0.unbegunTasks ?? [] })
    // Breadth first, a step takes a flow from the start; otherwise no more is known than what was done.
    if first.strategy?.goesOn == true {
      flows.performed = shards.reduce(0) { min($0 + $1.performed, 1 << 53) }
    }
    flows.findings = Self.findings(of: shards.map(\.findings), in: flows)
    flows.ending = ending(of: flows)
    flows.conclude(pairs: nil, preconditions: ExploredFlows.preconditions(of: shards))
    return flows
  }

  private func look(_ key: Key) -> FlowGraph.VisibleState {
    guard let known = known[key] else {
      return FlowGraph.VisibleState(
        fingerprint: key.fingerprint, screen: "", offers: [], isHome: false)
    }
    let flows = shards[known.shard]
    return FlowGraph.VisibleState(
      fingerprint: key.fingerprint, screen: flows.screens[known.state.screen],
      offers: known.state.offers.map { FlowRules.key(of: flows.actions[$0]) },
      isHome: known.state.isHome)
  }

  /// Each suspicion counts where it was met first, and so does each signature.
  static func findings(
    of shards: [[FlowFinding]], in flows: ExploredFlows
  ) -> [FlowFinding] {
    struct Met {
      var finding: FlowFinding
      var place: (step: Int, shard: Int, index: Int)
    }
    let steps = Dictionary(
      flows.steps.enumerated().map { ([$1.from, $1.action], (position: $0, to: $1.to)) },
      uniquingKeysWith: { one, _ in one })
    let actions = Dictionary(
      flows.actions.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    func position(of flow: [String]) -> Int {
      var (state, position) = (0, -1)
      for name in flow {
        guard let action = actions[name], let step = steps[[state, action]] else { return .max }
        (position, state) = (step.position, step.to)
      }
      return position
    }
    var met: [Met] = []
    for (shard, part) in shards.enumerated() {
      for (index, finding) in part.enumerated() where finding.kind != .deadEnd {
        met.append(Met(finding: finding, place: (position(of: finding.foundIn), shard, index)))
      }
    }
    met.sort { $0.place < $1.place }
    var places: [String: (Int, Int)] = [:]
    var told: Set<String> = []
    return met.compactMap { met in
      let key = "\(met.finding.kind): \(met.finding.key)"
      let place = (met.place.step, met.place.shard)
      if let first = places[key], first != place { return nil }
      places[key] = place
      let isNew = told.insert("\(met.finding.kind): \(met.finding.signature)").inserted
      return isNew ? met.finding : nil
    }
  }

  private func ending(of flows: ExploredFlows) -> ExploredFlows.Ending {
    // What a signal ended is a part of a part.
    let present = Set(shards.filter { $0.ending != .interrupted }.compactMap { $0.shard?.index })
    if let count = count ?? shards.compactMap({ $0.shard?.count }).max(), present.count < count {
      return .shardsLost((1...count).filter { !present.contains($0) })
    }
    let endings = shards.map(\.ending)
    let early = endings.first { ending in
      switch ending {
      case .complete, .depth, .walks: false
      default: true
      }
    }
    return early ?? endings.first { $0 != .complete } ?? .complete
  }
}

extension ExploredFlows {
  /// Puts the results of shards together. Of a breadth-first exploration without a limit of time, all shards
  /// give what one exploration gives; a shard that is missing is named in `ending`.
  ///
  /// - Throws: `FlowMergeFailure` when the results are not parts of one exploration.
  @MainActor public static func merging(_ shards: [ExploredFlows]) throws -> ExploredFlows {
    try merging(shards, of: nil)
  }

  /// Puts the results of so many shards together, of which all may be missing.
  @MainActor package static func merging(
    _ shards: [ExploredFlows], of count: Int?
  ) throws(FlowMergeFailure) -> ExploredFlows {
    for shard in shards { try shard.checkIsPart(with: shards[0]) }
    return FlowMerger(shards, of: count).merged()
  }

  /// Checks that two results are parts of one exploration.
  package func checkIsPart(with other: ExploredFlows) throws(FlowMergeFailure) {
    guard states.first?.fingerprint == other.states.first?.fingerprint else {
      throw FlowMergeFailure(reason: "they do not begin in the same state")
    }
    guard shard?.count == other.shard?.count else {
      throw FlowMergeFailure(reason: "they are parts of different divisions")
    }
    guard strategy == other.strategy else {
      throw FlowMergeFailure(reason: "they were explored by different strategies")
    }
  }
}
