import ExerciseCheck
import UIKit

@MainActor private func ask(in simulation: Simulation) async throws -> (
  NoteViewController, QuestionViewController
) {
  let note = NoteViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(note, animated: false)
  try simulation.settle()
  note.tapTrash()
  // The sheet is up, and the task has come to its question.
  await simulation.advance(by: .seconds(1))
  guard let question = note.presentedViewController as? QuestionViewController else {
    throw CancellationError()
  }
  return (note, question)
}

let checks: [Check] = [
  .feature(
    "Delete, tapped in the sheet, deletes the note",
    otherwise: "The answer has to arrive once: a continuation may be resumed one time, no more."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    question.tapDelete()
    try simulation.settle()
    return await simulation.wait { !note.isAsking } && note.isDeleted
  },
  .feature(
    "Cancel, tapped in the sheet, keeps the note",
    otherwise: "The answer is no: the task goes on and deletes nothing."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    question.tapCancel()
    try simulation.settle()
    return await simulation.wait { !note.isAsking } && !note.isDeleted
  },
  .feature(
    "Delete, tapped after a pull that was let go, deletes the note",
    otherwise: "A sheet that is pulled a little begins to disappear, and comes back. It is not "
      + "left."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    simulation.user.beginPullingDown(question)?.cancel()
    try simulation.settle()
    question.tapDelete()
    try simulation.settle()
    return await simulation.wait { !note.isAsking } && note.isDeleted
  },
  .feature(
    "a sheet that is pulled down goes away and keeps the note",
    otherwise: "To pull a sheet down is to change one's mind: it closes, and nothing is deleted."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    simulation.user.pullDown(question)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    return note.presentedViewController == nil && !note.isDeleted
  },
  .deallocates(
    "the note and the question, after the sheet was pulled down and the note popped",
    otherwise: "The task still waits for its answer, and holds what it uses, cancelled or not."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    simulation.user.pullDown(question)
    try simulation.settle()
    note.navigationController?.popViewController(animated: false)
    try simulation.settle()
    return [note, question]
  },
  .feature(
    "a note whose sheet was pulled down does not ask any more",
    otherwise: "A question without an answer is over, too, and the lines behind it have to run."
  ) { simulation in
    let (note, question) = try await ask(in: simulation)
    simulation.user.pullDown(question)
    try simulation.settle()
    return await simulation.wait(atMost: .milliseconds(500)) { !note.isAsking }
  },
]
