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
  /// Complexity: linear in the memory that the program uses. Four bytes a block are kept, of one area at a time.
  package func usedBlocks(_ body: (UsedBlock) -> Void) -> Bool {
    guard HeapBlock.headersAreKnown else { return false }
    let areas = blockAreas
    var isWhole = true
    for area in areas {
      let walked = walk(through: area)
      var position = 0
      pieces(of: area) {
        walked.passUsed($0, $1, from: &position, body)
        return true
      }
      isWhole = isWhole && walked.isWhole
    }
    for range in MappedMemory().ranges where range.isHeap && range.path.isEmpty {
      var start = range.start
      while start < range.end, let words = process.words(at: start, count: 4),
        HeapBlock.isMapped(words[1]), words[1] & 5 == 0,
        case let size = HeapBlock.mappedByteCount(in: words[1]), size > 0,
        size & (CopiedArea.pageSize - 1) == 0, size <= range.end - start
      {
        body(UsedBlock(address: start + 16, size: size, first: words[2], second: words[3]))
        start += size
      }
    }
    return isWhole && cutReason == nil
  }
}
