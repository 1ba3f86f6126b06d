import SwiftRuntime

/// Text in memory, read without taking a reference to it.
///
/// Verified with Swift 6.3.1 on x86-64 Linux: a text of up to 15 bytes is in place, with its length in
/// the last byte; any other has its length in the first word and, in the second, where it is, less 32.
enum TextReading {
  private static let lengthLimit: UInt = 1 << 12

  /// The text at an address, or its beginning; nil where it cannot be read.
  static func string(at place: UnsafeRawPointer, in heap: LiveHeap) -> String? {
    let (head, tail) = (place.word(), place.word(at: 8))
    if tail & 1 << 61 != 0 {
      return text(at: place, count: (tail >> 56) & 15)
    }
    // Bytes that lie in an object of another kind are left alone.
    let isOwn = tail & 1 << 60 == 0 && head & 1 << 60 != 0
    let address = tail & ObjectWord.addressMask &+ 32
    let count = min(head & ObjectWord.addressMask, lengthLimit)
    guard isOwn, let start = heap.bytes(at: address, count: count) else { return nil }
    return text(at: start, count: count)
  }

  private static func text(at start: UnsafeRawPointer, count: UInt) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}
