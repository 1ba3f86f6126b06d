extension OwnershipGraph {
  /// This graph with the path in front that leads to its first object. A cycle is in the graph already.
  ///
  /// - Complexity: linear in the references.
  public func held(by path: RetainingPath) -> OwnershipGraph {
    if path.origin == .cycle || path.steps.isEmpty { return self }
    let holders = path.steps.indices.map(path.holder)
    let count = holders.count
    var graph = self
    graph.startCount = 1
    graph.nodes =
      holders.map { Node(name: $0.name, kind: $0.kind, expectation: $0.expectation) } + nodes
    graph.edges = path.steps.enumerated().map { position, step in
      Edge(holder: position, target: position + 1, label: step.label, strength: step.strength)
    }
    graph.edges += edges.map { edge in
      var edge = edge
      edge.holder += count
      edge.target += count
      return edge
    }
    return graph
  }

  /// Whether every reference has its ends among the nodes and its place in the order.
  package var isSound: Bool {
    nodes.indices.contains(startCount - 1)
      && edges.allSatisfy { nodes.indices.contains($0.holder) && nodes.indices.contains($0.target) }
      && zip(edges, edges.dropFirst()).allSatisfy { $0.holder <= $1.holder }
  }
}
