// Refused: feature: a folder two levels down has its whole path, and up leads back
// The screen shows a tree of folders, one at a time, with its path. Cut and paste moves a folder into another.
// The screen is deallocated when it is popped. The folders are not: each visit leaves a whole tree behind.
// Mend it: the folders are deallocated with their screen, and paths and moving are right.
import UIKit

@MainActor final class Folder {
  let name: String
  private(set) var children: [Folder] = []
  private var parentPath: String?
  var parent: Folder? { nil }

  init(_ name: String, _ children: [Folder] = []) {
    self.name = name
    children.forEach(add)
  }

  var path: String {
    guard let parentPath else { return name }
    return parentPath + "/" + name
  }

  func move(to other: Folder) {
    parent?.children.removeAll { $0 === self }
    other.add(self)
  }

  private func add(_ child: Folder) {
    children.append(child)
    child.parentPath = path
  }
}

/// Keeps the folder that was cut, for any screen.
@MainActor final class Clipboard {
  var folder: Folder?
}

final class FoldersViewController: UIViewController {
  let pathLabel = UILabel()
  let root: Folder
  private let clipboard: Clipboard
  private lazy var current = root

  init(root: Folder, clipboard: Clipboard) {
    self.root = root
    self.clipboard = clipboard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pathLabel)
    pathLabel.text = current.path
  }

  func open(_ name: String) {
    current = current.children.first { $0.name == name } ?? current
    pathLabel.text = current.path
  }

  func goUp() {
    current = current.parent ?? current
    pathLabel.text = current.path
  }

  func cut() {
    clipboard.folder = current
  }

  func paste() {
    clipboard.folder?.move(to: current)
    clipboard.folder = nil
    pathLabel.text = current.path
  }
}
