import ObjectGraph

/// What the runtime counts for one object.
///
/// Verified with Swift 6.3.1 on x86-64 Linux.
public enum ReferenceCount {
  /// The strong references to an object, for a report to compare with those it found.
  ///
  /// Counts the caller's own, if it has one. Nil for a number that is no object, and where the
  /// self-check declined. Complexity: that of making a reader.
  public static func strong(of object: ObjectAddress) -> Int? {
    guard let heap = try? LiveHeap() else { return nil }
    return heap.strongCount(of: object)
  }
}

extension LiveHeap {
  /// The strong references to an object; nil for a number that is no live object.
  func strongCount(of object: ObjectAddress) -> Int? {
    guard program(at: object.rawValue) != nil, let pointer = UnsafeRawPointer(object),
      isAlive(pointer)
    else { return nil }
    return RuntimeFunctions.loaded.map { Int(bitPattern: $0.retainCount(pointer)) }
  }

  /// Whether an object keeps what its fields lead to: its deinitialiser has not begun.
  ///
  /// Memory that only looks like an object is told by its count, too: where the count lies elsewhere, in
  /// the entry that weak references share, that entry has to lead back to the object.
  @inline(__always)
  func isAlive(_ object: UnsafeRawPointer) -> Bool {
    let bits = object.word(at: 8)
    // The top bit says that the count lies elsewhere, or that the object is never freed.
    if bits >> 63 == 0 { return bits >> 32 & 1 == 0 }
    return UInt32(truncatingIfNeeded: bits) == .max || isAliveElsewhere(object, bits)
  }

  private func isAliveElsewhere(_ object: UnsafeRawPointer, _ bits: UInt) -> Bool {
    // The two top bits mark the entry's address, of which the three low bits are left out.
    let entry = bits << 3
    guard bits >> 62 == 3, entry & 15 == 0, isReadable(entry, count: 32),
      let pointer = UnsafeRawPointer(bitPattern: entry)
    else {
      return false
    }
    return pointer.word(at: 0) == object.number && pointer.word(at: 16) >> 32 & 1 == 0
  }
}

extension UnsafeRawPointer {
  /// The place an address means; nil for zero.
  init?(_ object: ObjectAddress) {
    self.init(bitPattern: object.rawValue)
  }
}

extension ObjectAddress {
  /// The identity of a live object. Takes no reference to it.
  public init(of object: AnyObject) {
    self.init(UInt(bitPattern: ObjectIdentifier(object)))
  }
}
