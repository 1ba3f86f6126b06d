import Foundation

/// A file of JSON that says which version its form has, so that an older program refuses a newer file.
protocol VersionedFile: Decodable {
  /// The version that is written, and the newest one that is read.
  static var currentVersion: Int { get }
  /// The file's name in an error: "baseline".
  static var kind: String { get }
  /// The content that an error asks for: "runs and what leaked in them".
  static var contents: String { get }
}

extension VersionedFile {
  /// Reads the text of a file; `path` is what an error calls it.
  static func read(_ text: String, path: String) throws(LeakFileError) -> Self {
    let data = Data(text.utf8)
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
      throw LeakFileError(path: path, reason: "expected a \(kind): a JSON object with a version")
    }
    guard (1...currentVersion).contains(header.version) else {
      throw LeakFileError(
        path: path, reason: "the \(kind) has version \(header.version), known is \(currentVersion)")
    }
    guard let file = try? JSONDecoder().decode(Self.self, from: data) else {
      throw LeakFileError(path: path, reason: "expected \(contents)")
    }
    return file
  }
}

private struct Header: Decodable {
  var version: Int
}
