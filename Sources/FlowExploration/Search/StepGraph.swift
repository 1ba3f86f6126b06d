/// The states and steps met so far by a search that goes on from where it is: which steps were tried, and the way to
/// the nearest that was not.
///
/// A state's distance is that of the shortest way known so far. It falls when a shorter one is met.
@MainActor final class StepGraph {
  typealias Node = Int

  /// An action that is open in a state, as a place among the state's offers.
  struct Step: Hashable {
    var from: Node
    var offer: Int
  }

  /// The values of an offer that led to no state yet.
  private enum Target {
    static let untried: Int32 = -1
    static let leftOut: Int32 = -2
  }

  private struct Known {
    let visible: FlowGraph.VisibleState
    let unseen: UInt64?
    var depth: Int
    /// The last step of a shortest way.
    var last: Step?
    var targets: [Int32]
    var untriedCount: Int
    /// Whether another part of the exploration tries it.
    var isForeign = false
    /// Whether another process of a team tries it in this round.
    var isDealtElsewhere = false
    var isOpen = false
  }

  private typealias Key = FlowPart.Key

  private var known: [Known] = []
  private var indexes: [Key: Node] = [:]
  private var screens: Set<String> = []
  private var offerLists: Set<[UInt64]> = []
  private let tellsUnseenApart: Bool
  /// How far from the start a state may be whose steps are tried.
  var limit: Int {
    didSet { for node in known.indices { refresh(node) } }
  }
  /// How many states have steps to be tried.
  private(set) var openCount = 0
  /// How many steps led somewhere.
  private(set) var stepCount = 0
  /// The steps that were noted since they were last taken; `nil` until they are taken for the first time.
  private(set) var fresh: [Step]?
  /// How often an action led to a state that is no further away, of how many times.
  private var returns: [UInt64: (count: Int, of: Int)] = [:]
  // For the search of the nearest step, kept so that nothing is allocated each time.
  private var visits: [Int32] = []
  private var visit: Int32 = 0
  private var queue: [(step: Step, before: Int)] = []

  init(tellingUnseenApart tellsUnseenApart: Bool, limit: Int) {
    self.tellsUnseenApart = tellsUnseenApart
    self.limit = limit
  }

  // MARK: - States

  var count: Int { known.count }

  func visible(_ node: Node) -> FlowGraph.VisibleState { known[node].visible }

  func unseen(_ node: Node) -> UInt64? { known[node].unseen }

  func depth(of node: Node) -> Int { known[node].depth }

  func isOpen(_ node: Node) -> Bool { known[node].isOpen }

  func action(of step: Step) -> UInt64 { known[step.from].visible.offers[step.offer] }

  /// The state that a part means; `nil` where it was not met.
  func index(of key: FlowPart.Key) -> Node? { indexes[key] }

  /// The state with a fingerprint, reached from another one by an action.
  func index(of fingerprint: UInt64, after parent: Node?, by action: UInt64?) -> Node? {
    indexes[key(fingerprint, after: parent, by: action)]
  }

  private func key(_ fingerprint: UInt64, after parent: Node?, by action: UInt64?) -> Key {
    guard tellsUnseenApart, let parent, known[parent].visible.fingerprint == fingerprint else {
      return Key(fingerprint: fingerprint)
    }
    return Key(fingerprint: fingerprint, unseen: action)
  }

  /// Adds a state that was not met before.
  func add(_ visible: FlowGraph.VisibleState, after step: Step?) -> Node {
    let visible = sharing(visible)
    let node = known.count
    let key = key(visible.fingerprint, after: step?.from, by: step.map(action))
    indexes[key] = node
    known.append(
      Known(
        visible: visible, unseen: key.unseen, depth: step.map { known[$0.from].depth + 1 } ?? 0,
        last: step, targets: Array(repeating: Target.untried, count: visible.offers.count),
        untriedCount: visible.offers.count))
    visits.append(0)
    refresh(node)
    return node
  }

  /// Same as a look, except that words and lists that many states have in common are stored once.
  private func sharing(_ visible: FlowPart.Look) -> FlowPart.Look {
    var visible = visible
    visible.screen = screens.insert(visible.screen).memberAfterInsert
    visible.offers = offerLists.insert(visible.offers).memberAfterInsert
    return visible
  }

  private func refresh(_ node: Node) {
    let state = known[node]
    let isOpen =
      state.untriedCount > 0 && state.depth < limit && !state.isForeign && !state.isDealtElsewhere
    guard isOpen != state.isOpen else { return }
    known[node].isOpen = isOpen
    openCount += isOpen ? 1 : -1
  }

  /// The states in an order that is the same in every process that knows the same, and in which those stand together
  /// that are reached by the same steps: the tree of the shortest ways, branch after branch.
  func branches() -> [Node] {
    var children: [[Node]] = Array(repeating: [], count: known.count)
    var isMet = Array(repeating: false, count: known.count)
    var order = [0]
    isMet[0] = true
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for target in known[node].targets where target >= 0 && !isMet[Int(target)] {
        isMet[Int(target)] = true
        children[node].append(Int(target))
        order.append(Int(target))
      }
    }
    var (branches, waiting): ([Node], [Node]) = ([], [0])
    while let node = waiting.popLast() {
      branches.append(node)
      waiting += children[node].reversed()
    }
    return branches
  }

  /// Leaves to the other members of a team what they try in this round: each tries its piece of the states in the order
  /// of their branches, with about as many steps as the others.
  func deal(to members: [FlowShard]) {
    var states = branches().filter { known[$0].isOpen }
    for member in members {
      let total = states.reduce(0) { $0 + known[$1].untriedCount }
      var before = 0
      states.removeAll { node in
        defer { before += known[node].untriedCount }
        return before * member.count / max(total, 1) != member.index - 1
      }
    }
    let own = Set(states)
    for node in known.indices where known[node].isOpen && !own.contains(node) {
      known[node].isDealtElsewhere = true
      refresh(node)
    }
  }

  /// Takes back what was left to others in a round.
  func endDeal() {
    for node in known.indices where known[node].isDealtElsewhere {
      known[node].isDealtElsewhere = false
      refresh(node)
    }
  }

  /// Leaves a state to another part of the exploration.
  func leaveToOthers(_ node: Node) {
    known[node].isForeign = true
    refresh(node)
  }

  // MARK: - Steps

  /// Takes the steps that were noted since.
  func takeFresh() -> [Step] {
    defer { fresh = [] }
    return fresh ?? []
  }

  /// The state to which a step led; `nil` where it was not tried.
  func target(of step: Step) -> Node? {
    let target = known[step.from].targets[step.offer]
    return target < 0 ? nil : Int(target)
  }

  /// The first step of a state that was not tried.
  func untried(in node: Node) -> Step? {
    guard known[node].untriedCount > 0,
      let offer = known[node].targets.firstIndex(of: Target.untried)
    else { return nil }
    return Step(from: node, offer: offer)
  }

  /// Notes where a step led, also in the place of where it led before.
  func note(_ step: Step, to node: Node) {
    fresh?.append(step)
    let before = known[step.from].targets[step.offer]
    known[step.from].targets[step.offer] = Int32(node)
    guard before == Target.untried else { return before == node ? () : measure() }
    known[step.from].untriedCount -= 1
    stepCount += 1
    let (count, total) = returns[action(of: step)] ?? (0, 0)
    let isBack = known[node].depth <= known[step.from].depth && node != step.from
    returns[action(of: step)] = (count + (isBack ? 1 : 0), total + 1)
    refresh(step.from)
    shorten(step, to: node)
  }

  /// Notes that a step is not to be tried, or cannot be.
  func leaveOut(_ step: Step) {
    fresh?.append(step)
    let before = known[step.from].targets[step.offer]
    known[step.from].targets[step.offer] = Target.leftOut
    if before >= 0 { return measure() }
    if before == Target.untried { known[step.from].untriedCount -= 1 }
    refresh(step.from)
  }

  /// Leaves out every step that was not tried.
  func giveUp() {
    for node in known.indices where known[node].isOpen {
      while let step = untried(in: node) { leaveOut(step) }
    }
  }

  /// Measures every distance anew, when a step was taken away.
  private func measure() {
    for node in known.indices.dropFirst() {
      (known[node].depth, known[node].last) = (Self.unreached, nil)
    }
    for (offer, target) in known[0].targets.enumerated() where target >= 0 {
      shorten(Step(from: 0, offer: offer), to: Int(target))
    }
    for node in known.indices { refresh(node) }
  }

  private static let unreached = Int.max / 2

  /// Passes a shorter way on to all that is behind it.
  private func shorten(_ step: Step, to node: Node) {
    var waiting = [(step, node)]
    var next = 0
    while next < waiting.count {
      let (step, node) = waiting[next]
      next += 1
      let depth = known[step.from].depth + 1
      guard depth < known[node].depth else { continue }
      known[node].depth = depth
      known[node].last = step
      refresh(node)
      for (offer, target) in known[node].targets.enumerated() where target >= 0 {
        waiting.append((Step(from: node, offer: offer), Int(target)))
      }
    }
  }

  /// The steps on a shortest way from the start.
  func way(to node: Node) -> [Step] {
    var way: [Step] = []
    var current = node
    while let step = known[current].last {
      way.append(step)
      current = step.from
    }
    return way.reversed()
  }

  /// The known steps from a state to the nearest one with a step that was not tried; `nil` where none can be reached.
  ///
  /// - Complexity: O(steps that are nearer).
  func wayToUntried(from start: Node) -> [Step]? {
    if known[start].isOpen { return [] }
    visit += 1
    visits[start] = visit
    queue.removeAll(keepingCapacity: true)
    func follow(_ node: Node, _ before: Int) -> Int? {
      for (offer, target) in known[node].targets.enumerated() where target >= 0 {
        let next = Int(target)
        guard visits[next] != visit else { continue }
        visits[next] = visit
        queue.append((Step(from: node, offer: offer), before))
        if known[next].isOpen { return queue.count - 1 }
      }
      return nil
    }
    var end = follow(start, -1)
    var position = 0
    while end == nil, position < queue.count {
      if let node = target(of: queue[position].step) { end = follow(node, position) }
      position += 1
    }
    guard var index = end else { return nil }
    var way: [Step] = []
    while index >= 0 {
      way.append(queue[index].step)
      index = queue[index].before
    }
    return way.reversed()
  }

  /// The step out of a state that is too far away to be tried, which is the likeliest to lead back.
  func wayBack(from node: Node) -> Step? {
    var best: (step: Step, chance: Double)?
    for (offer, target) in known[node].targets.enumerated() where target == Target.untried {
      let (count, total) = returns[known[node].visible.offers[offer]] ?? (0, 0)
      let chance = Double(count + 1) / Double(total + 2)
      if chance > best?.chance ?? 0 { best = (Step(from: node, offer: offer), chance) }
    }
    return best?.step
  }

  // MARK: - The result

  /// Adds everything within the limit to a graph that has the start, in the order in which a breadth-first search
  /// meets it.
  ///
  /// - Returns: of each state whose steps were tried, its index there.
  func write(to graph: FlowGraph) -> [Node: Int] {
    var tried: [Node: Int] = [:]
    var states = [0: 0]
    var order = [0]
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      guard known[node].depth < limit, !known[node].isForeign, let from = states[node] else {
        continue
      }
      tried[node] = from
      var isWhole = true
      for (offer, action) in known[node].visible.offers.enumerated() {
        guard let end = target(of: Step(from: node, offer: offer)) else {
          isWhole = false
          continue
        }
        if states[end] == nil {
          states[end] = graph.add(known[end].visible, after: from, by: action)
          order.append(end)
        }
        if let to = states[end] { graph.addStep(from: from, by: action, to: to) }
      }
      if isWhole { graph.noteExpansion(of: from) }
    }
    return tried
  }

  /// Whether a state is so far away that its steps are not tried.
  var reachesTheLimit: Bool { known.contains { $0.depth == limit } }
}
