import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// The note, opened from another screen.
@MainActor private struct Visit {
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> NoteViewController {
    let note = NoteViewController()
    simulation.show(stack)
    stack.pushViewController(note, animated: false)
    try simulation.settle()
    return note
  }

  func askForName(of note: NoteViewController) throws -> UIAlertController {
    simulation.user.tap(note.renameButton)
    try simulation.settle()
    guard let alert = note.presentedViewController as? UIAlertController else {
      throw NotShown()
    }
    return alert
  }

  func tap(_ button: String, of alert: UIAlertController, typing name: String) throws {
    if let field = alert.textFields?.first { field.text = name }
    simulation.user.tapAction(titled: button, in: alert)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "Rename gives the note the name that was typed",
    otherwise:
      "The name is read when Rename is tapped. When the button is made, no letter has been typed."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let note = try visit.open()
    try visit.tap("Rename", of: visit.askForName(of: note), typing: "Shopping")
    let first = note.title
    try visit.tap("Rename", of: visit.askForName(of: note), typing: "Shopping list")
    return first == "Shopping" && note.title == "Shopping list"
  },
  .feature(
    "Cancel leaves the name as it is",
    otherwise: "Cancel closes the alert, and the note keeps its name, whatever was typed."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let note = try visit.open()
    try visit.tap("Cancel", of: visit.askForName(of: note), typing: "Shopping")
    return note.title == "Untitled" && note.presentedViewController == nil
  },
  .deallocates(
    "the alert, after Rename",
    otherwise:
      "The alert holds its actions, and an action holds its handler for as long as the action "
      + "exists. What does the handler hold?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let alert = try visit.askForName(of: visit.open())
    try visit.tap("Rename", of: alert, typing: "Shopping")
    return [alert]
  },
  .deallocates(
    "the alert, after Cancel",
    otherwise:
      "After Cancel the handler of Rename is never called. What is set to nil in a handler is "
      + "not set to nil then."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let alert = try visit.askForName(of: visit.open())
    try visit.tap("Cancel", of: alert, typing: "Shopping")
    return [alert]
  },
  .deallocates("the note, after it is popped") { simulation in
    let visit = Visit(simulation: simulation)
    let note = try visit.open()
    try visit.tap("Rename", of: visit.askForName(of: note), typing: "Shopping")
    visit.stack.popViewController(animated: false)
    try simulation.settle()
    return [note]
  },
]
