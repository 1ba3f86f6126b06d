import Glibc

/// Looks for bytes in bytes, as fast as the C library does.
enum ByteSearch {
  private typealias Search =
    @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?

  // Declared for programs in C only.
  private static let search = dlsym(nil, "memmem").map { unsafeBitCast($0, to: Search.self) }

  /// Whether the C library has such a search; without it nothing is found.
  static var isAvailable: Bool { search != nil }

  /// Where some bytes are found first, from an offset on.
  static func firstOffset(
    of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    guard let base = bytes.baseAddress, let first = wanted.baseAddress, start < bytes.count else {
      return nil
    }
    return search?(base + start, bytes.count - start, first, wanted.count).map { $0 - base }
  }
}
