import Foundation
import UIKitCore

/// What the users of tests did: which action on which screen.
///
/// Tests write it down where the variable `LIFECYCLE_FLOWS` of the environment names a folder: what they do by
/// `simulation.user`, under the names that an exploration has for it. What they do by calls of the app's own is
/// not seen. An action counts with the screen on which it begins, wherever it leads.
public struct FlowCoverage: Hashable, Sendable {
  private var lines: Set<UserRecorder.Line> = []

  /// How many different actions on screens there are.
  public var count: Int { lines.count }

  /// A coverage without anything.
  public init() {}

  /// Reads everything that tests wrote into a folder.
  ///
  /// - Throws: what reading the folder or a file throws. A line that cannot be read, as that of a process that
  ///   ended while it wrote, is left out.
  public init(folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".flows") {
      let text = try String(
        contentsOf: URL(filePath: folder).appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let read = try? JSONDecoder().decode(UserRecorder.Line.self, from: Data(line.utf8))
        if let read { lines.insert(read) }
      }
    }
  }

  /// Adds an action on a screen, such as one of the app's own that a test takes.
  public mutating func insert(_ action: String, on screen: String) {
    lines.insert(UserRecorder.Line(screen: screen, action: action))
  }

  /// Whether some test did an action on a screen, which goes by type and title.
  public func contains(_ action: String, on screen: String) -> Bool {
    lines.contains(UserRecorder.Line(screen: screen, action: action))
  }
}
