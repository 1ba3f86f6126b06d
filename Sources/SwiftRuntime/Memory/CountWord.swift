/// The word of counts behind the metadata word of an object, as the runtime lays it down.
///
/// Verified with Swift 6.3.1 on x86-64 Linux; the runtime's own code for arm64 reads the same bits. The top bit says
/// that the counts lie elsewhere, in the entry that weak references share, or that the object is never freed; the 30
/// bits below it count the strong references but one; bit 32 is set once the deinitialiser began; the 31 bits below
/// that count the unowned references and one for all strong ones. The word in the entry has the same bits.
package struct CountWord {
  /// Where the word lies in an object, and in the entry that weak references share.
  @inlinable package static var offsetInObject: Int { 8 }
  @inlinable package static var offsetInEntry: Int { 16 }

  /// As the runtime has them.
  @usableFromInline let bits: UInt

  @inlinable package init(_ bits: UInt) { self.bits = bits }

  /// Whether this word has the counts of its object.
  @inlinable package var hasCounts: Bool { bits >> 63 == 0 }

  /// Whether the object is never freed; then it has no counts.
  @inlinable package var isOfImmortal: Bool { UInt32(truncatingIfNeeded: bits) == .max }

  /// The address of the entry with the counts; nil where the word does not look like one that leads there.
  ///
  /// The two top bits mark it, and its three low bits are left out.
  @inlinable package var entry: UInt? {
    bits >> 62 == 3 && (bits << 3) & 15 == 0 ? bits << 3 : nil
  }

  /// Of counts, whether the deinitialiser began: the object has no strong reference any more.
  @inlinable package var deinitialiserBegan: Bool { bits >> 32 & 1 == 1 }

  /// Of counts, the strong references.
  @inlinable package var strong: Int { Int((bits << 1) >> 34) + 1 }

  /// Of counts, the unowned references. All strong ones together count as one, which is left out.
  @inlinable package var unowned: Int { Int(bits >> 1 & 0x7FFF_FFFF) - 1 }
}
