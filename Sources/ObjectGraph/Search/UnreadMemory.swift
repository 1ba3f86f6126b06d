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
  /// The parts that are never read in this process, because this platform may have them otherwise than is known, such as
  /// `what tasks hold`; nil if all are known.
  public var parts: [String]?

  /// Counts what could not be read.
  public init(
    objectCount: Int, byteCount: Int, references: [String]? = nil, parts: [String]? = nil
  ) {
    self.objectCount = objectCount
    self.byteCount = byteCount
    self.references = references
    self.parts = parts
  }

  /// Whether everything was read.
  public var isEmpty: Bool { objectCount == 0 && byteCount == 0 && parts == nil }

  /// A line with the counts, then one for each part.
  var lines: [String] {
    let counts = [
      objectCount == 0 ? nil : objectCount.counted("object"),
      byteCount == 0 ? nil : "\(byteCount.grouped) bytes of the heap",
    ].compactMap { $0 }
    let names = references.map { ": \($0.joined(separator: ", "))" } ?? ""
    return
      (counts.isEmpty ? [] : ["\(counts.joined(separator: " and ")) could not be read\(names)"])
      + (parts ?? []).map { "not read here: \($0)" }
  }
}

extension UnreadMemory: CustomStringConvertible {
  /// The words for a report: `1 object and 4,096 bytes of the heap could not be read: Player.owner`.
  public var description: String { isEmpty ? "all was read" : lines.joined(separator: "\n") }
}
