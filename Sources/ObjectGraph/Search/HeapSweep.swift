/// Meets everything that some objects reach, breadth-first, each object once and read once.
///
/// For questions about all references, where the order of paths does not matter.
package struct HeapSweep {
  /// The references of the object met last.
  package private(set) var references: [ObjectReference] = []
  /// The objects met so far, in the order in which they were met.
  package private(set) var visited: VisitedTable
  private var openedCount = 0
  private var meter: BudgetMeter

  package init(from starts: [ObjectAddress], budget: PathSearchBudget) {
    visited = VisitedTable()
    meter = budget.startMeter()
    for start in starts { meet(start) }
  }

  /// The next object, whose references are then in `references`; nil at the end or at a cut.
  package mutating func next(_ reader: some ReferenceReader) -> ObjectAddress? {
    guard openedCount < visited.count else { return nil }
    let object = visited[openedCount]
    references.removeAll(keepingCapacity: true)
    reader.appendReferences(of: object, to: &references)
    references.removeAll { $0.target.rawValue == 0 }
    guard meter.spendTime(references: 1 + references.count) else { return nil }
    openedCount += 1
    for reference in references { meet(reference.target) }
    return object
  }

  /// Where the budget ended the sweep, if it did.
  ///
  /// Out of objects, a sweep meets no more of them but still reads those it has met: their
  /// references to each other are facts worth having.
  var cut: PathSearchCut? {
    meter.exceeded.map {
      PathSearchCut(
        reason: $0, visitedCount: visited.count, unopenedCount: visited.count - openedCount,
        searchedBelow: RetainingPathCost())
    }
  }

  private mutating func meet(_ object: ObjectAddress) {
    if object.rawValue == 0 { return }
    if meter.isOutOfObjects {
      if !visited.contains(object) { _ = meter.spendObject() }
    } else if visited.insert(object) {
      _ = meter.spendObject()
    }
  }
}
