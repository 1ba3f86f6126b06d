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

  private let process: ProcessMemory
  private let piece: UnsafeMutableRawPointer

  /// Nil where the C library has no search for bytes, or the kernel no memory.
  init?(_ process: ProcessMemory) {
    guard ByteSearch.isAvailable, let piece = CopyMemory.map(Self.pieceSize) else { return nil }
    self.process = process
    self.piece = piece
  }

  deinit { CopyMemory.unmap(piece, Self.pieceSize) }

  /// Asks for each aligned word of the heap that is one of the numbers, in the order of addresses,
  /// number by number within a piece. Complexity: linear in the size of the heap, for
  /// each number.
  func places(
    of numbers: [ObjectAddress], in ranges: [MappedMemory.Range] = MappedMemory().ranges,
    _ body: (_ place: UInt, _ number: ObjectAddress) -> Void
  ) {
    pieces(of: ranges) { start, bytes in
      for number in numbers {
        var offset = 0
        while let hit = ByteSearch.firstOffset(ofWord: number.rawValue, in: bytes, from: offset) {
          let place = start + UInt(hit)
          // Readers hold copies of what they looked at.
          if !CopyMemory.contains(place) { body(place, number) }
          offset = hit + 8
        }
      }
      return true
    }
  }

  /// Hands out copies of the heap, piece by piece in the order of addresses, until one is the last that is
  /// wanted.
  func pieces(
    of ranges: [MappedMemory.Range],
    _ isNextWanted: (_ start: UInt, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    unreadByteCount = 0
    for (position, range) in ranges.enumerated() where range.isHeap {
      var start = range.start
      if position > 0, ranges[position - 1].isGuard, ranges[position - 1].end == start {
        start = ThreadStack.end(of: start..<range.end, process) ?? start
      }
      while start < range.end {
        let count = min(Self.pieceSize, Int(range.end - start))
        let got = process.copyPrefix(start, count, to: piece)
        if !isNextWanted(start, UnsafeRawBufferPointer(start: piece, count: got)) { return }
        start += UInt(got)
        if got < count {
          // Up to the end of the page that is gone.
          let end = min(range.end, (start | (CopiedArea.pageSize - 1)) + 1)
          unreadByteCount += Int(end - start)
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
