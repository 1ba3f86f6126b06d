import Foundation

/// A table in a guide that the code makes. It stands between two equal markers.
///
/// `WRITE_TABLES=1` in the environment has a test write the table where it would complain.
public struct PastedTable {
  /// The guide has not exactly two of the marker.
  public struct MarkersMissing: Error {
    /// The marker as it should stand there.
    public let marker: String
  }

  private let file: URL
  private let marker: String

  /// Finds the table between two `<!-- name -->` of a file, whose path begins at the repository's root.
  public init(_ path: String, between name: String) {
    file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
    marker = "<!-- \(name) -->"
  }

  /// The text before the first marker, between the two, and behind the second.
  private func parts() throws -> [String] {
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: marker)
    guard parts.count == 3 else { throw MarkersMissing(marker: marker) }
    return parts
  }

  /// The table as it stands in the guide, without empty lines around it.
  public func text() throws -> String {
    try parts()[1].trimmingCharacters(in: .newlines)
  }

  /// Whether the guide has this table; writes it there where that is asked for.
  public func holds(_ table: String) throws -> Bool {
    let table = table.trimmingCharacters(in: .newlines)
    if ProcessInfo.processInfo.environment["WRITE_TABLES"] != nil {
      let parts = try parts()
      // The empty lines around it stay as they are in the guide.
      let start = parts[1].prefix { $0 == "\n" }
      let end = parts[1].dropFirst(start.count).reversed().prefix { $0 == "\n" }
      try "\(parts[0])\(marker)\(start)\(table)\(String(end))\(marker)\(parts[2])"
        .write(to: file, atomically: true, encoding: .utf8)
    }
    return try text() == table
  }
}
