import Glibc

/// Looks for bytes and words in bytes, as fast as the C library does.
package enum ByteSearch {
  /// Where an address is found first as a word, from an offset on: of those that begin on eight bytes, as the bytes
  /// themselves have to.
  ///
  /// The upper bits, which may tell the case of an enum, are not looked at. The lower half is looked for, in which
  /// words differ; a search for all of it as bytes stops at every zero and takes ten times as long.
  package static func firstOffset(
    ofAddress wanted: UInt, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, base.number & 7 == 0 else { return nil }
    let whole = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count & ~7)])
    var offset = start
    while let hit = firstOffset(ofHalf: UInt32(truncatingIfNeeded: wanted), in: whole, from: offset)
    {
      if hit & 7 == 0, base.word(at: hit) & ObjectWord.addressMask == wanted { return hit }
      offset = hit + 4
    }
    return nil
  }

  /// Where four bytes are found first, from an offset on: of those that begin on four.
  package static func firstOffset(
    ofHalf wanted: UInt32, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, base.number & 3 == 0, start < bytes.count else {
      return nil
    }
    return numberSearch?(base + start, wanted, (bytes.count - start) / 4).map { $0 - base }
  }

  private typealias Search =
    @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?

  private typealias NumberSearch =
    @convention(c) (UnsafeRawPointer, UInt32, Int) -> UnsafeRawPointer?

  // Both are declared for programs in C only. The second one looks for wide characters, of four bytes.
  private static let search = dlsym(nil, "memmem").map { unsafeBitCast($0, to: Search.self) }
  private static let numberSearch = dlsym(nil, "wmemchr").map {
    unsafeBitCast($0, to: NumberSearch.self)
  }

  /// Whether the C library has both; without them nothing is found.
  static var isAvailable: Bool { search != nil && numberSearch != nil }

  /// Where some bytes are found first, from an offset on.
  package static func firstOffset(
    of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    guard let base = bytes.baseAddress, let first = wanted.baseAddress, start < bytes.count else {
      return nil
    }
    return search?(base + start, bytes.count - start, first, wanted.count).map { $0 - base }
  }
}
