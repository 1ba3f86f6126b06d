import Foundation
import LeakDetection

/// A copy of a folder, or of a file. It appears in its place when it is complete.
package struct FolderCopy {
  private let source: URL
  /// The name of a single file in the copy.
  private let name: String
  private let place: URL
  private let isFolder: Bool

  /// Checks whether the copy can be made.
  ///
  /// - Throws: `Diagnosis.Refusal` if the destination is not empty, or lies inside the source.
  package init(of path: String, into other: String) throws {
    let asked = URL(filePath: path).standardizedFileURL
    (source, name) = (asked.resolvingSymlinksInPath(), asked.lastPathComponent)
    place = FolderCopy.real(URL(filePath: other).standardizedFileURL)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
    var isThere: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isThere) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      guard isThere.boolValue, names?.isEmpty == true else {
        throw Diagnosis.Refusal(words: "\(other): expected an empty folder, or none")
      }
    }
    guard !place.pathComponents.starts(with: source.pathComponents) else {
      throw Diagnosis.Refusal(words: "\(other): expected a folder outside of \(path)")
    }
  }

  /// A path without symbolic links. Its last folders need not exist.
  private static func real(_ url: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: url.path), url.path != "/" else {
      return url.resolvingSymlinksInPath()
    }
    return real(url.deletingLastPathComponent()).appending(path: url.lastPathComponent)
  }

  /// Makes the copy, without the files of builds and version control.
  ///
  /// - Parameter edits: Called with the copy's folder before it is moved into its place.
  package func make(_ edits: (URL) throws -> Void) throws {
    let manager = FileManager.default
    do {
      let parent = place.deletingLastPathComponent()
      try manager.createDirectory(at: parent, withIntermediateDirectories: true)
      let scratch = try ScratchFolder(at: parent.appending(path: ".\(UUID().uuidString).part"))
      let names = isFolder ? try manager.contentsOfDirectory(atPath: source.path) : [name]
      for name in names where ![".git", ".build", "Package.resolved"].contains(name) {
        try manager.copyItem(
          at: isFolder ? source.appending(path: name) : source,
          to: scratch.url.appending(path: name))
      }
      try edits(scratch.url)
      try Signals.ignored {
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: scratch.url.path) {
          try manager.moveItem(
            at: scratch.url.appending(path: name), to: place.appending(path: name))
        }
      }
    } catch let error where error is Diagnosis.Refusal || error is LeakFileError {
      throw error
    } catch {
      throw Diagnosis.Refusal(words: "\(source.path): cannot be copied into \(place.path)")
    }
  }
}
