import ObjectGraph

/// Who holds an object that no root reaches and that is in no cycle itself, found from behind: by looking
/// through the heap for its address.
///
/// An object is taken for a holder when its own metadata says that the word is one of its strong
/// references, or when it is a task or block with the word in it. From holder to holder the search goes up
/// to a cycle that keeps itself, to a task or block that will be run, or to an object that nothing on the
/// heap holds: a local variable does, or something unseen.
struct UnseenHolders {
  private static let levelLimit = 4
  private static let widthLimit = 8
  /// How far in front of a word the object may begin that the word is a part of.
  private static let reach: UInt = 1 << 16

  private let heap: LiveHeap
  private let memory: HeapMemory

  /// Nil where the process cannot look through its own memory.
  init?(in heap: LiveHeap) {
    guard let memory = HeapMemory(heap.test.process) else { return nil }
    self.heap = heap
    self.memory = memory
  }

  /// Where a path to the target should begin.
  struct Origin {
    /// The object, with words for it.
    let root: NamedRoot
    /// Whether the object is alive for good reason, as far as can be told, and the mistake on the path.
    let isRoot: Bool
  }

  /// How many bytes of the heap could not be looked through.
  var unreadByteCount: Int { memory.unreadByteCount }

  /// The object that a path to the target should begin at; nil when nothing on the heap holds the target.
  /// Complexity: the heap is looked through four times at most.
  func origin(of target: ObjectAddress, stops: [ObjectAddress], budget: PathSearchBudget) -> Origin?
  {
    var met: Set<ObjectAddress> = Set(stops + [target])
    var level = [target]
    for _ in 0..<Self.levelLimit {
      let holders = holders(of: level).filter { met.insert($0).inserted }
      if holders.isEmpty { break }
      if let origin = cycle(among: holders, stops, budget) { return origin }
      if let origin = waitingWork(among: holders) { return origin }
      level = Array(holders.prefix(Self.widthLimit))
    }
    guard let top = level.first, top != target else { return nil }
    return Origin(root: NamedRoot("something unseen", top), isRoot: true)
  }

  /// The first of some objects that the system runs or is going to run, whoever else holds it.
  private func waitingWork(among holders: [ObjectAddress]) -> Origin? {
    for holder in holders {
      switch heap.describe(holder).kind {
      case .task: return Origin(root: NamedRoot("a task that goes on", holder), isRoot: true)
      case .opaque: return Origin(root: NamedRoot("a block that waits", holder), isRoot: true)
      default: continue
      }
    }
    return nil
  }

  /// The first of some objects that is in a cycle of its own.
  private func cycle(
    among holders: [ObjectAddress], _ stops: [ObjectAddress], _ budget: PathSearchBudget
  ) -> Origin? {
    let search = RetainingPathSearch(heap, stops: stops, budget: budget)
    for holder in holders {
      if let cycle = search.bestCycle(through: holder).path {
        let name = "a \(LeakSignature(cycle).readableForm)"
        return Origin(root: NamedRoot(name, holder), isRoot: false)
      }
    }
    return nil
  }

  /// The objects that hold any of the given ones, each once, by their names and then their places.
  ///
  /// Places alone are not the same in two runs of a program.
  private func holders(of targets: [ObjectAddress]) -> [ObjectAddress] {
    var found: Set<ObjectAddress> = []
    memory.places(of: targets.map(\.rawValue)) { place, number in
      if let holder = holder(of: ObjectAddress(number), at: place) { found.insert(holder) }
    }
    return found.map { (heap.describe($0).name, $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// The object that a word of the heap is a strong reference of.
  private func holder(of target: ObjectAddress, at place: UInt) -> ObjectAddress? {
    var start = place & ~15
    let end = start > Self.reach ? start - Self.reach : 0
    while start > end, let word = heap.bytes(at: start, count: 8)?.word() {
      if heap.isMetadata(word) {
        // Objects do not overlap: one in front of this one cannot have the word.
        return heap.extent(ofObjectAt: start) > place - start
          && holds(ObjectAddress(start), target) ? ObjectAddress(start) : nil
      }
      start -= 16
    }
    return nil
  }

  /// Whether an object certainly holds the target, or is a task or block and probably does.
  private func holds(_ object: ObjectAddress, _ target: ObjectAddress) -> Bool {
    var references: [ObjectReference] = []
    heap.appendReferences(of: object, to: &references)
    let isOpaque = [.task, .opaque].contains(heap.describe(object).kind)
    return references.contains { $0.target == target && (isOpaque || $0.strength == .strong) }
  }
}
