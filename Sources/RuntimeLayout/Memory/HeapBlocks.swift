/// The blocks of the allocator's main area, from its beginning to its end: each tells its size in front of it,
/// and the next one follows.
///
/// Verified with glibc 2.36. Blocks that were given back are among them; most begin with words of the
/// allocator's own then.
struct HeapBlocks {
  /// Where the next block's two words in front begin.
  private var next: UInt
  /// Whether all words were sizes so far.
  private(set) var isWhole = true
  private let end: UInt

  init(of range: Range<UInt>) { (next, end) = (range.lowerBound, range.upperBound) }

  /// The beginnings of the blocks that have some places, as far as a piece of the area tells, which must follow
  /// the one before.
  mutating func beginnings(
    of places: [UInt], in start: UInt, _ bytes: UnsafeRawBufferPointer
  ) -> [UInt] {
    guard let base = bytes.baseAddress, HeapBlock.headersAreKnown else {
      isWhole = false
      return []
    }
    var found: [UInt] = []
    let pieceEnd = start + UInt(bytes.count)
    while isWhole, next < pieceEnd {
      let size = base.word(at: Int(next - start) + 8) & ~15
      guard next >= start, size >= 32, size <= end - next else {
        isWhole = false
        break
      }
      for place in places where place >= next + 16 && place < next + size + 8 {
        found.append(next + 16)
      }
      next += size
    }
    return found
  }
}
