import UIKitCore

/// An exploration under way.
@MainActor final class FlowSearch {
  let rules: FlowRules
  let graph: FlowGraph
  private let budget: FlowBudget
  private let isJudging: Bool
  private let began = ContinuousClock.now
  private var keys: Set<String> = []
  private var known: Set<String> = []
  private let trying: (([String]) -> Bool)?
  private let isAskedToEnd: (() -> Bool)?
  private let progress: ((FlowProgress) -> Void)?
  /// The pairs of steps in a row of random walks, and how many pairs were tried, where that is counted.
  private var walkedPairs: Set<[Int]> = []
  var triedPairs: Int?
  private var timesDue: [Int] = []
  private var knowsAll = true
  /// Where each state is noted that was tried to its end.
  var journal: FlowJournal?

  init(
    _ rules: FlowRules, _ budget: FlowBudget, judging isJudging: Bool,
    trying: (([String]) -> Bool)? = nil,
    endingWhen isAskedToEnd: (() -> Bool)? = nil, progress: ((FlowProgress) -> Void)?
  ) {
    self.trying = trying
    self.isAskedToEnd = isAskedToEnd
    self.rules = rules
    self.budget = budget
    self.isJudging = isJudging
    self.progress = progress
    graph = FlowGraph(tellingUnseenApart: rules.tellsUnseenApart, naming: rules.name)
    timesDue = Array(repeating: 0, count: rules.promises.count)
  }

  /// Notes which promises with a precondition are tried by a step.
  func noteDuePromises(in run: FlowRun) {
    for (index, promise) in rules.promises.enumerated()
    where promise.hasPrecondition && run.isDue(promise: index) {
      timesDue[index] += 1
    }
  }

  /// How often each precondition of a promise was true; `nil` where it is not known of all that was tried.
  var preconditions: [ExploredFlows.Precondition]? {
    guard knowsAll else { return nil }
    return zip(rules.promises, timesDue).filter { $0.0.hasPrecondition }
      .map { ExploredFlows.Precondition(kind: .promise, words: $0.words, count: $1) }
  }

  /// Why no more may be spent; `nil` while there is something left.
  var exhaustion: ExploredFlows.Ending? { exhaustion(at: graph.stateCount) }

  /// Same as `exhaustion`, for a number of states.
  func exhaustion(at stateCount: Int) -> ExploredFlows.Ending? {
    if stateCount >= budget.states { return .outOfStates(budget.states) }
    if graph.flows.performed >= budget.actions { return .outOfActions(budget.actions) }
    if let time = budget.time, ContinuousClock.now - began >= time { return .outOfTime }
    if isAskedToEnd?() == true { return .interrupted }
    return nil
  }

  /// Whether a flow is to be tried; its names are made only where they are asked for.
  func mayTry(_ flow: @autoclosure () -> [UInt64]) -> Bool {
    trying.map { $0(flow().map(rules.name)) } ?? true
  }

  /// Starts the app for the first time, and once more to see whether it does the same.
  func begin() throws {
    let run = try FlowRun(rules)
    _ = graph.add(look(at: run), after: nil, by: nil)
    let isOther = try FlowRun(rules).fingerprint != run.fingerprint
    if let finding = FlowDifference(rules: rules).atStart(isOther: isOther) { note(finding) }
    noteDuePromises(in: run)
    note(run.judge(), in: [])
  }

  /// Begins where an earlier exploration ended.
  ///
  /// - Throws: `FlowMergeFailure` when the app does not start as it did then, for the result of another
  ///   part, and where parts are missing from it.
  func resume(_ earlier: ExploredFlows, as shards: [FlowShard]) throws {
    guard shards.isEmpty ? earlier.shard == nil : shards.contains(where: { $0 == earlier.shard })
    else {
      throw FlowMergeFailure(reason: "the earlier result is that of another part")
    }
    if case .shardsLost = earlier.ending {
      throw FlowMergeFailure(reason: "parts of the earlier result are missing")
    }
    let run = try FlowRun(rules)
    guard earlier.states.first?.fingerprint == run.fingerprint else {
      throw FlowMergeFailure(reason: "the app does not start in the state in which it started then")
    }
    for action in earlier.actions { _ = rules.admits(FlowRules.key(of: action), action) }
    graph.resume(earlier)
    for (index, promise) in rules.promises.enumerated() where promise.hasPrecondition {
      let before = earlier.preconditions.first { $0.words == promise.words }
      timesDue[index] = before?.count ?? 0
      if before == nil { knowsAll = false }
    }
    for finding in earlier.findings {
      keys.insert("\(finding.kind): \(finding.key)")
      known.insert("\(finding.kind): \(finding.signature)")
    }
  }

  // MARK: - What is met

  func look(at run: FlowRun) -> FlowGraph.VisibleState {
    FlowGraph.VisibleState(
      fingerprint: run.fingerprint, screen: run.screen, offers: run.offers,
      isHome: run.isHome)
  }

  /// The state that a run is in; added when it was not met before.
  func state(of run: FlowRun, after parent: Int, by action: UInt64) -> Int {
    graph.index(of: run.fingerprint, after: parent, by: action)
      ?? graph.add(look(at: run), after: parent, by: action)
  }

  /// Has each suspicion looked into that was not met before.
  func note(
    _ suspicions: @autoclosure () -> [FlowSuspicion], in flow: @autoclosure () -> [UInt64]
  ) {
    guard isJudging else { return }
    for suspicion in suspicions() where keys.insert("\(suspicion.kind): \(suspicion.key)").inserted
    {
      let diagnosis = FlowDiagnosis(rules: rules)
      for finding in diagnosis.findings(of: suspicion, in: flow(), knowing: &known) {
        graph.add(finding)
      }
    }
  }

  func note(_ finding: FlowFinding) {
    if known.insert("\(finding.kind): \(finding.signature)").inserted { graph.add(finding) }
  }

  func noteDifference(in flow: [UInt64]) {
    guard !known.contains("\(FlowFinding.Kind.notDeterministic): \(FlowDifference.signature)")
    else { return }
    note(FlowDifference(rules: rules).finding(in: flow))
  }

  func tell(waiting: Int, of states: Int? = nil) {
    progress?(
      FlowProgress(
        states: states ?? graph.stateCount, waiting: waiting, performed: graph.flows.performed,
        findings: graph.flows.findings.count))
  }
}

extension FlowSearch {
  /// Tries everything in every state, those nearest to the start first.
  ///
  /// A shard does what all of them do until there are enough states at one distance, takes its share of
  /// these, and goes on from them alone.
  ///
  /// With several, the share of each is dealt out by the next one.
  func searchBreadthFirst(to depth: Int, _ shards: [FlowShard]) throws {
    var undealt = ArraySlice(shards)
    var layer = 0..<1
    var distance = 0
    while !layer.isEmpty {
      if distance >= depth { return graph.end(.depth(depth)) }
      let shard = undealt.first.flatMap { layer.count >= $0.leastToDeal ? $0 : nil }
      if shard != nil { undealt.removeFirst() }
      for (position, state) in layer.enumerated() where !graph.flows.states[state].isExpanded {
        if shard?.takes(position) == false { continue }
        guard try expand(state) else { return }
        tell(waiting: graph.stateCount - state - 1)
      }
      distance += 1
      layer = layer.upperBound..<graph.endOfStates(atMost: distance, from: layer.upperBound)
    }
    graph.end(.complete)
  }

  /// Tries everything in one state. `false` when the budget is spent.
  private func expand(_ state: Int) throws -> Bool {
    let way = graph.way(to: state)
    var isWhole = true
    for action in graph.offers(of: state) {
      if let exhaustion {
        graph.end(exhaustion)
        return false
      }
      guard mayTry(way + [action]), let run = replay(way, to: state) else {
        isWhole = false
        continue
      }
      guard run.take(action) else {
        noteDifference(in: way)
        isWhole = false
        continue
      }
      graph.count(performed: way.count + 1)
      let end = self.state(of: run, after: state, by: action)
      graph.addStep(from: state, by: action, to: end)
      noteDuePromises(in: run)
      note(run.judge(), in: way + [action])
    }
    if isWhole {
      graph.noteExpansion(of: state)
      try journal?.note(state, in: graph.flows)
    }
    return true
  }

  /// The app after a flow, which has to lead to the state that it led to before.
  private func replay(_ way: [UInt64], to state: Int) -> FlowRun? {
    guard let run = try? FlowRun.after(way, by: rules),
      run.fingerprint == graph.flows.states[state].fingerprint
    else {
      noteDifference(in: way)
      return nil
    }
    return run
  }
}

extension FlowSearch {
  /// Makes walks from the start, each with a choice of actions of its own.
  func walk(_ count: Int, length: Int, seed: UInt64, _ shards: [FlowShard]) {
    for number in 0..<max(count, 0) where shards.take(number) {
      if let exhaustion { return graph.end(exhaustion) }
      walkOnce(length, FlowDice(seed: seed, walk: number))
      tell(waiting: count - number - 1)
    }
    graph.end(.walks(count))
  }

  private func walkOnce(_ length: Int, _ dice: FlowDice) {
    var dice = dice
    guard let run = try? FlowRun(rules) else { return noteDifference(in: []) }
    var flow: [UInt64] = []
    var state = graph.index(of: run.fingerprint)
    var latest: [Int]?
    if state == nil { noteDifference(in: []) }
    while flow.count < length, let action = dice.choose(among: run.offers) {
      guard run.take(action) else { break }
      flow.append(action)
      graph.count(performed: 1)
      noteDuePromises(in: run)
      if let before = state {
        let end = self.state(of: run, after: before, by: action)
        let step = graph.addOnce(from: before, by: action, to: end)
        if let latest { walkedPairs.insert(latest + step.dropFirst()) }
        (state, latest) = (end, step)
      }
      note(run.suspicionsAtOnce(), in: flow)
      if exhaustion != nil { break }
    }
    note(run.judge(), in: flow)
    triedPairs = walkedPairs.count
  }
}

/// The random numbers of one walk, and the actions that it leaves out.
struct FlowDice {
  private var state: UInt64
  private let salt: UInt64

  init(seed: UInt64, walk: Int) {
    var mix = StableMix()
    mix.add(seed)
    mix.add(UInt64(truncatingIfNeeded: walk))
    state = mix.value
    salt = mix.value
  }

  /// Draws one; among all of them where the walk leaves every one out.
  mutating func choose(among actions: [UInt64]) -> UInt64? {
    let chosen = actions.filter { takesPart($0) }
    let pool = chosen.isEmpty ? actions : chosen
    return pool.isEmpty ? nil : pool[Int(next() % UInt64(pool.count))]
  }

  /// About half of all actions take part in a walk, whatever the state.
  private func takesPart(_ action: UInt64) -> Bool {
    var mix = StableMix()
    mix.add(salt)
    mix.add(action)
    return mix.value >> 40 & 1 == 0
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
