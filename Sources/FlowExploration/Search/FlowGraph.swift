/// The states and steps met so far, and the numbers that stand for names.
@MainActor final class FlowGraph {
  typealias VisibleState = FlowPart.Look
  private typealias Key = FlowPart.Key

  private(set) var flows = ExploredFlows()
  private var indexes: [Key: Int] = [:]
  private var actionIndexes: [UInt64: Int] = [:]
  private var actionKeys: [UInt64] = []
  private var screenIndexes: [String: Int] = [:]
  /// Lists that many states have in common are stored once.
  private var offerLists: [[UInt64]: [Int]] = [:]
  private var walked: Set<ExploredFlows.Step> = []
  private let name: (UInt64) -> String
  private let tellsUnseenApart: Bool

  /// - Parameter tellsUnseenApart: whether an action that changes nothing to be seen leads to another state.
  /// - Parameter name: the name behind an action's key.
  init(tellingUnseenApart tellsUnseenApart: Bool, naming name: @escaping (UInt64) -> String) {
    self.tellsUnseenApart = tellsUnseenApart
    self.name = name
  }

  /// Takes over what an earlier exploration met. A state that was not tried to its end is tried anew.
  func resume(_ earlier: ExploredFlows) {
    for action in earlier.actions { _ = actionIndex(FlowRules.key(of: action)) }
    for screen in earlier.screens { _ = screenIndex(screen) }
    flows = earlier
    for (index, state) in earlier.states.enumerated() {
      indexes[Key(fingerprint: state.fingerprint, unseen: state.unseen.map { actionKeys[$0] })] =
        index
    }
    flows.steps = []
    for step in earlier.steps {
      if earlier.states[step.from].isExpanded {
        flows.steps.append(step)
      } else {
        flows.performed -= earlier.states[step.from].depth + 1
      }
    }
    flows.findings.removeAll { $0.kind == .deadEnd }
  }

  /// The first state, from an index on, that is further away than that. States stand by their distance.
  func endOfStates(atMost depth: Int, from start: Int) -> Int {
    var end = start
    while end < stateCount, flows.states[end].depth <= depth { end += 1 }
    return end
  }

  var stateCount: Int { flows.states.count }

  /// The state with a fingerprint, reached from the start or by an action.
  func index(of fingerprint: UInt64, after parent: Int? = nil, by action: UInt64? = nil) -> Int? {
    indexes[key(fingerprint, after: parent, by: action)]
  }

  func key(_ fingerprint: UInt64, after parent: Int?, by action: UInt64?) -> FlowPart.Key {
    guard tellsUnseenApart, let parent, flows.states[parent].fingerprint == fingerprint else {
      return Key(fingerprint: fingerprint)
    }
    return Key(fingerprint: fingerprint, unseen: action)
  }

  /// The key that tells a state apart in every process.
  func key(of state: Int) -> FlowPart.Key {
    let known = flows.states[state]
    return Key(fingerprint: known.fingerprint, unseen: known.unseen.map { actionKeys[$0] })
  }

  /// The look of the state with a fingerprint; `nil` where it was not met.
  func visible(_ fingerprint: UInt64) -> VisibleState? {
    indexes[Key(fingerprint: fingerprint)].map { state in
      VisibleState(
        fingerprint: fingerprint, screen: flows.screens[flows.states[state].screen],
        offers: offers(of: state), isHome: flows.states[state].isHome)
    }
  }

  /// The actions that are open in a state, as keys.
  func offers(of state: Int) -> [UInt64] { flows.states[state].offers.map { actionKeys[$0] } }

  /// The keys of the actions on the way to a state.
  func way(to state: Int) -> [UInt64] { flows.way(to: state).map { actionKeys[$0] } }

  /// Adds a state that was not met before.
  func add(_ visible: VisibleState, after parent: Int?, by action: UInt64?) -> Int {
    let index = flows.states.count
    let key = key(visible.fingerprint, after: parent, by: action)
    indexes[key] = index
    append(visible, after: parent, by: action, unseen: key.unseen)
    return index
  }

  /// Adds a state that nothing will look for by its key: of millions these keys take as much memory as the states.
  func append(_ visible: VisibleState, after parent: Int?, by action: UInt64?, unseen: UInt64?) {
    flows.states.append(
      ExploredFlows.State(
        fingerprint: visible.fingerprint, depth: parent.map { flows.states[$0].depth + 1 } ?? 0,
        parent: parent, action: action.map(actionIndex), screen: screenIndex(visible.screen),
        unseen: unseen.map(actionIndex), offers: offerIndexes(visible.offers),
        isHome: visible.isHome, isExpanded: false))
  }

  /// Makes room for so many states and steps.
  func reserve(states: Int, steps: Int) {
    flows.states.reserveCapacity(states)
    flows.steps.reserveCapacity(steps)
  }

  func addStep(from: Int, by action: UInt64, to: Int) {
    flows.steps.append(ExploredFlows.Step(from: from, action: actionIndex(action), to: to))
  }

  /// Adds a step that may have been walked before.
  ///
  /// - Returns: where it begins, the action, and where it ends, as indexes.
  func addOnce(from: Int, by action: UInt64, to: Int) -> [Int] {
    let step = ExploredFlows.Step(from: from, action: actionIndex(action), to: to)
    if walked.insert(step).inserted { flows.steps.append(step) }
    return [from, step.action, to]
  }

  func noteExpansion(of state: Int) { flows.states[state].isExpanded = true }

  func add(_ finding: FlowFinding) { flows.findings.append(finding) }

  /// Puts findings in the place of those so far.
  func replaceFindings(by findings: [FlowFinding]) { flows.findings = findings }

  func count(performed: Int) { flows.performed += performed }

  /// Says what is explored.
  func begin(_ strategy: FlowStrategy, _ shard: FlowShard?, home: String?) {
    (flows.strategy, flows.shard, flows.home) = (strategy, shard, home)
  }

  func end(_ ending: ExploredFlows.Ending) { flows.ending = ending }

  private func actionIndex(_ key: UInt64) -> Int {
    if let known = actionIndexes[key] { return known }
    let index = flows.actions.count
    actionIndexes[key] = index
    actionKeys.append(key)
    flows.actions.append(name(key))
    return index
  }

  private func offerIndexes(_ offers: [UInt64]) -> [Int] {
    if let known = offerLists[offers] { return known }
    let indexes = offers.map(actionIndex)
    offerLists[offers] = indexes
    return indexes
  }

  private func screenIndex(_ screen: String) -> Int {
    if let known = screenIndexes[screen] { return known }
    let index = flows.screens.count
    screenIndexes[screen] = index
    flows.screens.append(screen)
    return index
  }
}
