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

  /// A state, in as few bytes as will do: there may be millions.
  private struct Known {
    let fingerprint: UInt64
    /// The action before, if it tells the state apart; zero for none.
    let unseen: UInt64
    /// The words and the offers that it has in common with others, as a place in `looks`.
    let look: Int32
    /// Where its steps begin in `targets`.
    let first: Int32
    var depth: Int32
    /// The last step of a shortest way; its state is -1 where there is none.
    var lastFrom: Int32 = -1
    var lastOffer: Int32 = 0
    var untriedCount: Int32
    /// Whether another part of the exploration tries it.
    var isForeign = false
    /// Whether another process of a team tries it in this round.
    var isDealtElsewhere = false
    var isOpen = false

    var last: Step? {
      get { lastFrom < 0 ? nil : Step(from: Int(lastFrom), offer: Int(lastOffer)) }
      set { (lastFrom, lastOffer) = newValue.map { (Int32($0.from), Int32($0.offer)) } ?? (-1, 0) }
    }
  }

  /// The words and the offers of a state, which many have in common.
  private struct Look: Hashable {
    var screen: String
    var offers: [UInt64]
    var isHome: Bool
  }

  private struct Key: Hashable {
    var fingerprint: UInt64
    var unseen: UInt64
  }

  private var known: [Known] = []
  private var indexes: [Key: Int32] = [:]
  private var looks: [Look] = []
  private var lookIndexes: [Look: Int32] = [:]
  /// Where each step led, those of one state side by side.
  private var targets: [Int32] = []
  /// Of each step which offers were taken next, a bit each, and those that have no bit.
  private var followers: [UInt32] = []
  private var farFollowers: Set<[Int]> = []
  /// The states that were left to other members of a team.
  private var dealt: [Node] = []
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

  func visible(_ node: Node) -> FlowGraph.VisibleState {
    let look = looks[Int(known[node].look)]
    return FlowGraph.VisibleState(
      fingerprint: known[node].fingerprint, screen: look.screen, offers: look.offers,
      isHome: look.isHome)
  }

  func unseen(_ node: Node) -> UInt64? { known[node].unseen == 0 ? nil : known[node].unseen }

  func depth(of node: Node) -> Int { Int(known[node].depth) }

  func isOpen(_ node: Node) -> Bool { known[node].isOpen }

  func isForeign(_ node: Node) -> Bool { known[node].isForeign }

  func offers(of node: Node) -> [UInt64] { looks[Int(known[node].look)].offers }

  func action(of step: Step) -> UInt64 { offers(of: step.from)[step.offer] }

  /// Where the steps of a state led, in the order of its offers.
  private func targets(of node: Node) -> ArraySlice<Int32> {
    let first = Int(known[node].first)
    return targets[first..<first + offers(of: node).count]
  }

  private func place(of step: Step) -> Int { Int(known[step.from].first) + step.offer }

  /// The state that a part means; `nil` where it was not met.
  func index(of key: FlowPart.Key) -> Node? {
    indexes[Key(fingerprint: key.fingerprint, unseen: key.unseen ?? 0)].map(Int.init)
  }

  /// The state with a fingerprint, reached from another one by an action.
  func index(of fingerprint: UInt64, after parent: Node?, by action: UInt64?) -> Node? {
    indexes[key(fingerprint, after: parent, by: action)].map(Int.init)
  }

  private func key(_ fingerprint: UInt64, after parent: Node?, by action: UInt64?) -> Key {
    let isUnseen = parent.map { tellsUnseenApart && known[$0].fingerprint == fingerprint } ?? false
    return Key(fingerprint: fingerprint, unseen: isUnseen ? action ?? 0 : 0)
  }

  /// Adds a state that was not met before.
  func add(_ visible: FlowGraph.VisibleState, after step: Step?) -> Node {
    let node = known.count
    let key = key(visible.fingerprint, after: step?.from, by: step.map(action))
    indexes[key] = Int32(node)
    var state = Known(
      fingerprint: key.fingerprint, unseen: key.unseen, look: look(of: visible),
      first: Int32(targets.count), depth: step.map { known[$0.from].depth + 1 } ?? 0,
      untriedCount: Int32(visible.offers.count))
    state.last = step
    known.append(state)
    targets.append(contentsOf: repeatElement(Target.untried, count: visible.offers.count))
    followers.append(contentsOf: repeatElement(0, count: visible.offers.count))
    visits.append(0)
    refresh(node)
    return node
  }

  private func look(of visible: FlowPart.Look) -> Int32 {
    let look = Look(screen: visible.screen, offers: visible.offers, isHome: visible.isHome)
    if let known = lookIndexes[look] { return known }
    let index = Int32(looks.count)
    lookIndexes[look] = index
    looks.append(look)
    return index
  }

  private func refresh(_ node: Node) {
    let state = known[node]
    let isOpen =
      state.untriedCount > 0 && Int(state.depth) < limit && !state.isForeign
      && !state.isDealtElsewhere
    guard isOpen != state.isOpen else { return }
    known[node].isOpen = isOpen
    openCount += isOpen ? 1 : -1
  }

  /// Leaves to the other members of a team what they try in this round: each tries its piece of the states in the order
  /// of their branches, with about as many steps as the others.
  func deal(to members: [FlowShard]) {
    if members.isEmpty { return }
    var states = branches().filter { known[$0].isOpen }
    for member in members {
      let total = states.reduce(0) { $0 + Int(known[$1].untriedCount) }
      var before = 0
      states.removeAll { node in
        defer { before += Int(known[node].untriedCount) }
        return before * member.count / max(total, 1) != member.index - 1
      }
    }
    let own = Set(states)
    for node in known.indices where known[node].isOpen && !own.contains(node) {
      known[node].isDealtElsewhere = true
      dealt.append(node)
      refresh(node)
    }
  }

  /// Takes back what was left to others in a round.
  func endDeal() {
    for node in dealt {
      known[node].isDealtElsewhere = false
      refresh(node)
    }
    dealt = []
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
    let target = targets[place(of: step)]
    return target < 0 ? nil : Int(target)
  }

  /// The first step of a state that was not tried.
  func untried(in node: Node) -> Step? {
    guard known[node].untriedCount > 0,
      let place = targets(of: node).firstIndex(of: Target.untried)
    else { return nil }
    return Step(from: node, offer: place - Int(known[node].first))
  }

  /// Notes where a step led, also in the place of where it led before.
  func note(_ step: Step, to node: Node) {
    fresh?.append(step)
    let (place, before) = (place(of: step), targets[place(of: step)])
    targets[place] = Int32(node)
    guard before == Target.untried else {
      if before != node {
        followers[place] = 0
        measure()
      }
      return
    }
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
    let (place, before) = (place(of: step), targets[place(of: step)])
    targets[place] = Target.leftOut
    if before >= 0 { return measure() }
    if before == Target.untried { known[step.from].untriedCount -= 1 }
    refresh(step.from)
  }

  /// Notes that an offer was taken after a step, in the state to which that led.
  func note(_ step: Step, followedBy offer: Int) {
    if offer < UInt32.bitWidth {
      followers[place(of: step)] |= 1 << UInt32(offer)
    } else {
      farFollowers.insert([place(of: step), offer])
    }
  }

  func isFollowed(_ step: Step, by offer: Int) -> Bool {
    offer < UInt32.bitWidth
      ? followers[place(of: step)] >> UInt32(offer) & 1 == 1
      : farFollowers.contains([place(of: step), offer])
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
    for (offer, target) in targets(of: 0).enumerated() where target >= 0 {
      shorten(Step(from: 0, offer: offer), to: Int(target))
    }
    for node in known.indices { refresh(node) }
  }

  private static let unreached = Int32.max / 2

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
      for (offer, target) in targets(of: node).enumerated() where target >= 0 {
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
      for (offer, target) in targets(of: node).enumerated() where target >= 0 {
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
    for (offer, target) in targets(of: node).enumerated() where target == Target.untried {
      let (count, total) = returns[offers(of: node)[offer]] ?? (0, 0)
      let chance = Double(count + 1) / Double(total + 2)
      if chance > best?.chance ?? 0 { best = (Step(from: node, offer: offer), chance) }
    }
    return best?.step
  }
}
