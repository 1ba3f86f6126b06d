import ObjectGraph

extension RetainingPaths {
  /// Whether an object is held in the way that another one was found to be: from the same root or in a
  /// cycle, along the same references of the same types, but for indexes and keys.
  ///
  /// The answer is a path that is there now, every reference of it read; nil where there is none like the
  /// known one. That the object is held in a second way as well, and that a search would have told that
  /// one, is not ruled out. References that were not met are not counted.
  ///
  /// Complexity: linear in the objects that such paths go through, which for a cycle are its own; for a
  /// static, in the variables in use too.
  public func retention(
    of target: ObjectAddress, like known: RetainingPath, in heap: LiveHeap
  ) -> ObjectRetention? {
    let reader = NarrowReader(heap, seeing: known)
    var search = RetainingPathSearch(reader, stops: stopsWithScope, notes: notes, budget: budget)
    let result: RetainingPathResult
    switch known.origin {
    case .cycle:
      result = search.bestCycle(through: target)
    case .root(let name) where scope.contains { name.hasPrefix($0.name) }:
      return nil
    case .root(let name):
      search.roots = roots.filter { $0.name == name }
      if !search.roots.isEmpty {
        result = search.bestPath(to: target)
      } else if searchesStatics {
        result = staticPath(to: target, by: search)
      } else {
        return nil
      }
    case .elsewhere:
      return nil
    }
    guard let path = result.path, LeakSignature(path) == LeakSignature(known) else { return nil }
    return ObjectRetention(.searched(result))
  }

  private func staticPath(
    to target: ObjectAddress, by search: RetainingPathSearch<NarrowReader>
  ) -> RetainingPathResult {
    var result = RetainingPathResult.none(visitedCount: 0)
    for isLibrary in [false, true] where result.path == nil {
      var statics = StaticHolders(in: search.reader.heap, ofLibraries: isLibrary)
      statics.keep(where: search.reader.sees)
      result = statics.bestPath(to: target, by: search)
    }
    return result
  }
}
