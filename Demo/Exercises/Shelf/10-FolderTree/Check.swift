import ExerciseCheck
import UIKit

/// The folders, opened from another screen.
@MainActor private struct Visit {
  let clipboard = Clipboard()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> FoldersViewController {
    let folders = FoldersViewController(
      root: Folder("Home", [Folder("Pictures", [Folder("Norway")]), Folder("Letters")]),
      clipboard: clipboard)
    simulation.show(stack)
    stack.pushViewController(folders, animated: false)
    try simulation.settle()
    return folders
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "a folder two levels down has its whole path, and up leads back",
    otherwise:
      "A folder has to know its parent while the tree exists, and a parent has to keep its "
      + "children: no other object does."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let folders = try visit.open()
    folders.open("Pictures")
    folders.open("Norway")
    let path = folders.pathLabel.text
    folders.goUp()
    return path == "Home/Pictures/Norway" && folders.pathLabel.text == "Home/Pictures"
  },
  .feature(
    "a folder that was moved is in its new parent, and no longer in the old one",
    otherwise:
      "A folder that is moved has to be removed from the parent that it had, and its path "
      + "begins anew."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let folders = try visit.open()
    folders.open("Pictures")
    folders.open("Norway")
    folders.cut()
    folders.goUp()
    folders.goUp()
    folders.open("Letters")
    folders.paste()
    folders.open("Norway")
    let path = folders.pathLabel.text
    folders.goUp()
    folders.goUp()
    folders.open("Pictures")
    folders.open("Norway")
    return path == "Home/Letters/Norway" && folders.pathLabel.text == "Home/Pictures"
  },
  .feature(
    "the folders are there after another screen has covered them",
    otherwise: "A screen that is covered disappears, and comes back with what it showed."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let folders = try visit.open()
    visit.stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    try visit.pop()
    folders.open("Pictures")
    folders.open("Norway")
    return folders.pathLabel.text == "Home/Pictures/Norway"
  },
  .feature(
    "a folder is pasted after the screen that it was cut in was popped",
    otherwise:
      "The clipboard keeps the folder, and nothing keeps the tree that it came from. Moving "
      + "it asks for a parent that is deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let folders = try visit.open()
      folders.open("Letters")
      folders.cut()
      try visit.pop()
    }
    let folders = try visit.open()
    folders.open("Pictures")
    folders.paste()
    folders.open("Letters")
    return folders.pathLabel.text == "Home/Pictures/Letters"
  },
  .deallocates(
    "the folders, after their screen is popped",
    otherwise:
      "A leaked object need not be a screen. Each folder holds its children, and each child "
      + "holds its parent."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let folders = try visit.open()
    folders.open("Pictures")
    let tree = [folders.root] + folders.root.children
    try visit.pop()
    return tree
  },
]
