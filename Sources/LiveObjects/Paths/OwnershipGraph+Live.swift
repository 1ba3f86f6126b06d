import ObjectGraph

extension OwnershipGraph {
  /// Everything that some objects of this process keep alive, read as it is now.
  ///
  ///     print(try OwnershipGraph.of(screen).foldingInsides())
  ///
  /// Complexity: each object is read once and each reference put into words; what the budget does not
  /// last for is counted. No object is kept.
  ///
  /// - Throws: `RuntimeRefusal`, where live objects cannot be read.
  public static func of(
    _ objects: AnyObject..., budget: PathSearchBudget = PathSearchBudget(objectLimit: 10_000)
  ) throws(RuntimeRefusal) -> OwnershipGraph {
    let (starts, heap) = (objects.map { ObjectAddress(of: $0) }, try LiveHeap())
    var graph = OwnershipGraph(from: starts, reader: heap, budget: budget)
    graph.retained = .of(starts, in: heap, budget: budget)
    return graph
  }
}
