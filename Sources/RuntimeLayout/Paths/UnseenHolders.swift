import ObjectGraph

/// Who holds an object that no root reaches and that is in no cycle itself, found from behind: by looking
/// through the heap for its address.
///
/// An object is taken for a holder when its own metadata says that the word is one of its strong
/// references. From holder to holder the search goes up to a cycle that keeps itself, or to an object
/// that nothing on the heap holds: a local variable or something opaque does.
struct UnseenHolders {
  private static let levelLimit = 8
  private static let widthLimit = 32
  /// How far in front of a word the object may begin that the word is a part of.
  private static let reach: UInt = 1 << 16

  private let heap: LiveHeap
  private let memory: HeapMemory

  /// Nil where the process cannot read its own memory.
  init?(in heap: LiveHeap) {
    guard let memory = HeapMemory() else { return nil }
    self.heap = heap
    self.memory = memory
  }

  /// The object that a path to the target should begin at, with words for it; nil when nothing on the
  /// heap holds the target. Complexity: the heap is looked through once for each level, eight at most.
  func origin(of target: ObjectAddress, stops: [ObjectAddress], budget: SearchBudget) -> NamedRoot?
  {
    var met: Set<ObjectAddress> = Set(stops + [target])
    var level = [target]
    for _ in 0..<Self.levelLimit {
      let holders = holders(of: level).filter { met.insert($0).inserted }
      guard let first = holders.first else { break }
      let search = RetainingPathSearch(heap, stops: stops, budget: budget)
      for holder in holders {
        if let cycle = search.bestCycle(through: holder).path {
          return NamedRoot("a \(LeakSignature(cycle).readableForm)", holder)
        }
      }
      level = [first] + holders.dropFirst().prefix(Self.widthLimit - 1)
    }
    guard let top = level.first, top != target else { return nil }
    return NamedRoot("something unseen", top)
  }

  /// The objects that hold any of the given ones, each once.
  private func holders(of targets: [ObjectAddress]) -> [ObjectAddress] {
    var found: [ObjectAddress] = []
    memory.places(of: targets.map(\.rawValue)) { place, number in
      if let holder = holder(of: ObjectAddress(number), at: place), found.last != holder {
        found.append(holder)
      }
    }
    return found
  }

  /// The object that a word of the heap is a strong reference of.
  private func holder(of target: ObjectAddress, at place: UInt) -> ObjectAddress? {
    var references: [Reference] = []
    var start = place & ~15
    let end = start > Self.reach ? start - Self.reach : 0
    while start > end, heap.isReadable(start, count: 16) {
      if heap.program(at: start) != nil {
        let object = ObjectAddress(start)
        references.removeAll(keepingCapacity: true)
        heap.appendReferences(of: object, to: &references)
        let holds = references.contains { $0.target == target && $0.strength == .strong }
        // Objects do not overlap: one in front of this one cannot have the word.
        return holds ? object : nil
      }
      start -= 16
    }
    return nil
  }
}
