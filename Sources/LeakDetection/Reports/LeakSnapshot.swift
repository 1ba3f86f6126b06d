import Foundation
import ObjectGraph

/// A leak with its surroundings, as a file that outlives the run: who holds it and what it keeps.
///
/// Written as JSON with sorted keys; `lifecycle graph FILE` opens it. It holds no object and no address.
public struct LeakSnapshot: Hashable, Sendable, Codable {
  /// The version of the file's form that is written, and the newest one that is read.
  public static let currentVersion = 1

  /// The version of the file's form.
  public private(set) var version = currentVersion
  /// The leak.
  public var report: LeakReport
  /// The path to it, where one was found that begins elsewhere, and what the object keeps alive.
  public var graph: OwnershipGraph

  /// Puts a report and its surroundings together; `kept` begins with the leaked object.
  public init(_ report: LeakReport, kept: OwnershipGraph) {
    self.report = report
    graph = report.retention?.path.map(kept.held) ?? kept
  }

  /// The file's text.
  public func json() throws -> String { try stableJSON(self) }

  /// Writes the file, in one piece: what was there before stays if that fails.
  public func save(to path: String) throws(LeakFileError) {
    guard let text = try? json() else {
      throw LeakFileError(path: path, reason: "the snapshot cannot be put into words")
    }
    try WholeFile.write(text, to: path)
  }

  /// Reads a file.
  public static func load(from path: String) throws(LeakFileError) -> LeakSnapshot {
    let snapshot = try read(try LeakFileError.text(ofFile: path), path: path)
    guard snapshot.graph.isSound else {
      throw LeakFileError(path: path, reason: "expected \(contents)")
    }
    return snapshot
  }
}

extension LeakSnapshot: VersionedFile {
  static var kind: String { "snapshot" }
  static var contents: String { "a report and a graph" }
}

extension LeakSnapshot: CustomStringConvertible {
  /// The report with lines of the source, and below it the graph as a tree.
  public var description: String { report.text(places: true) + "\n" + graph.text() + "\n" }
}
