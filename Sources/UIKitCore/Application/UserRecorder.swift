import Foundation

/// Writes down what a test's user does: a line for each action on each screen, the first time.
///
/// There is one where the environment names a folder; an exploration reads what is in it.
@MainActor package final class UserRecorder {
  /// The variable of the environment that names the folder.
  package nonisolated static let folderKey = "LIFECYCLE_FLOWS"

  /// A screen and what was done there.
  package struct Line: Hashable, Sendable, Codable {
    package var screen: String
    package var action: String
    package init(screen: String, action: String) { (self.screen, self.action) = (screen, action) }
  }

  private let file: URL
  private var met: Set<Line> = []

  package init(folder: String) {
    file = URL(filePath: folder).appending(
      path: "\(ProcessInfo.processInfo.processIdentifier).flows")
  }

  static func ofEnvironment() -> UserRecorder? {
    // Asked for each application, of which an exploration makes thousands a second.
    guard let folder = getenv(folderKey), folder.pointee != 0 else { return nil }
    return UserRecorder(folder: String(cString: folder))
  }

  /// Notes an action. What cannot be written is left out: no test fails by being watched.
  func note(_ line: Line) {
    guard met.insert(line).inserted else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let words = try? encoder.encode(line) else { return }
    if !FileManager.default.fileExists(atPath: file.path) {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: words + Data("\n".utf8))
  }
}
