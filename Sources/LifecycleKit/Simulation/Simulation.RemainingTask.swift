import ObjectGraph

extension Simulation {
  /// Tasks that a screen has started, at one place, and that go on though the screen is deallocated.
  ///
  /// They hold no screen, so they are no leak. Their work may be of no use any more.
  public struct RemainingTask: Hashable, Sendable, CustomStringConvertible {
    /// The type of the screen: `FeedViewController`.
    public let screen: String
    /// The function that they run: `closure #1 in FeedViewController.viewDidLoad()`.
    public let function: String
    /// The program's function that waits, `function` or one that it called; `nil` for tasks that run right now.
    public let waitingFunction: String?
    /// The name of the file with their `await`, without its folders; `nil` in a program without line information.
    public let file: String?
    /// The line of the `await`, counted from 1.
    public let line: Int?
    /// The function whose call they wait for, such as `AsyncStream.Iterator.next()`.
    public let subject: String?
    /// The number of tasks.
    public internal(set) var count = 1

    package init(screen: String, function: String, _ wait: TaskWait?) {
      (self.screen, self.function) = (screen, function)
      (waitingFunction, subject) = (wait?.function, wait?.subject)
      (file, line) = (wait?.line?.file, wait?.line?.line)
    }

    /// The tasks in a line: `closure #1 in Feed.viewDidLoad(), Feed.swift:31, waiting for Task.sleep(for:)`.
    ///
    /// Names the function that waits where that is another one, and the number of tasks where there are several.
    public var description: String {
      var text = count == 1 ? function : "\(count) of \(function)"
      guard let waitingFunction else { return text + ", running" }
      if waitingFunction != function { text += ", waiting in \(waitingFunction)" }
      if let file, let line { text += ", \(file):\(line)" }
      return text + (subject.map { ", waiting for \($0)" } ?? "")
    }
  }
}
