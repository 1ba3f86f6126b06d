import ObjectGraph
import SwiftRuntime

/// The counts that the runtime keeps for one object; `CountWord` says where.
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
    return counts(of: bytes)?.strong
  }

  /// The unowned references to an object; nil for a number that is no live object.
  func unownedCount(of object: ObjectAddress) -> Int? {
    guard let bytes = self.object(at: object.rawValue)?.bytes, isAlive(bytes) else { return nil }
    return counts(of: bytes)?.unowned
  }

  /// Whether an object keeps what its fields lead to: its deinitialiser has not begun.
  ///
  /// Memory that only looks like an object is told by its count, too: where the count lies elsewhere, in
  /// the entry that weak references share, that entry has to lead back to the object.
  @inline(__always)
  func isAlive(_ object: ObjectBytes) -> Bool {
    let counts = CountWord(object.word(at: CountWord.offsetInObject))
    if counts.hasCounts { return !counts.deinitialiserBegan }
    return counts.isOfImmortal
      || countsElsewhere(of: object).map { !$0.deinitialiserBegan } == true
  }

  /// The counts of an object; nil where there are none to be found.
  private func counts(of object: ObjectBytes) -> CountWord? {
    let counts = CountWord(object.word(at: CountWord.offsetInObject))
    return counts.hasCounts || counts.isOfImmortal ? counts : countsElsewhere(of: object)
  }

  private func countsElsewhere(of object: ObjectBytes) -> CountWord? {
    let counts = CountWord(object.word(at: CountWord.offsetInObject))
    guard let entry = counts.entry, let bytes = bytes(at: entry, count: 32),
      bytes.word(at: 0) == object.number
    else { return nil }
    return CountWord(bytes.word(at: CountWord.offsetInEntry))
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
