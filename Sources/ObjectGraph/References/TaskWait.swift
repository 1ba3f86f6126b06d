/// Where a task waits, from its frames and the program's symbols.
package struct TaskWait: Hashable, Sendable, Codable {
  /// The suspended function of the program: `closure #1 in Feed.start()`.
  package var function: String
  /// The line of its `await`; `nil` in a program without debug information.
  package var line: SourceLine?
  /// The awaited function or event: `Task.sleep(for:)`, `a continuation`.
  package var subject: String?
  /// Whether the task was cancelled and waits all the same.
  package var isCancelled = false

  package init(
    function: String, line: SourceLine? = nil, subject: String? = nil, isCancelled: Bool = false
  ) {
    self.function = function
    self.line = line
    self.subject = subject
    self.isCancelled = isCancelled
  }

  /// How such a task is ended, which has a name. To cancel it wakes it from a sleep and ends a stream, but no
  /// continuation.
  func repair(of task: String) -> String {
    if isCancelled { return "end the task when it is cancelled" }
    if subject?.lowercased().contains("continuation") == true { return "resume the continuation" }
    return subject?.contains("sleep(") == true
      ? "cancel \(task) and check Task.isCancelled in its loop" : "cancel \(task)"
  }

  /// The line and the subject, to follow the function's name: `, Feed.swift:31, waiting for Task.sleep(for:)`.
  /// Empty if neither is known. With its place, the file has its folder.
  package func details(withPlace: Bool = false) -> String {
    (line.map { ", \(withPlace ? $0.place : "\($0)")" } ?? "")
      + (subject.map { ", waiting for \($0)" } ?? "")
  }
}

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

  /// The path, or else the file's name.
  package var shownPath: String { path ?? file }

  /// The path and the line: `Sources/Shop/Feed.swift:31`.
  package var place: String { "\(shownPath):\(line)" }

  /// `Feed.swift:31`.
  package var description: String { "\(file):\(line)" }
}
