/// The objects that some reach, as numbers: which leads to which, how large each is, and whether others hold it.
///
/// Complexity: each object is read once. Memory: some 30 bytes an object and 4 a reference.
package struct ReferenceGraph {
  /// How many of the objects were given; the others are reached from them.
  package let startCount: Int
  /// The references by the numbers of their ends. Those to objects beyond the budget are left out.
  package private(set) var references = Adjacency()
  /// Whether something outside of the graph holds an object: a root, a local variable, a task.
  package private(set) var isHeldElsewhere: [Bool] = []
  /// The memory of each object, in bytes.
  package private(set) var byteCounts: [UInt32] = []
  /// Whether each counts as an object, or by its bytes alone.
  private var isCounted: [Bool] = []
  /// Whether the budget ended the walk.
  package let isCut: Bool

  /// Walks everything that some objects reach, as far as the budget lasts.
  package init(
    from starts: [ObjectAddress], reader: some SizeReader, budget: PathSearchBudget = .unlimited
  ) {
    var sweep = HeapSweep(from: starts, budget: budget)
    startCount = sweep.visited.count
    while sweep.next(reader) != nil {
      for reference in sweep.references {
        if let number = sweep.visited.number(of: reference.target) {
          references.append(target: number)
        }
      }
      references.endNode()
    }
    isCut = sweep.cut != nil
    let visited = sweep.visited
    // Objects met but not read for lack of time.
    while references.count < visited.count { references.endNode() }
    var found = [UInt32](repeating: 0, count: visited.count)
    for node in 0..<visited.count {
      for position in references.positions(of: node) { found[references[position]] += 1 }
    }
    for node in 0..<visited.count {
      let object = visited[node]
      isHeldElsewhere.append(reader.holderCount(of: object).map { $0 > Int(found[node]) } ?? true)
      byteCounts.append(UInt32(clamping: reader.byteCount(of: object)))
      isCounted.append(reader.isCounted(object))
    }
  }

  /// The size of all that the given objects keep alive together: no other way leads there.
  ///
  /// Complexity: linear in the objects and references.
  package var retained: RetainedSize {
    var isKept = isHeldElsewhere
    for start in 0..<startCount { isKept[start] = false }
    isKept.spread(along: references, around: 0..<startCount)
    var size = RetainedSize(objectCount: 0, byteCount: 0, isPartial: isCut)
    for node in isKept.indices where !isKept[node] {
      if isCounted[node] { size.objectCount += 1 }
      size.byteCount += Int(byteCounts[node])
    }
    return size
  }

  /// The size of all that each object keeps alive alone, by its number.
  ///
  /// Complexity: close to linear in the objects and references.
  package var retainedSizes: [RetainedSize] {
    let roots = isHeldElsewhere.indices.filter { $0 < startCount || isHeldElsewhere[$0] }
    let tree = DominatorTree(of: references, from: roots)
    return zip(tree.sums { isCounted[$0] ? 1 : 0 }, tree.sums { Int(byteCounts[$0]) }).map {
      RetainedSize(objectCount: $0, byteCount: $1, isPartial: isCut)
    }
  }
}
