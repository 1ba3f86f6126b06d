/// A file that fixes a whole target, because what it exports is seen in every file of it.
package struct AddedFile: Codable, Equatable, Sendable {
  /// The file to add, from the scanned folder.
  package var path: String
  /// The file's text.
  package var text: String
  /// How many lines it fixes.
  package var lines: Int
  /// The files with these lines, in the order of their names.
  package var files: [String]
}
