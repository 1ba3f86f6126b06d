import UIKitCore

/// An exploration under way.
@MainActor final class FlowSearch {
  let rules: FlowRules
  let graph: FlowGraph
  private let budget: FlowBudget
  private let isJudging: Bool
  private let began = ContinuousClock.now
  /// The suspicions that were looked into, and the faults that were found.
  private var keys: Set<String> = []
  private var known: Set<String> = []
  /// Where each suspicion of the result was met first, and the faults in the result.
  private var places: [String: [Int]] = [:]
  private var told: Set<String> = []
  private let trying: (([String]) -> Bool)?
  private let isAskedToEnd: (() -> Bool)?
  private let progress: ((FlowProgress) -> Void)?
  /// The pairs of steps in a row of random walks, and how many pairs were tried, where that is counted.
  var walkedPairs: Set<[Int]> = []
  var triedPairs: Int?
  /// How often each precondition was true: in what is entered, and in what was tried since.
  private var timesDue: [Int] = []
  private var freshlyDue: [Int] = []
  private var knowsAll = true
  /// The processes that explore together, or a journal.
  var team: (any FlowTeam)?
  /// The steps that others have tried, and states that they have met, as far as they are not yet in the graph.
  var pool: [FlowPart.Key: FlowPart.Tried] = [:]
  var looks: [UInt64: FlowPart.Look] = [:]
  /// The actions whose names were handed over.
  var toldNames: Set<UInt64> = []
  /// The size of all that was tried and is not yet in the graph.
  var pending = Pending()

  struct Pending {
    var states: Set<FlowPart.Key> = []
    var looks: Set<UInt64> = []
    var performed = 0
  }

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
    freshlyDue = timesDue
  }

  /// Whether what grows in a long run is looked for: where the step before tells states apart, hardly one comes again.
  var looksForGrowth: Bool { isJudging && rules.judgesLeaks && !rules.tellsStepsBefore }

  /// Notes which promises with a precondition are tried by a step.
  func noteDuePromises(in run: FlowRun) {
    for (index, promise) in rules.promises.enumerated()
    where promise.hasPrecondition && run.isDue(promise: index) {
      freshlyDue[index] += 1
    }
  }

  /// Hands over how often preconditions were true since; `nil` where no promise has one.
  func takeFreshlyDue() -> [Int]? {
    guard rules.promises.contains(where: \.hasPrecondition) else { return nil }
    defer { freshlyDue = Array(repeating: 0, count: freshlyDue.count) }
    return freshlyDue
  }

  /// Adds how often preconditions were true in a part.
  func enterDue(_ counts: [Int]?, ofTried isTried: Bool) {
    guard rules.promises.contains(where: \.hasPrecondition) else { return }
    guard let counts, counts.count == timesDue.count else {
      if isTried { knowsAll = false }
      return
    }
    for (index, count) in counts.enumerated() { timesDue[index] += count }
  }

  /// How often each precondition of a promise was true; `nil` where it is not known of all that was tried.
  var preconditions: [ExploredFlows.Precondition]? {
    guard knowsAll else { return nil }
    return rules.promises.indices.filter { rules.promises[$0].hasPrecondition }.map {
      ExploredFlows.Precondition(
        kind: .promise, words: rules.promises[$0].words, count: timesDue[$0] + freshlyDue[$0])
    }
  }

  /// Why no more may be spent; `nil` while there is something left.
  var exhaustion: ExploredFlows.Ending? {
    exhaustion(at: graph.stateCount + pending.states.count)
  }

  /// Same as `exhaustion`, for a number of states.
  func exhaustion(at stateCount: Int) -> ExploredFlows.Ending? {
    if stateCount >= budget.states { return .outOfStates(budget.states) }
    if graph.flows.performed + pending.performed >= budget.actions {
      return .outOfActions(budget.actions)
    }
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
    // Each process of a team begins once, and all count that as one.
    enterDue(takeFreshlyDue(), ofTried: true)
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
    if earlier.leavesFieldsEmpty == true { rules.leavesFieldsEmpty = true }
    for (index, promise) in rules.promises.enumerated() where promise.hasPrecondition {
      let before = earlier.preconditions.first { $0.words == promise.words }
      timesDue[index] = before?.count ?? 0
      if before == nil { knowsAll = false }
    }
    for finding in graph.flows.findings { enter(finding, at: []) }
  }

  /// The app and the strategy, for the first part of a team.
  var exploration: FlowPart.Exploration {
    let order: FlowPart.Exploration.Order =
      switch graph.flows.strategy {
      case .nearestFirst: .nearestFirst
      case .transitionPairs: .transitionPairs
      default: .breadthFirst
      }
    return FlowPart.Exploration(
      start: graph.flows.states[0].fingerprint, shard: graph.flows.shard, order: order)
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
    for finding in findings(of: suspicions(), in: flow()) { add(finding) }
  }

  /// The findings of suspicions that were not met before.
  func findings(
    of suspicions: @autoclosure () -> [FlowSuspicion], in flow: @autoclosure () -> [UInt64]
  ) -> [FlowFinding] {
    guard isJudging else { return [] }
    var found: [FlowFinding] = []
    for suspicion in suspicions() where keys.insert("\(suspicion.kind): \(suspicion.key)").inserted
    {
      let diagnosis = FlowDiagnosis(rules: rules)
      found += diagnosis.findings(of: suspicion, in: flow(), knowing: &known)
    }
    return found
  }

  func note(_ finding: FlowFinding) {
    if known.insert("\(finding.kind): \(finding.signature)").inserted { add(finding) }
  }

  func noteDifference(in flow: [UInt64]) {
    for finding in differences(in: flow) { add(finding) }
  }

  func differences(in flow: [UInt64]) -> [FlowFinding] {
    known.insert("\(FlowFinding.Kind.notDeterministic): \(FlowDifference.signature)").inserted
      ? [FlowDifference(rules: rules).finding(in: flow)] : []
  }

  /// Adds a finding to the result: a suspicion counts where it was met first, and so does a fault.
  func add(_ finding: FlowFinding, at place: [Int] = []) {
    if enter(finding, at: place) { graph.add(finding) }
  }

  @discardableResult private func enter(_ finding: FlowFinding, at place: [Int]) -> Bool {
    let key = "\(finding.kind): \(finding.key)"
    if let first = places[key], first != place { return false }
    places[key] = place
    keys.insert(key)
    let fault = "\(finding.kind): \(finding.signature)"
    known.insert(fault)
    return told.insert(fault).inserted
  }

  func tell(waiting: Int, of states: Int? = nil) {
    progress?(
      FlowProgress(
        states: states ?? graph.stateCount, waiting: waiting, performed: graph.flows.performed,
        findings: graph.flows.findings.count))
  }
}
