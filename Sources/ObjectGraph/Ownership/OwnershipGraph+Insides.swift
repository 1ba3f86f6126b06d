extension OwnershipGraph {
  private static var foldedDepthLimit: Int { 3 }

  /// Returns this graph without the insides of collections and boxes that have only one holder.
  ///
  /// `.screens → array → [3] → Screen` becomes `.screens[3] → Screen`. An inside with several
  /// holders or with nothing in it stays, as does the fourth of a row of insides, so that labels
  /// stay short. Complexity: linear in the references.
  public func foldingInsides() -> OwnershipGraph {
    let outgoing = edgesByHolder
    let folded = foldedNodes(outgoing)
    var positions = [Int](repeating: -1, count: nodes.count)
    var graph = OwnershipGraph(nodes: [], edges: [], startCount: startCount, cut: cut)
    graph.retained = retained
    for (position, node) in nodes.enumerated() where !folded[position] {
      positions[position] = graph.nodes.count
      graph.nodes.append(node)
    }
    for holder in nodes.indices where !folded[holder] {
      var pending = Array(edges[outgoing[holder]].reversed())
      while var edge = pending.popLast() {
        if folded[edge.target] {
          graph.nodes[positions[holder]].take(nodes[edge.target])
          pending += edges[outgoing[edge.target]].reversed().map { edge.joined(with: $0) }
        } else {
          edge.holder = positions[holder]
          edge.target = positions[edge.target]
          graph.edges.append(edge)
        }
      }
    }
    return graph
  }

  /// For each node, where its references are in `edges`.
  var edgesByHolder: [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(nodes.count)
    var position = 0
    for holder in nodes.indices {
      let start = position
      while position < edges.count, edges[position].holder == holder { position += 1 }
      ranges.append(start..<position)
    }
    return ranges
  }

  private func foldedNodes(_ outgoing: [Range<Int>]) -> [Bool] {
    var holderCounts = [Int](repeating: 0, count: nodes.count)
    for edge in edges { holderCounts[edge.target] += 1 }
    var depths = [Int](repeating: 0, count: nodes.count)
    // Breadth-first numbers: the only holder of a node comes before it, save in a knot of its own.
    for edge in edges where edge.holder < edge.target && edge.target >= startCount {
      let node = nodes[edge.target]
      let isInside = node.kind == .storage || node.kind == .box
      if isInside, holderCounts[edge.target] == 1, !outgoing[edge.target].isEmpty,
        depths[edge.holder] < Self.foldedDepthLimit
      {
        depths[edge.target] = depths[edge.holder] + 1
      }
    }
    return depths.map { $0 > 0 }
  }
}

extension OwnershipGraph.Node {
  /// Becomes as large as it is with one of its insides.
  fileprivate mutating func take(_ inside: OwnershipGraph.Node) {
    hiddenCount += inside.hiddenCount
    byteCount = byteCount.map { $0 + (inside.byteCount ?? 0) }
  }
}

extension OwnershipGraph.Edge {
  fileprivate func joined(with inner: OwnershipGraph.Edge) -> OwnershipGraph.Edge {
    OwnershipGraph.Edge(
      holder: holder, target: inner.target, label: label.joinedLabel(with: inner.label),
      strength: inner.strength == .probable ? .probable : strength, isWeak: isWeak || inner.isWeak)
  }
}
