import ObjectGraph

/// The counts that the runtime keeps for one object.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Behind the metadata word an object has a word of counts. The
/// top bit says that the count lies elsewhere, in the entry that weak references share, or that the object
/// is never freed; the 30 bits below it count the strong references but one; bit 32 is set once the
/// deinitialiser began; the 31 bits below that count the unowned references and one for all strong ones.
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
  ///
  /// Read as everything else, because the runtime's own function trusts that there is an object.
  package func strongCount(of object: ObjectAddress) -> Int? {
    guard let bytes = self.object(at: object.rawValue)?.bytes, isAlive(bytes) else { return nil }
    return counts(of: bytes).map { Int(($0 << 1) >> 34) + 1 }
  }

  /// The unowned references to an object; nil for a number that is no live object.
  func unownedCount(of object: ObjectAddress) -> Int? {
    guard let bytes = self.object(at: object.rawValue)?.bytes, isAlive(bytes) else { return nil }
    // All strong ones together count as one.
    return counts(of: bytes).map { Int($0 >> 1 & 0x7FFF_FFFF) - 1 }
  }

  /// Whether an object keeps what its fields lead to: its deinitialiser has not begun.
  ///
  /// Memory that only looks like an object is told by its count, too: where the count lies elsewhere, in
  /// the entry that weak references share, that entry has to lead back to the object.
  @inline(__always)
  func isAlive(_ object: ObjectBytes) -> Bool {
    let bits = object.word(at: 8)
    if bits >> 63 == 0 { return bits >> 32 & 1 == 0 }
    return UInt32(truncatingIfNeeded: bits) == .max
      || countsElsewhere(of: object).map { $0 >> 32 & 1 == 0 } == true
  }

  /// The word of counts that is in force; nil where there is none to be found.
  private func counts(of object: ObjectBytes) -> UInt? {
    let bits = object.word(at: 8)
    return bits >> 63 == 0 || UInt32(truncatingIfNeeded: bits) == .max
      ? bits : countsElsewhere(of: object)
  }

  private func countsElsewhere(of object: ObjectBytes) -> UInt? {
    // The two top bits mark the entry's address, of which the three low bits are left out.
    let bits = object.word(at: 8)
    let entry = bits << 3
    guard bits >> 62 == 3, entry & 15 == 0, let bytes = bytes(at: entry, count: 32),
      bytes.word(at: 0) == object.number
    else { return nil }
    return bytes.word(at: 16)
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
