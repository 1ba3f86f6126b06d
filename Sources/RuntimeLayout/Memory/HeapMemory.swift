import Glibc
import ObjectGraph

/// The memory of the allocator, looked through for words.
///
/// The kernel copies it piece by piece, because other threads may give memory back meanwhile: a page that
/// is gone is passed over and counted. Stacks of threads are left out: they change under the eyes of the
/// reader, and hold copies of everything.
final class HeapMemory {
  // What is copied should still be in the processor's cache when it is looked through.
  private static let pieceSize = 1 << 18

  /// How many bytes the last look through the heap left out because they could not be read.
  private(set) var unreadByteCount = 0
  /// The allocator's main area; empty where there is none.
  let mainArea: Range<UInt>

  /// The blocks of the areas that were asked for, by the areas' beginnings.
  var blocks: [UInt: HeapBlocks] = [:]

  let process: ProcessMemory
  private let memory: UnsafeMutableRawBufferPointer
  private let parts: [Range<UInt>]

  /// The heap as it is mapped now. Nil where the C library has no search for bytes, or the kernel no memory.
  init?(_ process: ProcessMemory, _ ranges: [MappedMemory.Range] = MappedMemory().ranges) {
    guard ByteSearch.isAvailable, let memory = CopyMemory.map(Self.pieceSize) else { return nil }
    self.process = process
    self.memory = memory
    let copies = CopyMemory.withAreas { $0 }
    parts = ranges.indices.filter { ranges[$0].isHeap }.flatMap { position in
      let range = ranges[position]
      var parts = [range.start..<range.end].outside(of: copies)
      if position > 0, ranges[position - 1].isGuard, ranges[position - 1].end == range.start,
        let first = parts.first, first.lowerBound == range.start,
        let end = ThreadStack.end(of: first, process)
      {
        parts[0] = end..<first.upperBound
      }
      return parts
    }
    mainArea = ranges.first { $0.path == "[heap]" }.map { $0.start..<$0.end } ?? 0..<0
  }

  deinit { CopyMemory.unmap(memory) }

  /// Asks for each aligned word of the heap that is one of the numbers but for its upper bits, in the order of addresses,
  /// number by number within a piece. Complexity: linear in the size of the heap, for
  /// each number.
  func places(
    of numbers: [ObjectAddress], _ body: (_ place: UInt, _ number: ObjectAddress) -> Void
  ) {
    pieces { start, bytes in
      for number in numbers {
        var offset = 0
        while let hit = ByteSearch.firstOffset(
          ofAddress: number.rawValue, in: bytes, from: offset)
        {
          let place = start + UInt(hit)
          // Readers hold copies of what they looked at.
          if !CopyMemory.contains(place) { body(place, number) }
          offset = hit + 8
        }
      }
      return true
    }
  }

  /// Hands out copies of the heap or of some area of it, piece by piece in the order of addresses, until one is
  /// the last that is wanted.
  func pieces(
    of area: Range<UInt>? = nil,
    _ isNextWanted: (_ start: UInt, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    if area == nil { unreadByteCount = 0 }
    guard let piece = memory.baseAddress else { return }
    for part in area.map({ [$0] }) ?? parts {
      var start = part.lowerBound
      while start < part.upperBound {
        let count = min(Self.pieceSize, Int(part.upperBound - start))
        let got = process.copyPrefix(start, count, to: piece)
        if !isNextWanted(start, UnsafeRawBufferPointer(start: piece, count: got)) { return }
        start += UInt(got)
        if got < count {
          // Up to the end of the page that is gone.
          let end = min(part.upperBound, (start | (CopiedArea.pageSize - 1)) + 1)
          if area == nil { unreadByteCount += Int(end - start) }
          start = end
        }
      }
    }
  }
}

extension MappedMemory.Range {
  /// Whether it may be what lies below the stack of a thread, to catch those that grow beyond their end. The
  /// kernel tells it as one with what cannot be read in front of it, such as the unused end of an arena.
  var isGuard: Bool { !isReadable && path.isEmpty }

  /// Whether objects may lie there that are no image's own and no thread's.
  var isHeap: Bool { isReadable && isWritable && (path.isEmpty || path == "[heap]") }
}
