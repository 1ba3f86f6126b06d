/// One walk outwards from a few objects that meets every object by its best path first.
///
/// The order of paths is `RetainingPathCost`, ties broken as `RetainingPathSearch` tells. Objects are met in
/// that order, so an object's first path is its best one and is never revised: there is no queue
/// with priorities, only layers, one for each (count of guesses, count of passages through
/// libraries), each filled breadth-first from the layers before it. See `RankedWalk+Layers.swift`.
///
/// An object costs 20 bytes here and 5.3 to 10.7 in the visited table's slots; an object alone in
/// its layer, 8 more. The references of one object at a time are in a buffer, at 16 bytes each.
/// Complexity: each object is opened at most four times, once for each `Passage`; usually once.
package struct RankedWalk {
  /// How a walk ended.
  package enum Ending {
    case exhausted, goalsMet
    case cut(PathSearchCut)
  }

  /// The holder's number and the ordinal of the best reference back to the start, when that is the goal.
  package private(set) var closingReference: (holder: Int, ordinal: UInt32)?

  /// The objects met, numbered in the order in which they were met.
  private(set) var visited = VisitedTable()
  private var links = ChunkedArray<WalkLink>()
  private var openedCount = 0

  private let starts: [ObjectAddress]
  private let goals: VisitedTable
  private var goalsLeft: Int
  private let stops: [VisitedTable]
  private let closesCycle: Bool
  private var references: [ObjectReference] = []

  /// The cost that the objects being met now have; everything cheaper was met.
  var frontier = RetainingPathCost()
  /// The layers with one guess fewer than those being filled, and those being filled.
  var rows = (previous: LayerRow(), current: LayerRow())
  /// The most bytes the layers had from the allocator at one time.
  var layerByteCountPeak = 0

  /// Prepares a walk that ends when every goal is met; without goals it meets everything.
  ///
  /// Stops are met but not looked into, except a start that is the goal.
  package init(
    from starts: [ObjectAddress], goals: [ObjectAddress] = [], stops: [VisitedTable] = [],
    closingCycle closesCycle: Bool = false
  ) {
    self.starts = starts
    self.goals = VisitedTable(goals)
    goalsLeft = self.goals.count
    self.stops = stops
    self.closesCycle = closesCycle
  }

  /// How many objects were met.
  package var visitedCount: Int { links.count }

  /// The most bytes this walk had from the allocator at one time for objects and layers.
  package var byteCount: Int {
    visited.byteCount + links.byteCount + layerByteCountPeak
  }

  func link(of number: Int) -> WalkLink { links[number] }

  /// The objects on the way from a start to the one with a number, that one first.
  func trail(to number: Int) -> [ObjectAddress] {
    var (trail, current) = ([visited[number]], number)
    while link(of: current).parent != WalkLink.noParent {
      current = Int(link(of: current).parent)
      trail.append(visited[current])
    }
    return trail
  }

  /// Describes the walk as cut off here by its budget.
  func cut(for reason: PathSearchCut.Reason) -> PathSearchCut {
    PathSearchCut(
      reason: reason, visitedCount: visitedCount, unopenedCount: visitedCount - openedCount,
      searchedBelow: frontier)
  }

  /// Meets the starts; false when the walk is over.
  mutating func meetStarts(_ meter: inout BudgetMeter) -> Bool {
    for (position, start) in starts.enumerated() where start.rawValue != 0 {
      let link = WalkLink(
        parent: WalkLink.noParent, ordinal: UInt32(truncatingIfNeeded: position), length: 0)
      if !meet(start, by: link, &meter) { return false }
    }
    return true
  }

  /// Follows the references of one object that belong to one passage; false when the walk is over.
  mutating func open(
    _ number: Int, through passage: Passage, _ reader: some ReferenceReader,
    _ meter: inout BudgetMeter
  ) -> Bool {
    let holder = visited[number]
    if passage == .plain, isStop(holder) {
      openedCount += 1
      return true
    }
    references.removeAll(keepingCapacity: true)
    reader.appendReferences(of: holder, to: &references)
    if !meter.spendTime(references: 1 + references.count) { return false }
    if passage == .plain { postponePassages(of: number) }

    let length = links[number].length + 1
    for rank in passage.ranks {
      for position in references.indices {
        let reference = references[position]
        guard reference.rank == rank, reference.strength == passage.strength else { continue }
        if closesCycle, reference.target == starts[0] {
          closingReference = (number, reference.ordinal)
          return false
        }
        let link = WalkLink(
          parent: UInt32(truncatingIfNeeded: number), ordinal: reference.ordinal, length: length,
          isGuess: reference.strength == .probable)
        if !meet(reference.target, by: link, &meter) { return false }
      }
    }
    if passage == .plain { openedCount += 1 }
    return true
  }

  private func isStop(_ object: ObjectAddress) -> Bool {
    if stops.isEmpty || (closesCycle && object == starts[0]) { return false }
    return stops.contains { $0.contains(object) }
  }

  /// Notes what the object must be opened for again, in the layers to come.
  private mutating func postponePassages(of number: Int) {
    for reference in references where reference.passage != .plain {
      let passage = reference.passage
      if links[number].awaits(passage) || reference.target.rawValue == 0 { continue }
      let closes = closesCycle && reference.target == starts[0]
      if closes || !visited.contains(reference.target) { links[number].await(passage) }
    }
  }

  private mutating func meet(
    _ object: ObjectAddress, by link: WalkLink, _ meter: inout BudgetMeter
  ) -> Bool {
    if object.rawValue == 0 { return true }
    if meter.isOutOfObjects {
      // Only an object that would be new overdraws the budget.
      return visited.contains(object) || meter.spendObject()
    }
    guard visited.insert(object) else { return true }
    _ = meter.spendObject()
    links.append(link)
    if goalsLeft > 0, goals.contains(object) {
      goalsLeft -= 1
      return goalsLeft > 0
    }
    return true
  }
}
