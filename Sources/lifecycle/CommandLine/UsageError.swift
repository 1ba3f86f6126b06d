import Console
import Foundation
import LifecycleKit

/// Words that a command does not take: the reason, and the command to type.
struct UsageError: Error, Equatable {
  let reason: String
  let remedy: String

  init(_ reason: String, type remedy: String) {
    (self.reason, self.remedy) = (reason, remedy)
  }

  /// Two lines.
  var text: String { "lifecycle: \(reason)\nType: \(remedy)\n" }

  /// The refusal of a path where no file is; `nil` where one is.
  init?(missing path: String, for usage: Usage) {
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    self.init("\(path): does not exist\(Spelling.hint(forFile: path))", type: usage.synopsis())
  }

  /// Writes both lines.
  ///
  /// - Returns: the exit status.
  @MainActor func written(to errors: Output) -> Int32 {
    errors.write(text)
    return 2
  }

  /// A name that is not known, with the nearest of those that are.
  init(unknown kind: String, _ name: String, among known: some Sequence<String>, list: String) {
    self.init(
      "unknown \(kind) \"\(name)\"\(Spelling.hint(forName: name, among: known))", type: list)
  }
}
