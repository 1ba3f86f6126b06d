/// Memory that a search for a holder could not read. A holder may be there.
///
/// Memory that another thread gave back while the search ran held nothing any more; but what it held
/// may have moved meanwhile to where the search had looked before.
public struct UnreadMemory: Hashable, Sendable, Codable {
  /// The objects that a strong reference led to and whose memory could not be read.
  public var objectCount: Int
  /// The bytes that were left out where the whole heap was looked through.
  public var byteCount: Int
  /// Up to three references that led to these objects, such as `Player.owner`; nil if none is known.
  public var references: [String]?

  /// Counts what could not be read.
  public init(objectCount: Int, byteCount: Int, references: [String]? = nil) {
    self.objectCount = objectCount
    self.byteCount = byteCount
    self.references = references
  }

  /// Whether everything was read.
  public var isEmpty: Bool { objectCount == 0 && byteCount == 0 }
}

extension UnreadMemory: CustomStringConvertible {
  /// One line for a report: `1 object and 4,096 bytes of the heap could not be read: Player.owner`.
  public var description: String {
    let parts = [
      objectCount == 0 ? nil : objectCount.counted("object"),
      byteCount == 0 ? nil : "\(byteCount.grouped) bytes of the heap",
    ].compactMap { $0 }
    if parts.isEmpty { return "all was read" }
    let names = references.map { ": \($0.joined(separator: ", "))" } ?? ""
    return "\(parts.joined(separator: " and ")) could not be read\(names)"
  }
}
