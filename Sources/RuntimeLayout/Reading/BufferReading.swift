import ObjectGraph

/// Reading the elements behind a buffer's header.
extension LiveHeap {
  func readBuffer<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ tail: BufferTail, into sink: inout Sink
  ) {
    let stride = tail.elements.stride
    // The block tells how many there is room for.
    let room = max(0, Int(extent(ofObjectAt: object.number)) - tail.start) / stride
    let count = Int(bitPattern: object.word(at: tail.countOffset))
    var (first, slots) = (0, room)
    if let queue = tail.queue {
      slots = Int(bitPattern: object.word(at: queue.capacityOffset))
      first = Int(bitPattern: object.word(at: queue.startOffset))
    }
    guard count > 0, slots > 0, slots <= room, count <= slots, first >= 0, first < slots
    else { return }
    var guesses = GuessingSink(sink, in: self)
    for position in 0..<count {
      let slot = first + position < slots ? first + position : first + position - slots
      let element = object + (tail.start + slot * stride)
      if Sink.wantsLabels { sink.enter("[\(position)]") }
      if tail.isCertain {
        read(tail.elements.program, at: element, .storage, into: &sink)
      } else {
        swap(&guesses.sink, &sink)
        read(tail.elements.program, at: element, .storage, into: &guesses)
        swap(&guesses.sink, &sink)
      }
      if Sink.wantsLabels { sink.leave() }
    }
  }
}

/// Takes references that may be none: what leads to no object is left out, all others are probable.
private struct GuessingSink<Sink: ReferenceSink>: ReferenceSink {
  static var wantsLabels: Bool { Sink.wantsLabels }

  var sink: Sink
  private let heap: LiveHeap

  init(_ sink: Sink, in heap: LiveHeap) {
    self.sink = sink
    self.heap = heap
  }

  mutating func enter(_ label: String) { sink.enter(label) }

  mutating func leave() { sink.leave() }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    heap.meetIfObject(target, rank, code: code, into: &sink)
  }
}
