import ObjectGraph

/// Every path of a small heap, compared by the documented order word for word.
struct NaiveSearch {
  /// A path as the search's documentation speaks of it.
  struct Path {
    var root: Int
    var hops: [(holder: Int, reference: ObjectReference)]

    var cost: RetainingPathCost {
      hops.reduce(RetainingPathCost()) { $0.extended(by: $1.reference) }
    }

    var labels: [String] { hops.map { ".\($0.holder)/\($0.reference.ordinal)" } }

    func isBetter(than other: Path) -> Bool {
      if cost != other.cost { return cost < other.cost }
      guard let last = hops.last, let otherLast = other.hops.last else { return root < other.root }
      let prefix = Path(root: root, hops: hops.dropLast())
      let otherPrefix = Path(root: other.root, hops: other.hops.dropLast())
      if prefix.isBetter(than: otherPrefix) { return true }
      if otherPrefix.isBetter(than: prefix) { return false }
      let (one, two) = (last.reference, otherLast.reference)
      return one.rank != two.rank ? one.rank < two.rank : one.ordinal < two.ordinal
    }
  }

  let heap: RandomHeap

  /// The best path from the roots to an object, through no stop.
  func bestPath(from roots: [Int], to target: Int, stops: Set<Int> = []) -> Path? {
    var best: Path?
    for (number, root) in roots.enumerated() {
      visit(Path(root: number, hops: []), at: root, [root], stops) { path, object in
        if object == target, best.map(path.isBetter) ?? true { best = path }
      }
    }
    return best
  }

  /// The best cycle through an object.
  func bestCycle(through object: Int, stops: Set<Int> = []) -> Path? {
    var best: Path?
    visit(Path(root: 0, hops: []), at: object, [object], stops.subtracting([object])) {
      path, last in
      if stops.contains(last), last != object { return }
      for reference in heap.references[last]
      where RandomHeap.position(reference.target) == object {
        var cycle = path
        cycle.hops.append((last, reference))
        if best.map(cycle.isBetter) ?? true { best = cycle }
      }
    }
    return best
  }

  private func visit(
    _ path: Path, at object: Int, _ visited: Set<Int>, _ stops: Set<Int>,
    _ meet: (Path, Int) -> Void
  ) {
    meet(path, object)
    if stops.contains(object) { return }
    for reference in heap.references[object] {
      let target = RandomHeap.position(reference.target)
      if visited.contains(target) { continue }
      var longer = path
      longer.hops.append((object, reference))
      visit(longer, at: target, visited.union([target]), stops, meet)
    }
  }
}
