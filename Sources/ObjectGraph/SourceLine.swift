/// A line of a source file, from the debug information.
package struct SourceLine: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file's name, without its folders, which differ between machines.
  package let file: String
  /// Counted from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Feed.swift:31`.
  package var description: String { "\(file):\(line)" }
}
