import Foundation

/// An example package in LifecycleKit's folder, whose files begin one of a user's.
struct ExamplePackage {
  private let folder: URL

  /// - Parameter kit: LifecycleKit's folder.
  init(_ name: String, of kit: String) {
    folder = URL(filePath: kit).appending(path: "Demo/\(name)")
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The files of one of its folders, in the order of their names.
  func files(in path: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
      .map { ($0, try text("\(path)/\($0)")) }
  }
}
