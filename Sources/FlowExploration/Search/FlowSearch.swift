import UIKitCore

/// An exploration under way.
@MainActor final class FlowSearch {
  let rules: FlowRules
  let graph: FlowGraph
  private let budget: FlowBudget
  private let began = ContinuousClock.now
  private var keys: Set<String> = []
  private var known: Set<String> = []
  private let trying: (([String]) -> Bool)?
  private let progress: ((FlowProgress) -> Void)?

  init(
    _ rules: FlowRules, _ budget: FlowBudget, trying: (([String]) -> Bool)? = nil,
    progress: ((FlowProgress) -> Void)?
  ) {
    self.trying = trying
    self.rules = rules
    self.budget = budget
    self.progress = progress
    graph = FlowGraph(tellingUnseenApart: rules.repetitions > 1, naming: rules.name)
  }

  /// Why no more may be spent; `nil` while there is something left.
  var exhaustion: ExploredFlows.Ending? {
    if graph.stateCount >= budget.states { return .outOfStates(budget.states) }
    if graph.flows.performed >= budget.actions { return .outOfActions(budget.actions) }
    if let time = budget.time, ContinuousClock.now - began >= time { return .outOfTime }
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
    note(run.judge(), in: [])
  }

  /// Begins where an earlier exploration ended.
  ///
  /// - Throws: `FlowMergeFailure` when the app does not start as it did then.
  func resume(_ earlier: ExploredFlows) throws {
    let run = try FlowRun(rules)
    guard earlier.states.first?.fingerprint == run.fingerprint else {
      throw FlowMergeFailure(reason: "the app does not start in the state in which it started then")
    }
    for action in earlier.actions { _ = rules.admits(FlowRules.key(of: action), action) }
    graph.resume(earlier)
    for finding in earlier.findings {
      keys.insert("\(finding.kind): \(finding.key)")
      known.insert("\(finding.kind): \(finding.signature)")
    }
  }

  // MARK: - What is met

  func look(at run: FlowRun) -> FlowGraph.Look {
    FlowGraph.Look(
      fingerprint: run.fingerprint, screen: run.screen, offers: run.offers,
      isHome: run.isHome)
  }

  /// The state that a run is in; added when it was not met before.
  func state(of run: FlowRun, after parent: Int, by action: UInt64) -> Int {
    graph.index(of: run.fingerprint, after: parent, by: action)
      ?? graph.add(look(at: run), after: parent, by: action)
  }

  /// Has each suspicion looked into that was not met before.
  func note(_ suspicions: [FlowSuspicion], in flow: @autoclosure () -> [UInt64]) {
    for suspicion in suspicions where keys.insert("\(suspicion.kind): \(suspicion.key)").inserted {
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

  func tell(waiting: Int) {
    progress?(
      FlowProgress(
        states: graph.stateCount, waiting: waiting, performed: graph.flows.performed,
        findings: graph.flows.findings.count))
  }
}
