extension OwnershipGraph {
  /// For each node how much it keeps alive alone, of all that the graph shows: itself and the nodes that every way
  /// to leads through it. Closures and collections are nodes, too.
  ///
  /// Roots are the given objects, and the nodes that something outside of the graph holds. Zero for what only weak
  /// references lead to. Complexity: close to linear in the references.
  public var retainedSizes: [RetainedSize] {
    let roots = nodes.indices.filter { $0 < startCount || nodes[$0].isHeldElsewhere == true }
    let tree = DominatorTree(of: strongReferences, from: roots)
    return zip(tree.sums { _ in 1 }, tree.sums { nodes[$0].byteCount ?? 0 }).map {
      RetainedSize(objectCount: $0, byteCount: $1, isPartial: cut != nil)
    }
  }

  private var strongReferences: Adjacency {
    var references = Adjacency()
    for positions in edgesByHolder {
      for edge in edges[positions] where !edge.isWeak { references.append(target: edge.target) }
      references.endNode()
    }
    return references
  }

  /// How much some nodes keep alive together.
  func size(retainedBy owners: Range<Int>) -> RetainedSize {
    let references = strongReferences
    var isKept = nodes.indices.map { !owners.contains($0) && nodes[$0].isHeldElsewhere == true }
    isKept.spread(along: references, around: owners)
    let retained = nodes.indices.filter { !isKept[$0] }
    return RetainedSize(
      objectCount: retained.count,
      byteCount: retained.reduce(0) { $0 + (nodes[$1].byteCount ?? 0) },
      isPartial: cut != nil)
  }
}

extension [Bool] {
  /// Marks everything that marked nodes lead to without the owners in between.
  mutating func spread(along references: Adjacency, around owners: Range<Int>) {
    var open = indices.filter { self[$0] }
    while let node = open.popLast() {
      for position in references.positions(of: node) {
        let target = references[position]
        if owners.contains(target) || self[target] { continue }
        self[target] = true
        open.append(target)
      }
    }
  }
}
