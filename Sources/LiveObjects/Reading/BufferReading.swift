import ObjectGraph

/// Reading the elements behind a buffer's header.
extension LiveHeap {
  func readBuffer<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ tail: BufferTail, into sink: inout Sink
  ) {
    func number(at offset: Int?) -> Int? { offset.map { Int(bitPattern: object.word(at: $0)) } }
    // The size of the block limits their number.
    let room = max(0, Int(extent(ofObjectAt: object.number)) - tail.start) / tail.elements.stride
    guard let count = number(at: tail.countOffset), count > 0, count <= room else { return }
    let capacity = number(at: tail.capacityOffset) ?? room
    let first = number(at: tail.firstOffset) ?? 0
    if tail.isCertain {
      guard capacity <= room, count <= capacity, (0..<capacity).contains(first) else { return }
      readElements(of: object, tail, Slots(first, count, of: capacity), into: &sink)
      return
    }
    let number = (count...room).contains(capacity) ? capacity : room
    var slots = Slots(0, count, of: number)
    if (1..<number).contains(first) {
      // The number may be no slot in spite of its name: the reading with more objects wins.
      let others = Slots(first, count, of: number)
      if objectCount(object, tail, others) >= objectCount(object, tail, slots) {
        slots = others
      }
    }
    readGuesses(of: object, tail, slots, into: &sink)
  }

  private func objectCount(_ object: ObjectBytes, _ tail: BufferTail, _ slots: Slots) -> Int {
    var sink = CountingSink()
    readGuesses(of: object, tail, slots, into: &sink)
    return sink.count
  }

  private func readGuesses<Sink: ReferenceSink>(
    of object: ObjectBytes, _ tail: BufferTail, _ slots: Slots, into sink: inout Sink
  ) {
    withUnsafeMutablePointer(to: &sink) { place in
      var guesses = GuessingSink(sink: place, heap: self)
      readElements(of: object, tail, slots, into: &guesses)
    }
  }

  private func readElements<Sink: ReferenceSink>(
    of object: ObjectBytes, _ tail: BufferTail, _ slots: Slots, into sink: inout Sink
  ) {
    for position in 0..<slots.count {
      if Sink.wantsLabels { sink.enter("[\(position)]", .element) }
      let element = object + (tail.start + slots[position] * tail.elements.stride)
      read(tail.elements.program, at: element, .storage, into: &sink)
      if Sink.wantsLabels { sink.leave() }
    }
  }
}

/// The slots of a ring buffer that are in use.
private struct Slots {
  let first: Int
  let count: Int
  let capacity: Int

  init(_ first: Int, _ count: Int, of capacity: Int) {
    (self.first, self.count, self.capacity) = (first, count, capacity)
  }

  subscript(position: Int) -> Int {
    first + position < capacity ? first + position : first + position - capacity
  }
}

/// Takes words that may be references: those that lead to objects are passed on as probable.
private struct GuessingSink<Sink: ReferenceSink>: ReferenceSink {
  static var wantsLabels: Bool { Sink.wantsLabels }

  let sink: UnsafeMutablePointer<Sink>
  let heap: LiveHeap

  mutating func enter(_ label: ReferenceDeclaration) { sink.pointee.enter(label) }

  mutating func leave() { sink.pointee.leave() }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    heap.meetIfObject(target, rank, code: code, into: &sink.pointee)
  }
}

private struct CountingSink: ReferenceSink {
  static var wantsLabels: Bool { false }

  private(set) var count = 0

  mutating func enter(_ label: ReferenceDeclaration) {}

  mutating func leave() {}

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    count += 1
  }
}
