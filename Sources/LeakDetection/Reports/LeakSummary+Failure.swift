extension LeakSummary {
  /// Something other than a leak that was expected of a run and did not come true.
  public struct Failure: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file that expects it, as the caller named it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1, where one can be named.
    public var column: Int?
    /// What was expected and what was found.
    public var message: String

    /// Tells of a failure.
    public init(file: String, line: Int, column: Int? = nil, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }

    /// The place: `flow.flow:3:8`.
    public var place: String { "\(file):\(line)\(column.map { ":\($0)" } ?? "")" }

    /// The place and the message.
    public var description: String { "\(place): \(message)" }
  }
}
