/// Finds who holds an object: the best path from a root, or the best cycle through the object.
///
/// *Best* is a total order, so two searches of one heap give one answer:
/// 1. The path of lower `RetainingPathCost`: fewer probable references, then fewer references of rank
///    `.service`, then fewer references.
/// 2. Of paths that cost the same, the one whose path to the last holder is better by these same
///    rules; of two that are no longer than a root, the earlier root.
/// 3. Of paths that differ in the last reference only, `.own` before `.storage`, then the reference
///    the reader gives first.
///
/// A walk meets each object once, by its best path; nothing is recursive. Complexity: linear in the
/// objects and references met; an object of whose references some are services or guesses is read
/// up to four times. Memory: 25 to 31 bytes an object met, at most 39, and 16 bytes a reference of
/// the one object being read. Nothing is kept afterwards.
public struct RetainingPathSearch<Reader: ReferenceReader> {
  /// The reader that knows the references.
  public var reader: Reader
  /// Where paths begin, the preferred ones first.
  public var roots: [NamedRoot]
  /// Objects that no path passes through; it may end at one.
  public var stops: [ObjectAddress]
  /// Names and expectations for the paths.
  public var notes: ObjectNotes
  /// The budget of each single search.
  public var budget: PathSearchBudget

  /// Prepares searches of one heap.
  public init(
    _ reader: Reader, roots: [NamedRoot] = [], stops: [ObjectAddress] = [],
    notes: ObjectNotes = ObjectNotes(), budget: PathSearchBudget = PathSearchBudget()
  ) {
    self.reader = reader
    self.roots = roots
    self.stops = stops
    self.notes = notes
    self.budget = budget
  }

  /// The best path from a root to an object: `.path`, `.none` or `.cut`.
  public func bestPath(to target: ObjectAddress) -> RetainingPathResult {
    bestPaths(to: [target])[0]
  }

  /// The best path to each of several objects, found in one walk that is paid for once.
  public func bestPaths(to targets: [ObjectAddress]) -> [RetainingPathResult] {
    rootedPaths(to: targets).map(\.result)
  }

  /// The best path to each of several objects, with the position of its root.
  package func rootedPaths(
    to targets: [ObjectAddress]
  ) -> [(result: RetainingPathResult, root: Int?)] {
    // A walk without goals would meet the whole heap.
    if targets.isEmpty { return [] }
    var walk = RankedWalk(from: roots.map(\.object), goals: targets, stops: stopTables)
    var meter = budget.startMeter()
    let ending = walk.run(reader, &meter)
    let assembly = PathAssembly(reader: reader, notes: notes, walk: walk)
    return targets.map { target in
      guard let number = walk.visited.number(of: target) else {
        return (failure(ending, walk), nil)
      }
      let found = assembly.path(to: number, from: roots)
      let path = completed(found, assembly, target)
      return (.path(path, visitedCount: walk.visitedCount), found.root)
    }
  }

  /// The best cycle through an object: `.cycle`, `.none` or `.cut`. Roots play no part.
  public func bestCycle(through object: ObjectAddress) -> RetainingPathResult {
    findCycle(through: object).result
  }

  /// The best cycle through an object, with the objects of it, and what was met to find it.
  package func findCycle(through object: ObjectAddress) -> FoundCycle {
    var walk = RankedWalk(from: [object], stops: stopTables, closingCycle: true)
    var meter = budget.startMeter()
    let ending = walk.run(reader, &meter)
    guard let closing = walk.closingReference else {
      return FoundCycle(result: failure(ending, walk), members: [], met: walk.visited)
    }
    let assembly = PathAssembly(reader: reader, notes: notes, walk: walk)
    let cycle = completed(assembly.cycle(closedBy: closing), assembly, object)
    return FoundCycle(
      result: .cycle(cycle, visitedCount: walk.visitedCount),
      members: walk.trail(to: closing.holder), met: walk.visited)
  }

  /// Whether nothing but a cycle itself holds any object of it: then no root does, and a search for a
  /// root's path would find none.
  ///
  /// - Parameter retainCount: How many strong references there are to an object; nil when that is not known.
  package func isClosed(_ cycle: FoundCycle, retainCount: (ObjectAddress) -> Int?) -> Bool {
    // A root is alive for a reason of its own.
    if cycle.members.isEmpty || roots.contains(where: { cycle.members.contains($0.object) }) {
      return false
    }
    var left: [ObjectAddress: Int] = [:]
    for member in cycle.members {
      guard let count = retainCount(member) else { return false }
      left[member] = count
    }
    var references: [ObjectReference] = []
    for member in cycle.members {
      references.removeAll(keepingCapacity: true)
      reader.appendReferences(of: member, to: &references)
      for reference in references where reference.strength == .strong {
        left[reference.target]? -= 1
      }
    }
    return left.values.allSatisfy { $0 == 0 }
  }

  var stopTables: [VisitedTable] { stops.isEmpty ? [] : [VisitedTable(stops)] }

  private func failure(_ ending: RankedWalk.Ending, _ walk: RankedWalk) -> RetainingPathResult {
    if case .cut(let cut) = ending { return .cut(cut) }
    return .none(visitedCount: walk.visitedCount)
  }
}

/// The result of a search for the best cycle through an object.
package struct FoundCycle {
  /// The cycle, or why there is none.
  package let result: RetainingPathResult
  /// The objects that the cycle goes through, the one asked about last; none without a cycle.
  package let members: [ObjectAddress]
  /// The objects the search met, the one asked about first. Without a cycle, these are all that it reaches.
  package let met: VisitedTable
}
