import ObjectGraph

/// One block in use, as a census sees it: its address, the memory it takes, and its first two words.
package struct UsedBlock {
  package let address: UInt
  /// With the words in front of it, in bytes.
  package let size: UInt
  package let first: UInt
  package let second: UInt
}

/// All blocks of the allocator, one after the other.
extension HeapMemory {
  /// Hands out the blocks in use, those that are mapped by themselves last; false if some could not be read or the
  /// time was over. Blocks that a thread keeps at hand count as in use, with the allocator's words at their beginning.
  ///
  /// Complexity: linear in the memory that the program uses. Nothing is kept.
  package func usedBlocks(_ body: (UsedBlock) -> Void) -> Bool {
    guard HeapBlock.headersAreKnown else { return false }
    let areas = blockAreas
    var isWhole = true
    for area in areas {
      var walk = BlockWalk(of: area, process)
      pieces(of: area) { walk.passes($0, $1, body) }
      isWhole = isWhole && walk.isWhole
    }
    for range in MappedMemory().ranges where range.isHeap && range.path.isEmpty {
      var start = range.start
      while start < range.end, let words = process.words(at: start, count: 4),
        HeapBlock.isMapped(words[1]), words[1] & 5 == 0, case let size = words[1] & ~7, size > 0,
        size & (CopiedArea.pageSize - 1) == 0, size <= range.end - start
      {
        body(UsedBlock(address: start + 16, size: size, first: words[2], second: words[3]))
        start += size
      }
    }
    return isWhole && cutReason == nil
  }
}

/// A walk through the blocks of one area.
private struct BlockWalk {
  private let area: Range<UInt>
  private let process: ProcessMemory
  private var next: UInt
  /// The block before the next one, which tells whether it is in use.
  private var last: UsedBlock?
  private var isBroken = false

  init(of area: Range<UInt>, _ process: ProcessMemory) {
    (self.area, self.process, next) = (area, process, area.lowerBound)
  }

  var isWhole: Bool { !isBroken && next >= area.upperBound }

  mutating func passes(
    _ start: UInt, _ bytes: UnsafeRawBufferPointer, _ body: (UsedBlock) -> Void
  ) -> Bool {
    guard let base = bytes.baseAddress, next >= start else {
      isBroken = true
      return false
    }
    let end = start + UInt(bytes.count)
    while next + 16 <= end {
      let offset = Int(next - start)
      let header = base.word(at: offset + 8)
      let size = header & ~15
      if header & 1 == 1, let last { body(last) }
      last = nil
      // At the end of an area that the next one follows stand two of this size, or one of none.
      if size == 16 || size == 0 && next + 16 == area.upperBound {
        next = area.upperBound
        return false
      }
      guard size >= 32, size < UInt(area.count) + HeapBlocks.growthLimit else {
        isBroken = true
        return false
      }
      // The area has grown since its end was read: the rest came meanwhile.
      guard size <= area.upperBound - next else {
        next = area.upperBound
        return false
      }
      // The first words may be in the piece to come.
      let words =
        next + 32 <= end
        ? [base.word(at: offset + 16), base.word(at: offset + 24)]
        : process.words(at: next + 16, count: 2) ?? [0, 0]
      last = UsedBlock(address: next + 16, size: size, first: words[0], second: words[1])
      next += size
    }
    return true
  }
}
