/// How much an object keeps alive alone: what would be deallocated with it, the object itself included.
///
/// ```swift
/// let size = try RetainedSize.of(session)
/// print("keeps \(size)")  // keeps 214 objects, 38 KB
/// print(size.objectCount, size.byteCount, size.isPartial)
/// ```
///
/// An object counts if every way to it leads through the one asked about: that one dominates it. What something
/// else holds as well, a root, a local variable or a task, does not count. Objects are all that the runtime
/// counts references to, closures, boxes and the storage of collections among them. The storage of texts and of plain
/// values, such as that of `[Int]`, counts by its bytes alone.
///
/// Objects are found by their holders' types. The storage of texts and of plain values is found by the words of its
/// holders, so an old word may add the bytes of one storage too many. Bytes are those that the allocator has in use,
/// with its word in front of each block, and may differ by 16 for a block.
public struct RetainedSize: Hashable, Sendable, Codable {
  /// The number of objects, the one asked about among them.
  public var objectCount: Int
  /// The memory of these objects, in bytes; 0 where it is not known.
  public var byteCount: Int
  /// Whether a budget ended the count; there are at least so many then.
  public var isPartial: Bool

  /// Describes a size.
  public init(objectCount: Int, byteCount: Int, isPartial: Bool = false) {
    (self.objectCount, self.byteCount, self.isPartial) = (objectCount, byteCount, isPartial)
  }
}

extension RetainedSize: CustomStringConvertible {
  /// `214 objects, 38 KB`, or `at least 214 objects, 38 KB`. Without known bytes the objects alone.
  public var description: String {
    let bytes = byteCount > 0 ? ", \(byteCount.byteWords)" : ""
    return (isPartial ? "at least " : "") + objectCount.counted("object") + bytes
  }
}

extension Int {
  /// The number as an amount of memory: `1 byte`, `352 bytes`, `1.4 KB`, `38 KB`, `2.0 MB`. A KB is 1,024 bytes.
  package var byteWords: String {
    if self < 1024 { return counted("byte") }
    var (unit, rest) = (1024, ["KB", "MB", "GB"][...])
    // 1,023.6 KB would be rounded to 1,024.
    while rest.count > 1, (self + unit / 2) / unit >= 1024 {
      unit *= 1024
      rest.removeFirst()
    }
    let tenths = (self * 10 + unit / 2) / unit
    let amount =
      tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : ((self + unit / 2) / unit).grouped
    return "\(amount) \(rest.first ?? "GB")"
  }
}
