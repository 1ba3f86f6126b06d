/// Round trips through what was explored: known steps from a state back to it, which can be taken again and again.
///
/// Each action is taken on each screen as soon as a step of it leads to what looks different, and back. All processes of
/// a team come to the same trips.
@MainActor struct RoundTrips {
  /// An action on a screen: steps of one kind are the same to a user.
  private struct Kind: Hashable {
    var screen: String
    var action: UInt64
  }

  private let graph: StepGraph
  private let states: [StepGraph.Node]
  private let isPart: Set<StepGraph.Node>
  /// Of each state a number that those have in common that lead to each other.
  private var groups: [StepGraph.Node: StepGraph.Node] = [:]
  private var met: Set<Kind> = []
  private var leftOut: Set<Kind> = []

  /// - Parameter states: the states that a trip may come to, in an order that all processes have.
  init(_ graph: StepGraph, among states: [StepGraph.Node]) {
    self.graph = graph
    self.states = states
    isPart = Set(states)
    group()
  }

  /// The next round trip; `nil` where every action that leads there and back was taken.
  ///
  /// - Parameter length: after how many steps it turns back.
  mutating func next(turningAfter length: Int) -> [StepGraph.Step]? {
    guard let base = states.first(where: { steps(from: $0).contains(where: isNew) }) else {
      return nil
    }
    var (trip, place): ([StepGraph.Step], StepGraph.Node) = ([], base)
    while trip.count < length, let way = way(from: place, until: isNew) {
      met.formUnion(way.map(kind))
      trip += way
      place = way.last.flatMap(graph.target) ?? place
    }
    if place != base, let home = way(from: place, until: { graph.target(of: $0) == base }) {
      trip += home
    }
    return trip
  }

  /// Has no trip take an action that this one could not take, and takes the others anew.
  mutating func leaveOut(_ step: StepGraph.Step, of trip: [StepGraph.Step]) {
    met.subtract(trip.map(kind))
    leftOut.insert(kind(of: step))
    group()
  }

  private func kind(of step: StepGraph.Step) -> Kind {
    Kind(screen: graph.visible(step.from).screen, action: graph.action(of: step))
  }

  private func steps(from node: StepGraph.Node) -> [StepGraph.Step] {
    graph.offers(of: node).indices.map { StepGraph.Step(from: node, offer: $0) }
  }

  /// Where a step leads, if that is one of the states, and it may be taken.
  private func end(of step: StepGraph.Step) -> StepGraph.Node? {
    guard let end = graph.target(of: step), isPart.contains(end) else { return nil }
    return leftOut.isEmpty || !leftOut.contains(kind(of: step)) ? end : nil
  }

  /// Whether a step of a round trip has an action that no trip had, and leads to what looks different.
  private func isNew(_ step: StepGraph.Step) -> Bool {
    guard let end = end(of: step), groups[end] == groups[step.from] else { return false }
    return graph.visible(step.from).fingerprint != graph.visible(end).fingerprint
      && !met.contains(kind(of: step))
  }

  /// The shortest way within a group whose last step is the one that is looked for.
  private func way(
    from start: StepGraph.Node, until isLast: (StepGraph.Step) -> Bool
  ) -> [StepGraph.Step]? {
    var queue: [(step: StepGraph.Step, before: Int)] = []
    var seen: Set<StepGraph.Node> = [start]
    var (node, before) = (start, -1)
    while true {
      for step in steps(from: node) {
        guard let end = end(of: step), groups[end] == groups[start] else { continue }
        if isLast(step) {
          var way = [step]
          while before >= 0 { (way, before) = (way + [queue[before].step], queue[before].before) }
          return way.reversed()
        }
        if seen.insert(end).inserted { queue.append((step, before)) }
      }
      before += 1
      guard before < queue.count, let next = graph.target(of: queue[before].step) else {
        return nil
      }
      node = next
    }
  }

  /// Puts states together that lead to each other: Kosaraju's strongly connected components.
  private mutating func group() {
    var (finished, seen): ([StepGraph.Node], Set<StepGraph.Node>) = ([], [])
    var before: [StepGraph.Node: [StepGraph.Node]] = [:]
    for root in states where seen.insert(root).inserted {
      var path = [(node: root, steps: steps(from: root)[...])]
      while let last = path.indices.last {
        let node = path[last].node
        guard let step = path[last].steps.popFirst() else {
          finished.append(node)
          path.removeLast()
          continue
        }
        guard let end = end(of: step) else { continue }
        before[end, default: []].append(node)
        if seen.insert(end).inserted { path.append((end, steps(from: end)[...])) }
      }
    }
    groups = [:]
    for root in finished.reversed() where groups[root] == nil {
      groups[root] = root
      var waiting = [root]
      while let node = waiting.popLast() {
        for other in before[node] ?? [] where groups[other] == nil {
          groups[other] = root
          waiting.append(other)
        }
      }
    }
  }
}
