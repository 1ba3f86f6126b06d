import ObjectGraph
import SwiftRuntime

/// A look for the addresses of a few objects in all memory that a search goes through.
///
/// Where no word is such an address, nothing holds the objects, and no walk has to show it. A word that is one
/// proves nothing: it may be left over, or an unowned reference.
///
/// Complexity: linear in the size of the heap and of the images' data, for each object: about a quarter of a
/// millisecond a megabyte, until the first word is met.
struct Mentions {
  private static let objectLimit = 8
  private static let wordLimit = 16
  /// How far in front of a word its holder is looked for first.
  private static let reach: UInt = 1 << 12

  let heap: LiveHeap
  let memory: HeapMemory

  init(in heap: LiveHeap, _ memory: HeapMemory) { (self.heap, self.memory) = (heap, memory) }

  /// Whether all words that are addresses of a cycle's objects, or of the one asked about where there is no
  /// cycle, stand in the cycle's own objects, or in memory that is no object which holds any of them.
  ///
  /// The answer is no where a root is one of the cycle's objects, and where something that a path may begin at
  /// is not in the memory that is looked through, as may be when the optimiser placed it on a stack. It is also no
  /// if the time is over before the end.
  func areWithin(_ cycle: FoundCycle, roots: [NamedRoot] = [], leaks: [NamedRoot] = []) -> Bool {
    let objects = cycle.members.isEmpty ? [cycle.met[0]] : cycle.members
    let mustBeSeen = Set((roots + leaks).map(\.object)).subtracting([ObjectAddress(0)])
    guard objects.count <= Self.objectLimit,
      !roots.contains(where: { objects.contains($0.object) }),
      objects.allSatisfy({ heap.test.isInHeap($0.rawValue) })
    else { return false }
    var progress = Progress(
      heap: heap, memory: memory, cycle: cycle, objects: objects,
      unseen: mustBeSeen.union(objects))
    for part in memory.usedParts(of: heap.test.images.flatMap(\.writableSegments)) {
      guard memory.spendTime(words: part.count / 8),
        let start = UnsafeRawPointer(bitPattern: part.lowerBound),
        progress.passes(part.lowerBound, UnsafeRawBufferPointer(start: start, count: part.count))
      else { return false }
    }
    memory.pieces { progress.passes($0, $1) }
    guard progress.isPassed, progress.unseen.isEmpty, memory.unreadByteCount == 0,
      memory.cutReason == nil
    else { return false }
    return areRemains(in: progress)
  }

  /// Whether the words stand in no object that holds any of the objects: they are left over, or numbers.
  private func areRemains(in progress: Progress) -> Bool {
    progress.places.allSatisfy { place in
      switch memory.place(of: place) {
      case .free: return true
      case .unknown: return false
      case .block(let block):
        guard let tasks = LiveHeap.tasks, let first = heap.bytes(at: block, count: 8)?.word(),
          first != tasks.slabMetadata
        else { return false }
        return heap.program(at: block) == nil || !progress.holdsOne(ObjectAddress(block))
      }
    }
  }

  /// How far one look through the memory has come.
  private struct Progress {
    let heap: LiveHeap
    let memory: HeapMemory
    let cycle: FoundCycle
    let objects: [ObjectAddress]
    /// The objects that the memory looked through must have in it and did not so far.
    var unseen: Set<ObjectAddress>
    /// Words that are the objects' addresses and may be a holder's.
    private(set) var places: [UInt] = []
    private(set) var isPassed = true
    private var wordCount = 0

    init(
      heap: LiveHeap, memory: HeapMemory, cycle: FoundCycle, objects: [ObjectAddress],
      unseen: Set<ObjectAddress>
    ) {
      (self.heap, self.memory, self.cycle) = (heap, memory, cycle)
      (self.objects, self.unseen) = (objects, unseen)
    }

    /// Looks through one piece of memory; false when there are too many words for this to be worth while.
    mutating func passes(_ start: UInt, _ bytes: UnsafeRawBufferPointer) -> Bool {
      let end = start + UInt(bytes.count)
      if !unseen.isEmpty { unseen = unseen.filter { $0.rawValue < start || $0.rawValue >= end } }
      for object in objects where isPassed {
        isPassed = areFew(wordsOf: object, start, bytes)
      }
      return isPassed
    }

    private mutating func areFew(
      wordsOf object: ObjectAddress, _ start: UInt, _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
      guard let base = bytes.baseAddress else { return true }
      let half = UInt32(truncatingIfNeeded: object.rawValue)
      var offset = 0
      while let hit = ByteSearch.firstOffset(ofHalf: half, in: bytes, from: offset) {
        offset = hit + 4
        // The upper bits may tell the case of an enum.
        guard hit & 7 == 0, hit + 8 <= bytes.count,
          base.word(at: hit) & ObjectWord.addressMask == object.rawValue,
          !CopyMemory.contains(start + UInt(hit))
        else { continue }
        wordCount += 1
        if wordCount > Mentions.wordLimit { return false }
        let place = start + UInt(hit)
        if isTolerable(at: place, object) { continue }
        let holder = heap.object(around: place, reach: Mentions.reach) {
          holdsOne($0) && memory.isBlock($0.rawValue)
        }
        if holder != nil { return false }
        places.append(place)
      }
      return true
    }

    /// Whether a word is that of the entry that an object's weak references share, or stands in an object that
    /// is one of the cycle, or is reached by it and holds none of its objects.
    private func isTolerable(at place: UInt, _ object: ObjectAddress) -> Bool {
      if heap.weakEntry(of: object) == place { return true }
      var nearest: ObjectAddress?
      for number in 0..<cycle.met.count {
        let met = cycle.met[number]
        if met.rawValue <= place, nearest.map({ $0 < met }) ?? true { nearest = met }
      }
      guard let nearest, place - nearest.rawValue < heap.extent(ofObjectAt: nearest.rawValue) else {
        return false
      }
      return objects.contains(nearest) || !holdsOne(nearest)
    }

    /// Whether an object holds one of those looked for.
    func holdsOne(_ holder: ObjectAddress) -> Bool {
      var references: [ObjectReference] = []
      heap.readReferences(of: holder, to: &references)
      return references.contains { objects.contains($0.target) }
    }
  }
}
