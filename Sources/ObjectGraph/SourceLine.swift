/// A line of a source file, from the debug information.
package struct SourceLine: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file's name, without its folders, which differ between machines.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The file's folder, relative to the working directory of the process: `Sources/Shop`, or an empty text. `nil`
  /// for a file that does not stand below it.
  package let folder: String?

  package init(file: String, line: Int, folder: String? = nil) {
    (self.file, self.line, self.folder) = (file, line, folder)
  }

  /// The file's path, relative to the working directory of the process: `Sources/Shop/Feed.swift`. `nil` for a file
  /// that does not stand below it.
  package var path: String? { folder.map { $0.isEmpty ? file : "\($0)/\(file)" } }

  /// `Feed.swift:31`.
  package var description: String { "\(file):\(line)" }
}
