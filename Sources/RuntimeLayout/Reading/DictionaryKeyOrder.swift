/// The keys of one dictionary, where they are text or whole numbers.
///
/// Hashing is seeded anew in each process, so the order of buckets is not the same in two runs; the order
/// of such keys is. Dictionaries with other keys, and those with very many entries, keep their buckets'
/// order.
struct DictionaryKeyOrder {
  private static let sizeLimit = 1024

  private let keys: UnsafeRawPointer?
  private let stride: Int
  private let type: Any.Type?

  init(of keys: UnsafeRawPointer?, _ program: UnsafePointer<ObjectProgram>) {
    self.keys = keys
    stride = program.pointee.elements.stride
    type = program.pointee.metadata.genericArgument(0)?.type
  }

  /// Buckets in the order of their keys.
  func sorted(_ buckets: [Int], in heap: LiveHeap) -> [Int] {
    guard buckets.count > 1, buckets.count <= Self.sizeLimit else { return buckets }
    if type == String.self { return sorted(buckets) { string($0, in: heap) } }
    if type == Int.self { return sorted(buckets, by: number) }
    return buckets
  }

  /// The key of a bucket as the source would write it; `_` for a key that is neither text nor number.
  func text(of bucket: Int, in heap: LiveHeap) -> String {
    if type == String.self, let key = string(bucket, in: heap) { return key.debugDescription }
    if type == Int.self, let key = number(bucket) { return String(key) }
    return "_"
  }

  private func sorted<Key: Comparable>(_ buckets: [Int], by key: (Int) -> Key?) -> [Int] {
    let entries = buckets.compactMap { bucket in key(bucket).map { (key: $0, bucket: bucket) } }
    // A key that cannot be read is no reason to leave its value out.
    if entries.count < buckets.count { return buckets }
    return entries.sorted { $0.key < $1.key }.map(\.bucket)
  }

  private func number(_ bucket: Int) -> Int? {
    keys.map { Int(bitPattern: $0.word(at: bucket * stride)) }
  }

  private func string(_ bucket: Int, in heap: LiveHeap) -> String? {
    keys.flatMap { TextReading.string(at: $0 + bucket * stride, in: heap) }
  }
}

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
    let address = tail & ReadingStep.addressMask &+ 32
    let count = min(head & ReadingStep.addressMask, lengthLimit)
    guard isOwn, heap.isReadable(address, count: count),
      let start = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return text(at: start, count: count)
  }

  private static func text(at start: UnsafeRawPointer, count: UInt) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}
