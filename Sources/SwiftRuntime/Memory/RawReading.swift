/// Reads of the words the runtime lays down; every offset used with these is confirmed by
/// `SelfCheck` before anything else is read.
///
/// None of these checks the memory it reads: callers pass addresses out of typed metadata, or
/// addresses that `MappedMemory` has confirmed.
extension UnsafeRawPointer {
  /// The word at an offset, as a number.
  @inline(__always)
  @inlinable package func word(at offset: Int = 0) -> UInt {
    loadUnaligned(fromByteOffset: offset, as: UInt.self)
  }

  /// The pointer at an offset; nil for null.
  @inline(__always)
  @inlinable package func pointer(at offset: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(at: offset))
  }

  /// The 32-bit number at an offset.
  @inline(__always)
  @inlinable package func number(at offset: Int) -> Int {
    Int(loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The target of a 32-bit relative pointer at an offset; nil for zero, which is null.
  @inline(__always)
  @inlinable package func relative(at offset: Int) -> UnsafeRawPointer? {
    let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }

  /// The target of a relative pointer, through one more pointer if its low bit is set.
  func indirectableRelative(at offset: Int) -> UnsafeRawPointer? {
    let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
    if distance == 0 { return nil }
    let target = self + offset + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.pointer(at: 0)
  }

  /// The zero-terminated text at this address.
  package var text: String { String(cString: assumingMemoryBound(to: UInt8.self)) }

  /// The address as a number.
  @inline(__always)
  @inlinable package var number: UInt { UInt(bitPattern: self) }
}

extension Int {
  /// This number rounded up to a multiple of an alignment, given as a mask.
  @inline(__always)
  @inlinable package func aligned(mask: Int) -> Int { (self + mask) & ~mask }
}

/// The values that a word may have if it leads to an object.
package enum ObjectWord {
  /// No object lies below this address; the runtime encodes empty cases there.
  @inlinable package static var leastAddress: UInt { 0x1000 }

  /// No program has memory at this address or above it.
  @inlinable package static var addressEnd: UInt {
    #if arch(arm64)
      1 << 48
    #else
      1 << 47
    #endif
  }

  /// The bits of a word that can be an address.
  @inlinable package static var addressMask: UInt { 0x0000_FFFF_FFFF_FFFF }
}
