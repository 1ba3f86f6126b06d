import Glibc
import ObjectGraph

/// The memory of the allocator, looked through for words.
///
/// Read through the kernel's file of this process, piece by piece, because other threads may give
/// memory back meanwhile: a piece that is gone is passed over.
final class HeapMemory {
  private static let pieceSize = 1 << 20

  private let process: ProcessMemory
  private let piece: UnsafeMutableRawPointer
  private let search: Search

  private typealias Search =
    @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?

  /// Nil where the C library has no search for bytes, or the kernel no memory.
  init?(_ process: ProcessMemory) {
    // Declared for programs in C only.
    guard let search = dlsym(nil, "memmem"), let piece = CopyMemory.map(Self.pieceSize) else {
      return nil
    }
    self.process = process
    self.search = unsafeBitCast(search, to: Search.self)
    self.piece = piece
  }

  deinit { CopyMemory.unmap(piece, Self.pieceSize) }

  /// Asks for each aligned word of the heap that is one of the numbers, in the order of addresses,
  /// number by number within a piece. Complexity: linear in the size of the heap, for
  /// each number.
  func places(of numbers: [UInt], _ body: (_ place: UInt, _ number: UInt) -> Void) {
    let ranges = MappedMemory().ranges
    for (position, range) in ranges.enumerated() where range.isHeap {
      var start = range.start
      if position > 0, ranges[position - 1].isGuardPage, ranges[position - 1].end == start {
        start = min(range.end, Self.endOfStack(at: start))
      }
      while start < range.end {
        let count = min(UInt(Self.pieceSize), range.end - start)
        look(at: start, count: Int(count), for: numbers, body)
        start += count
      }
    }
  }

  /// Where the stack of a thread ends at the latest that begins at an address.
  ///
  /// A stack changes under the eyes of the reader, and holds copies of everything; but the kernel tells it
  /// and what lies behind it as one. The allocator begins its own areas at multiples of 64 megabytes.
  private static func endOfStack(at start: UInt) -> UInt {
    var limit = rlimit()
    let isKnown =
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 && limit.rlim_cur < 1 << 30
    let size: UInt = isKnown ? UInt(limit.rlim_cur) : 8 << 20
    let nextArea = (start | (64 << 20 - 1)) + 1
    return min(start + size, nextArea)
  }

  private func look(
    at start: UInt, count: Int, for numbers: [UInt], _ body: (UInt, UInt) -> Void
  ) {
    guard process.copy(start, count, to: piece) else { return }
    for number in numbers {
      var offset = 0
      while offset < count, let hit = find(number, in: piece + offset, count: count - offset) {
        offset = UnsafeRawPointer(hit) - UnsafeRawPointer(piece)
        let place = start + UInt(offset)
        // Readers hold copies of what they looked at.
        if offset & 7 == 0, !CopyMemory.contains(place) { body(place, number) }
        offset += 8 - offset & 7
      }
    }
  }

  private func find(_ number: UInt, in start: UnsafeRawPointer, count: Int) -> UnsafeRawPointer? {
    withUnsafeBytes(of: number) { bytes in
      bytes.baseAddress.flatMap { search(start, count, $0, bytes.count) }
    }
  }
}

extension MappedMemory.Range {
  /// Whether it is what lies below the stack of a thread, to catch those that grow beyond their end.
  var isGuardPage: Bool { !isReadable && path.isEmpty && end - start == 4096 }

  /// Whether objects may lie there that are no image's own and no thread's.
  var isHeap: Bool { isReadable && isWritable && (path.isEmpty || path == "[heap]") }
}
