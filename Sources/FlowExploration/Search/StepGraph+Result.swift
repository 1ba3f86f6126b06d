/// The result of a search that goes on from where it is.
extension StepGraph {
  /// Of each state whose steps were tried its index in the result.
  struct Places {
    /// The index of each state of the result; -1 for the others.
    fileprivate var indexes: [Int32]
    fileprivate var isTried: [Bool]

    subscript(node: Node) -> Int? { isTried[node] ? Int(indexes[node]) : nil }

    /// The states that stand first in the result, in its order.
    func first(_ count: Int) -> [Node] {
      indexes.indices.filter { isTried[$0] && indexes[$0] < count }
        .sorted { indexes[$0] < indexes[$1] }
    }
  }

  /// Adds everything within the limit to a graph that has the start, in the order in which a breadth-first search
  /// meets it.
  func write(to graph: FlowGraph) -> Places {
    var places = Places(
      indexes: Array(repeating: -1, count: count), isTried: Array(repeating: false, count: count))
    places.indexes[0] = 0
    var order: [Int32] = [0]
    order.reserveCapacity(count)
    graph.reserve(states: count, steps: stepCount)
    var next = 0
    while next < order.count {
      let node = Node(order[next])
      let from = next
      next += 1
      guard depth(of: node) < limit, !isForeign(node) else { continue }
      places.isTried[node] = true
      var isWhole = true
      for (offer, action) in offers(of: node).enumerated() {
        guard let end = target(of: Step(from: node, offer: offer)) else {
          isWhole = false
          continue
        }
        if places.indexes[end] < 0 {
          places.indexes[end] = Int32(order.count)
          order.append(Int32(end))
          graph.append(visible(end), after: from, by: action, unseen: unseen(end))
        }
        graph.addStep(from: from, by: action, to: Int(places.indexes[end]))
      }
      if isWhole { graph.noteExpansion(of: from) }
    }
    return places
  }

  /// Whether a state is so far away that its steps are not tried.
  var reachesTheLimit: Bool { (0..<count).contains { depth(of: $0) == limit } }

  /// How many pairs of steps that a flow within the limit can have were done in a row.
  func pairCount(in places: Places) -> Int {
    (0..<count).reduce(0) { sum, node in
      guard places[node] != nil, depth(of: node) + 2 <= limit else { return sum }
      return sum
        + offers(of: node).indices.reduce(0) { sum, offer in
          let step = Step(from: node, offer: offer)
          guard let end = target(of: step), places[end] != nil else { return sum }
          return sum
            + offers(of: end).indices.count {
              isFollowed(step, by: $0) && target(of: Step(from: end, offer: $0)) != nil
            }
        }
    }
  }
}
