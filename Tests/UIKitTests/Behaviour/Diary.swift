import UIKit

/// What happened, in order, in the words of those who took part.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since it was last read.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that notes its appearance and where it moves.
class NotedScreen: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("\(name) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("\(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("\(name) did disappear")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.note(parent == nil ? "\(name) left" : "\(name) came")
  }
}
