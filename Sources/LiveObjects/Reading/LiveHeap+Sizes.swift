import ObjectGraph
import SwiftRuntime

/// How large objects are, and how many references hold them.
extension LiveHeap: SizeReader {
  /// The memory that the allocator has in use for an object, with its word in front of the block; 0 for an object
  /// among an image's data or in the memory of another one.
  package func byteCount(of object: ObjectAddress) -> Int {
    let address = object.rawValue
    guard address & 15 == 0, test.isInHeap(address &- 16),
      let header = bytes(at: address &- 8, count: 8)?.word(),
      case let size = HeapBlock.size(in: header), size > 0, test.isInHeap(address &+ size - 1),
      HeapBlock.isInUse(header, next: { bytes(at: address &+ size, count: 8)?.word() })
    else { return 0 }
    return Int(header & ~15)
  }

  /// How many references hold an object; nil for one among an image's data, which is never deallocated.
  package func holderCount(of object: ObjectAddress) -> Int? {
    guard test.isInHeap(object.rawValue), let (bytes, program) = self.object(at: object.rawValue)
    else { return nil }
    // Blocks of the C language count in their flags.
    if BlockClasses.known.contains(program.pointee.metadata.address.number) {
      return Int(bytes.word(at: 8) >> 1 & 0x7FFF)
    }
    return UInt32(truncatingIfNeeded: bytes.word(at: 8)) == .max ? nil : strongCount(of: object)
  }
}
