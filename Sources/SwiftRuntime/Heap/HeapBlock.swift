import Glibc

/// The size of the memory blocks that the C library's allocator hands out, read from the words in front
/// of them.
///
/// Verified with glibc 2.36 and 2.43. The library's own function may only be asked about blocks, and crashes over
/// an object on a stack; the word in front of such an object is read without harm. Where the words do
/// not say what the function says of a known block, as with another allocator, sizes are not known.
package enum HeapBlock {
  /// The usable bytes of a block, as the word in front of it tells; zero where that is no size.
  package static func size(in header: UInt) -> UInt { headersAreKnown ? knownSize(in: header) : 0 }

  private static func knownSize(in header: UInt) -> UInt {
    let size = header & ~15
    let overhead: UInt = isMapped(header) ? mappedOverhead : 8
    return header & 8 == 0 && size >= 32 ? size - overhead : 0
  }

  /// Blocks that are mapped by themselves have one more word in front, and no neighbours.
  package static func isMapped(_ header: UInt) -> Bool { header & 2 != 0 }

  /// The bytes of the mapping that has nothing but a block, as the word in front of the block tells them. Where eight
  /// of them are no usable ones, the word counts sixteen less than there are.
  static func mappedByteCount(in header: UInt) -> UInt {
    mappedByteCount(in: header, overhead: mappedOverhead)
  }

  static func mappedByteCount(in header: UInt, overhead: UInt) -> UInt {
    (header & ~15) + (overhead == 8 ? 16 : 0)
  }

  /// Whether the block with some word in front of it may be in use: the word in front of the next one says so.
  ///
  /// The remains of a freed block that became a part of others may look like a block in use, with its old
  /// contents: the metadata of an object, and for its count the word in front of a new block.
  package static func isInUse(_ header: UInt, next: () -> UInt?) -> Bool {
    isMapped(header) || next().map { $0 & 1 == 1 } == true
  }

  /// The bytes that the size of a block which is mapped by itself counts beyond the usable ones, learned from such a
  /// block; sixteen where the allocator maps none by itself.
  private static let mappedOverhead: UInt = {
    // No allocator keeps so much at hand; nothing of it is touched.
    guard let functions = RuntimeFunctions.loaded, let block = malloc(80 << 20) else { return 16 }
    defer { free(block) }
    // The kernel reads it: for the optimiser nothing stands in front of new memory, and any number is as good.
    let header = ProcessMemory().word(at: UInt(bitPattern: block) - 8)
    return header.flatMap { overhead(in: $0, usable: UInt(functions.blockSize(block))) } ?? 16
  }()

  /// The bytes that the size in front of a block which is mapped by itself counts beyond the usable ones: sixteen up
  /// to glibc 2.42 at the latest, eight in 2.43; nil for any other number, and any other block.
  static func overhead(in header: UInt, usable: UInt) -> UInt? {
    let overhead = (header & ~15) &- usable
    return isMapped(header) && (overhead == 8 || overhead == 16) ? overhead : nil
  }

  /// Whether the words in front of blocks of several sizes are as expected.
  package static let headersAreKnown: Bool = {
    guard let functions = RuntimeFunctions.loaded else { return false }
    return [1, 24, 25, 200, 5_000, 300_000].allSatisfy { (count: Int) in
      let block = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
      defer { block.deallocate() }
      let pointer = UnsafeRawPointer(block)
      let (header, size) = (pointer.word(at: -8), functions.blockSize(pointer))
      return pointer.number & 15 == 0 && knownSize(in: header) == UInt(size)
        && isInUse(header) { pointer.word(at: size) }
    }
  }()
}
