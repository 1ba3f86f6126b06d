/// The objects a walk has met, each once and numbered in the order in which it was met.
///
/// Open addressing: a slot is a 32-bit number into a list of addresses. An object costs 8 bytes for
/// its address and, at a load between 3/8 and 3/4, 5.3 to 10.7 bytes for its slot. The slots are
/// rebuilt from the list when they grow, so the old and the new ones never exist side by side.
/// Meeting and finding an object take constant time on average.
package struct VisitedTable {
  /// The most objects a walk numbers: a link keeps the length of its path in 28 bits.
  package static let capacityLimit = (1 << 28) - 1

  private var slots: [UInt32] = []
  private var shift = UInt64.bitWidth
  private var addresses = ChunkedArray<ObjectAddress>()

  package init() {}

  /// Makes a table of the given objects, numbered in their order.
  package init(_ objects: some Sequence<ObjectAddress>) {
    for object in objects { _ = insert(object) }
  }

  /// How many objects were met.
  package var count: Int { addresses.count }

  package subscript(number: Int) -> ObjectAddress { addresses[number] }

  /// The number of an object, or nothing if it was not met.
  package func number(of object: ObjectAddress) -> Int? {
    if slots.isEmpty { return nil }
    var slot = firstSlot(for: object)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if addresses[number] == object { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether an object was met.
  package func contains(_ object: ObjectAddress) -> Bool { number(of: object) != nil }

  /// Meets an object: true when it is new, and then its number is the count before.
  package mutating func insert(_ object: ObjectAddress) -> Bool {
    if count * 4 >= slots.count * 3 { growSlots() }
    var slot = firstSlot(for: object)
    while slots[slot] != 0 {
      if addresses[Int(slots[slot]) - 1] == object { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    addresses.append(object)
    slots[slot] = UInt32(count)
    return true
  }

  /// The bytes asked of the allocator.
  package var byteCount: Int {
    slots.capacity * MemoryLayout<UInt32>.stride + addresses.byteCount
  }

  private func firstSlot(for object: ObjectAddress) -> Int {
    // Heap addresses differ in the middle bits; the multiplication spreads them into the top ones.
    Int(truncatingIfNeeded: (UInt64(object.rawValue) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(shift))
  }

  private mutating func growSlots() {
    let newCount = max(16, slots.count * 2)
    slots = []
    slots = Array(repeating: 0, count: newCount)
    shift = UInt64.bitWidth - newCount.trailingZeroBitCount
    for number in 0..<count {
      var slot = firstSlot(for: addresses[number])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}

/// A growing list that never moves what it holds: a million elements cost a million strides.
///
/// A plain array doubles, so half of it may be empty, and while it grows two copies exist. A walk
/// over a process's whole heap cannot afford either. Appending and reading take constant time.
package struct ChunkedArray<Element> {
  private static var chunkBits: Int { 12 }
  private static var chunkSize: Int { 1 << chunkBits }

  private var chunks: [[Element]] = []
  package private(set) var count = 0

  package init() {}

  package subscript(position: Int) -> Element {
    get { chunks[position >> Self.chunkBits][position & (Self.chunkSize - 1)] }
    set { chunks[position >> Self.chunkBits][position & (Self.chunkSize - 1)] = newValue }
  }

  package mutating func append(_ element: Element) {
    if count >> Self.chunkBits == chunks.count {
      var chunk: [Element] = []
      // The first chunk grows as it likes: most walks see a few dozen objects.
      if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[count >> Self.chunkBits].append(element)
    count += 1
  }

  /// The bytes asked of the allocator for elements, filled or not.
  package var byteCount: Int {
    chunks.reduce(0) { $0 + $1.capacity * MemoryLayout<Element>.stride }
      + chunks.capacity * MemoryLayout<[Element]>.stride
  }
}
