import LeakDetection
import VirtualTime

/// Looks for what grows in a long run and leaks nothing: takes round trips through what was explored again and again.
///
/// No flow from the start shows it, because each state is reached once there.
@MainActor struct LongRunGrowth {
  private let search: FlowSearch
  private let graph: StepGraph
  /// Of each state whose steps belong to the result its index there.
  private let states: StepGraph.Places

  private static let mostStates = 1_000
  private static let longestTrip = 100
  private static let mostTrips = 4
  private static let mostInterruptions = 8
  private static let rounds = 3

  /// - Parameter states: of each state whose steps belong to the result, its index there.
  init(_ search: FlowSearch, _ graph: StepGraph, in states: StepGraph.Places) {
    (self.search, self.graph, self.states) = (search, graph, states)
  }

  /// Notes what grows.
  func look() {
    var trips = RoundTrips(graph, among: states.first(Self.mostStates))
    var (count, interruptions) = (0, 0)
    while count < Self.mostTrips, let trip = trips.next(turningAfter: Self.longestTrip) {
      switch play(trip, over: Self.rounds) {
      case .ended(let report):
        count += 1
        if !report.names.isEmpty { noteGrowth(in: trip, report.names) }
      case .interrupted(let place):
        interruptions += 1
        if interruptions > Self.mostInterruptions { return }
        trips.leaveOut(trip[place], of: trip)
      }
    }
  }

  // MARK: - Rounds

  private enum Outcome {
    case ended(GrowthReport)
    /// A step was not open, led elsewhere, or what left with it leaks.
    case interrupted(Int)
  }

  private func play(_ trip: [StepGraph.Step], over rounds: Int) -> Outcome {
    play(trip.map(graph.action), from: trip[0].from, over: rounds) { index, run in
      let step = trip[index]
      return graph.index(of: run.fingerprint, after: step.from, by: graph.action(of: step))
        == graph.target(of: step)
    }
  }

  /// The growth in rounds of actions that lead back to a state; `nil` where they do not.
  private func growth(
    of actions: [UInt64], from base: StepGraph.Node, over rounds: Int
  ) -> GrowthReport? {
    let look = graph.visible(base).fingerprint
    let outcome = play(actions, from: base, over: rounds) { index, run in
      index < actions.count - 1 || run.fingerprint == look
    }
    guard case .ended(let report) = outcome else { return nil }
    return report
  }

  private func play(
    _ actions: [UInt64], from base: StepGraph.Node, over rounds: Int,
    while isExpected: (Int, FlowRun) -> Bool
  ) -> Outcome {
    guard let once = try? FlowRun.after(way(to: base), by: search.rules),
      let run = try? FlowRun.after(way(to: base), by: search.rules, .thorough)
    else { return .interrupted(0) }
    // Once ahead of it, because to count what lives takes its time.
    for (index, action) in actions.enumerated()
    where !once.take(action) || !isExpected(index, once) {
      return .interrupted(index)
    }
    var began: [(VirtualInstant, Int)] = []
    var interruption: Int?
    let report = run.simulation.growth(over: rounds) { _ in
      for (index, action) in actions.enumerated() where interruption == nil {
        if !run.take(action) || !isExpected(index, run) { interruption = index }
        began.append((run.actionBegan, index))
      }
      run.forgetOffers()
    }
    if interruption == nil, let leak = run.simulation.leaks.first(where: \.isOpen) {
      interruption = began.last { $0.0 <= leak.since }?.1 ?? 0
    }
    return interruption.map { .interrupted($0) } ?? .ended(report)
  }

  private func way(to base: StepGraph.Node) -> [UInt64] {
    states[base].map(search.graph.way) ?? []
  }

  // MARK: - Findings

  /// Notes what grows again over four times the rounds: another thread of the process may have put something into a
  /// static meanwhile, and what is kept up to ten or so is no growth.
  private func noteGrowth(in trip: [StepGraph.Step], _ names: [String]) {
    let (actions, base) = (trip.map(graph.action), trip[0].from)
    guard let second = growth(of: actions, from: base, over: 4 * Self.rounds) else { return }
    var untold = names.filter(second.names.contains)
    while let name = untold.first {
      untold.removeFirst()
      let short = FlowShrinking.shrink(actions) { shorter in
        !shorter.isEmpty
          && growth(of: shorter, from: base, over: Self.rounds)?.names.contains(name) == true
      }
      guard let report = growth(of: short, from: base, over: Self.rounds) else { continue }
      untold.removeAll(where: report.names.contains)
      search.note(finding(of: report, after: way(to: base), in: short, of: actions))
    }
  }

  private func finding(
    of report: GrowthReport, after way: [UInt64], in round: [UInt64], of trip: [UInt64]
  ) -> FlowFinding {
    let words = report.names.joined(separator: ", ")
    let signature = "long run: grows: \(words)"
    let actions = round.count == 1 ? "action" : "\(round.count) actions"
    return FlowFinding(
      kind: .longRun, signature: signature,
      headline: "grows in a long run, with every round of the last \(actions): \(words)",
      details: report.text
        + "Each round ends in the state in which it began. One round after a start does not show it.",
      flow: (way + round).map(search.rules.name), foundIn: (way + trip).map(search.rules.name),
      key: signature)
  }
}
