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
