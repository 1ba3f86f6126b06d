import Foundation

/// A folder with some files, gone at the end.
struct PlantedFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID())")

  /// This repository's root folder.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var path: String { url.path }

  init(_ texts: [String: String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in texts {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
