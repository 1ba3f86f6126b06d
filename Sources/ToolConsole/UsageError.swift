import Foundation

/// Words that a command does not take: the reason, and the command to type.
package struct UsageError: Error, Equatable {
  package let reason: String
  package let remedy: String

  package init(_ reason: String, type remedy: String) {
    (self.reason, self.remedy) = (reason, remedy)
  }

  /// The refusal of a path where no file is; `nil` where one is.
  package init?(missing path: String, for usage: Usage) {
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    self.init("\(path): does not exist\(Spelling.hint(forFile: path))", type: usage.synopsis())
  }

  /// Writes two lines, the first of which begins with the program's name.
  ///
  /// - Returns: the exit status.
  @MainActor package func written(to errors: Output, by program: String = "lifecycle") -> Int32 {
    errors.write("\(program): \(reason)\nType: \(remedy)\n")
    return 2
  }

  /// A name that is not known, with the nearest of those that are.
  package init(
    unknown kind: String, _ name: String, among known: some Sequence<String>, list: String
  ) {
    self.init(
      "unknown \(kind) \"\(name)\"\(Spelling.hint(forName: name, among: known))", type: list)
  }
}
