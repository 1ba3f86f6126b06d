/// Who keeps whom among leaked objects, whatever lies between them.
///
/// Members are numbers of leaked objects in the order given. One member keeps another when a path
/// leads from the one to the other through no third and through nothing that a root holds.
struct LeakRelation {
  /// The leaked objects, each once.
  let objects: VisitedTable
  /// Whether a root holds the member past all other members.
  private(set) var isHeldByRoot: [Bool]
  /// Whether the member holds itself past all other members.
  private(set) var holdsItself: [Bool]
  /// The members that each member keeps.
  private(set) var kept: [[Int]]
  /// Whether another member keeps the member.
  private(set) var isKept: [Bool]
  /// Where the walks were cut, if they were.
  private(set) var cut: PathSearchCut?

  /// The numbers of the members.
  var members: Range<Int> { 0..<objects.count }

  init(
    of leaked: [ObjectAddress], roots: [ObjectAddress], reader: some ReferenceReader,
    meter: inout BudgetMeter
  ) {
    objects = VisitedTable(leaked.filter { $0.rawValue != 0 })
    isHeldByRoot = Array(repeating: false, count: objects.count)
    holdsItself = isHeldByRoot
    isKept = isHeldByRoot
    kept = Array(repeating: [], count: objects.count)

    var fromRoots = RankedWalk(from: roots, stops: [objects])
    if case .cut(let cut) = fromRoots.run(reader, &meter) { self.cut = cut }
    for member in members { isHeldByRoot[member] = fromRoots.visited.contains(objects[member]) }
    if cut != nil { return }

    // What a root holds leads to nothing that no root holds, except past a member.
    let stops = [objects, fromRoots.visited]
    for member in members {
      var walk = RankedWalk(from: [objects[member]], stops: stops, closing: .remembered)
      if case .cut(let cut) = walk.run(reader, &meter) {
        self.cut = cut
        return
      }
      holdsItself[member] = walk.closingReference != nil
      for number in 0..<walk.visitedCount {
        guard let other = objects.number(of: walk.visited[number]), other != member else {
          continue
        }
        kept[member].append(other)
        isKept[other] = true
      }
    }
  }

  /// What keeps each culprit; nothing for a victim.
  func holdsOfCulprits() -> [LeakFolding.Hold?] {
    var holds: [LeakFolding.Hold?] = members.map {
      isHeldByRoot[$0] ? .root : holdsItself[$0] ? .ownCycle : nil
    }
    var isReached = Array(repeating: false, count: members.count)
    for member in members where holds[member] != nil { reach(from: member, &isReached) }

    // Of the rest, the last to be left in a depth-first walk is kept by nothing but its own circle,
    // and it is the first of it because the walk enters in the order given.
    for member in leavingOrder(skipping: isReached).reversed() where !isReached[member] {
      holds[member] = isKept[member] ? .sharedCycle : .unknown
      reach(from: member, &isReached)
    }
    return holds
  }

  /// The culprit nearest to each member.
  func nearestCulprits(_ holds: [LeakFolding.Hold?]) -> [Int?] {
    var owners: [Int?] = members.map { holds[$0] == nil ? nil : $0 }
    var queue = members.filter { holds[$0] != nil }
    var next = 0
    while next < queue.count {
      let member = queue[next]
      next += 1
      for other in kept[member] where owners[other] == nil {
        owners[other] = owners[member]
        queue.append(other)
      }
    }
    return owners
  }

  private func reach(from member: Int, _ isReached: inout [Bool]) {
    var pending = [member]
    while let next = pending.popLast() {
      if isReached[next] { continue }
      isReached[next] = true
      pending += kept[next]
    }
  }

  /// The members not skipped, in the order in which a depth-first walk is done with them.
  private func leavingOrder(skipping isSkipped: [Bool]) -> [Int] {
    var isEntered = isSkipped
    var order: [Int] = []
    for member in members where !isEntered[member] {
      isEntered[member] = true
      var trail = [(member: member, next: 0)]
      while let top = trail.last {
        if top.next == kept[top.member].count {
          order.append(top.member)
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].next += 1
        let other = kept[top.member][top.next]
        if !isEntered[other] {
          isEntered[other] = true
          trail.append((other, 0))
        }
      }
    }
    return order
  }
}
