import LeakDetection
import ObjectGraph
import UIKitCore

/// Faults that seemed to show in runs that had done other things before. Each is looked into from the start, in the order
/// of a breadth-first search, so that no finding rests on what such a run left behind.
@MainActor struct FlowDoubts {
  /// A fault that seemed to show after a step.
  private struct Doubt {
    var step: StepGraph.Step
    /// Which of the kinds of doubt.
    var kind: Int
  }

  /// A step that led elsewhere than it did before.
  private struct OtherEnd {
    var step: StepGraph.Step
    var history: [UInt64]
    var look: FlowPart.Look
  }

  private let search: FlowSearch
  private let graph: StepGraph
  private var doubts: [Doubt] = []
  private var otherEnds: [OtherEnd] = []
  private var kinds: [FlowSuspicion: Int] = [:]
  /// Of each kind all that was done before it was met first, and whether the run itself shows that it is a fault.
  private var firsts: [(suspicion: FlowSuspicion, history: [UInt64], isCertain: Bool)] = []
  /// The doubts that were met and are not taken in yet.
  private var fresh: [FlowPart.Doubt] = []
  private var freshKinds: Set<FlowSuspicion> = []

  /// How often a leak is looked for that does not show from the start: it may be one that ends late.
  private static let mostTries = 8
  private static let mostOtherEnds = 8

  init(search: FlowSearch, graph: StepGraph) {
    (self.search, self.graph) = (search, graph)
  }

  // MARK: - What is met

  /// Notes what seems to be wrong after a step that was tried for the first time.
  mutating func note(at step: StepGraph.Step, after history: [UInt64], in run: FlowRun) {
    for suspicion in run.suspicionsAtOnce() {
      note(suspicion, at: step, after: history, isCertain: true)
    }
    for suspicion in run.suspicionsInTime { note(suspicion, at: step, after: history) }
    for words in run.suspects {
      note(FlowSuspicion(kind: .leak, key: words + how(step)), at: step, after: history)
    }
  }

  /// Notes a report of something that left with a step.
  mutating func note(
    _ report: LeakReport, at step: StepGraph.Step, after history: [UInt64], staysOpen: Bool
  ) {
    let words = FlowRun.words(of: report.typeName, report.departure?.words)
    let suspicion = FlowSuspicion(kind: .leak, key: words + how(step))
    note(suspicion, at: step, after: history, isCertain: staysOpen)
  }

  private func how(_ step: StepGraph.Step) -> String {
    FlowRun.words(
      after: search.rules.name(of: graph.action(of: step)), on: graph.visible(step.from).screen)
  }

  private mutating func note(
    _ suspicion: FlowSuspicion, at step: StepGraph.Step, after history: [UInt64],
    isCertain: Bool = false
  ) {
    let isNew = kinds[suspicion] == nil && freshKinds.insert(suspicion).inserted
    fresh.append(
      FlowPart.Doubt(
        key: graph.key(of: step.from), offer: step.offer, kind: suspicion.kind,
        words: suspicion.key, history: isNew ? history : [], isCertain: isCertain))
  }

  /// Notes that a known step led elsewhere.
  mutating func noteOtherEnd(of step: StepGraph.Step, after history: [UInt64], in run: FlowRun) {
    guard otherEnds.count + fresh.count(where: { $0.otherEnd != nil }) < Self.mostOtherEnds else {
      return
    }
    fresh.append(
      FlowPart.Doubt(
        key: graph.key(of: step.from), offer: step.offer, kind: .longRun, words: "",
        history: history, otherEnd: search.look(at: run)))
  }

  /// Returns the doubts that were met since the last call, to be handed over.
  mutating func takeFresh() -> [FlowPart.Doubt] {
    defer { (fresh, freshKinds) = ([], []) }
    return fresh
  }

  /// Takes in doubts that were met by this process or by another one.
  mutating func absorb(_ met: [FlowPart.Doubt]) {
    for doubt in met {
      guard let from = graph.index(of: doubt.key),
        graph.visible(from).offers.indices.contains(doubt.offer)
      else { continue }
      let step = StepGraph.Step(from: from, offer: doubt.offer)
      if let look = doubt.otherEnd {
        guard otherEnds.count < Self.mostOtherEnds else { continue }
        otherEnds.append(OtherEnd(step: step, history: doubt.history, look: look))
        continue
      }
      let suspicion = FlowSuspicion(kind: doubt.kind, key: doubt.words)
      let kind = kinds[suspicion] ?? firsts.count
      if kind == firsts.count {
        kinds[suspicion] = kind
        firsts.append((suspicion, doubt.history, false))
      }
      if doubt.isCertain { firsts[kind].isCertain = true }
      doubts.append(Doubt(step: step, kind: kind))
    }
  }

  // MARK: - What comes of it

  /// Plays each from the start.
  ///
  /// - Parameter states: of each state whose steps belong to the result, its index there.
  /// - Parameter members: which share of the kinds is looked into here.
  func lookInto(in states: StepGraph.Places, for members: [FlowShard]) {
    let order = doubts.compactMap { doubt in states[doubt.step.from].map { ($0, doubt) } }
      .sorted { ($0.0, $0.1.step.offer, $0.1.kind) < ($1.0, $1.1.step.offer, $1.1.kind) }
    var tries = Array(repeating: 0, count: firsts.count)
    var isShown = Array(repeating: false, count: firsts.count)
    for (state, doubt) in order where !isShown[doubt.kind] && members.take(doubt.kind) {
      let suspicion = firsts[doubt.kind].suspicion
      if suspicion.kind == .leak, tries[doubt.kind] >= Self.mostTries { continue }
      tries[doubt.kind] += 1
      isShown[doubt.kind] = shows(suspicion, after: flow(of: doubt.step, from: state))
    }
    // It may take what was done before.
    for (kind, first) in firsts.enumerated() where !isShown[kind] && tries[kind] > 0 {
      if shows(first.suspicion, after: first.history) { continue }
      if first.isCertain { search.note(faultOfLongRun(first.suspicion, first.history)) }
    }
    for (position, otherEnd) in otherEnds.enumerated() where members.take(position) {
      if let state = states[otherEnd.step.from] { lookInto(otherEnd, from: state) }
    }
  }

  /// A shortest flow that ends with a step: the same as breadth first.
  private func flow(of step: StepGraph.Step, from state: Int) -> [UInt64] {
    search.graph.way(to: state) + [graph.action(of: step)]
  }

  /// Whether a suspicion shows at the end of a flow, and is noted. What else shows there has doubts of its own.
  private func shows(_ suspicion: FlowSuspicion, after flow: [UInt64]) -> Bool {
    guard let run = try? FlowRun.after(flow, by: search.rules) else { return false }
    let found = run.judge()
    // A report has other words for what did not leave.
    let type = suspicion.key.prefix { $0 != "," } + ","
    let fitting =
      found.contains(suspicion) || suspicion.kind != .leak
      ? found.filter { $0 == suspicion }
      : found.filter { $0.kind == .leak && $0.key.hasPrefix(type) }
    search.note(fitting, in: flow)
    return !fitting.isEmpty
  }

  private func faultOfLongRun(_ suspicion: FlowSuspicion, _ history: [UInt64]) -> FlowFinding {
    let names = history.map(search.rules.name)
    let fault =
      switch suspicion.kind {
      case .brokenPromise: "promise broken"
      default: suspicion.kind.rawValue
      }
    return FlowFinding(
      kind: .longRun, signature: "long run: \(suspicion.kind.rawValue): \(suspicion.key)",
      headline:
        "\(fault) in a long run, which the same actions do not show again: \(suspicion.key)",
      details: "Something outlives the app's start, such as a static.", flow: names,
      foundIn: names, key: suspicion.key)
  }

  private func lookInto(_ otherEnd: OtherEnd, from state: Int) {
    let ends = (0..<2).map { _ in end(of: otherEnd.history) }
    guard ends.allSatisfy({ $0?.fingerprint == otherEnd.look.fingerprint }) else {
      return search.noteDifference(in: otherEnd.history)
    }
    let direct = flow(of: otherEnd.step, from: state)
    guard let usual = end(of: direct), usual.fingerprint != otherEnd.look.fingerprint,
      let action = direct.last, let before = end(of: direct.dropLast())
    else { return }
    let short = FlowShrinking.shrink(otherEnd.history.dropLast()) { shorter in
      end(of: shorter) == before
        && end(of: shorter + [action])?.fingerprint == otherEnd.look.fingerprint
    }
    let (name, screen) = (search.rules.name(of: action), graph.visible(otherEnd.step.from).screen)
    var finding = FlowFinding.hiddenState(
      name, on: screen, leadsTo: otherEnd.look.screen,
      after: (short + [action]).map(search.rules.name),
      insteadOf: usual.screen, after: direct.map(search.rules.name))
    finding.key = "hidden state"
    finding.foundIn = otherEnd.history.map(search.rules.name)
    search.note(finding)
  }

  /// The end of a flow: what tells states apart there.
  private struct End: Equatable {
    var fingerprint: UInt64
    var unseen: UInt64?
    var screen: String
  }

  private func end(of flow: some Collection<UInt64>) -> End? {
    guard let run = try? FlowRun(search.rules) else { return nil }
    var unseen: UInt64?
    var before = run.fingerprint
    for action in flow {
      guard run.take(action) else { return nil }
      let fingerprint = run.fingerprint
      unseen = fingerprint == before && search.rules.tellsUnseenApart ? action : nil
      before = fingerprint
    }
    return End(fingerprint: before, unseen: unseen, screen: run.screen)
  }
}
