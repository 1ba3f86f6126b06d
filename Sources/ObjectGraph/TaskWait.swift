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

  /// How such a task is ended. To cancel it wakes it from a sleep and ends a stream, but no continuation.
  var repair: String {
    if isCancelled { return "end the task when it is cancelled" }
    if subject?.lowercased().contains("continuation") == true { return "resume the continuation" }
    return subject?.contains("sleep(") == true
      ? "cancel the task and check Task.isCancelled in its loop" : "cancel the task"
  }

  /// The line and the subject, to follow the function's name: `, Feed.swift:31, waiting for Task.sleep(for:)`.
  /// Empty if neither is known.
  package var details: String {
    (line.map { ", \($0)" } ?? "") + (subject.map { ", waiting for \($0)" } ?? "")
  }
}

extension RetainingPath.Node {
  /// The name, followed by the line and the subject if it is a task that waits.
  var nameWithWait: String {
    guard kind == .task, let wait, wait.line != nil || wait.subject != nil else { return name }
    return name + ", waiting" + (wait.line.map { " at \($0)" } ?? "")
      + (wait.subject.map { " for \($0)" } ?? "")
  }
}
