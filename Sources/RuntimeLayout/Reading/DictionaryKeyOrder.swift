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

  init(of object: UnsafeRawPointer, _ program: UnsafePointer<ObjectProgram>) {
    keys = object.pointer(at: CollectionStorage.keysOffset)
    stride = program.pointee.elements.stride
    type = program.pointee.metadata.genericArgument(0)?.type
  }

  /// Buckets in the order of their keys.
  func sorted(_ buckets: [Int]) -> [Int] {
    guard buckets.count > 1, buckets.count <= Self.sizeLimit else { return buckets }
    if type == String.self { return sorted(buckets, by: String.self) }
    if type == Int.self { return sorted(buckets, by: Int.self) }
    return buckets
  }

  /// The key of a bucket as the source would write it; `_` for a key that is neither text nor number.
  func text(of bucket: Int) -> String {
    if type == String.self, let key = key(String.self, bucket) { return key.debugDescription }
    if type == Int.self, let key = key(Int.self, bucket) { return String(key) }
    return "_"
  }

  private func sorted<Key: Comparable>(_ buckets: [Int], by type: Key.Type) -> [Int] {
    let entries = buckets.compactMap { bucket in key(type, bucket).map { (key: $0, bucket: bucket) }
    }
    return entries.sorted { $0.key < $1.key }.map(\.bucket)
  }

  private func key<Key>(_ type: Key.Type, _ bucket: Int) -> Key? {
    keys.map { ($0 + bucket * stride).load(as: type) }
  }
}
