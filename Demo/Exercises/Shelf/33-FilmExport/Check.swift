import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var library = Library()

@MainActor private func export(in simulation: Simulation) async -> FilmEditorViewController {
  library = Library()
  let editor = FilmEditorViewController(library: library, clock: simulation.clock)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(editor, animated: false)
  simulation.endTurn()
  editor.cut("Beach")
  editor.cut("Boat")
  editor.tapExport()
  await simulation.advance(by: .seconds(1))
  return editor
}

/// Exports, leaves the editor, and returns a reference that does not hold it.
@MainActor private func exportAndLeave(
  in simulation: Simulation
) async -> () -> UIViewController? {
  let editor = await export(in: simulation)
  editor.navigationController?.popViewController(animated: false)
  simulation.endTurn()
  return { [weak editor] in editor }
}

let checks: [Check] = [
  .feature(
    "an exported film is in the library",
    otherwise: "The export adds the film when the encoder is ready."
  ) { simulation in
    let editor = await export(in: simulation)
    await simulation.advance(by: .seconds(65))
    return library.films == ["Beach, Boat"] && editor.title == "Exported"
  },
  .feature(
    "an exported film is in the library although the editor was popped",
    otherwise: "The export is allowed to take its minute, and needs the cuts when the minute is "
      + "over."
  ) { simulation in
    simulation.checksAreEnabled = false
    _ = await exportAndLeave(in: simulation)
    await simulation.advance(by: .seconds(65))
    return library.films == ["Beach, Boat"]
  },
  .feature(
    "a popped editor is deallocated when its export has ended",
    otherwise: "A task that has ended releases what it captured. Here another reference is left."
  ) { simulation in
    simulation.checksAreEnabled = false
    let editor = await exportAndLeave(in: simulation)
    await simulation.advance(by: .seconds(65))
    return editor() == nil
  },
  .answer(
    "C",
    otherwise: [
      "A": "Then the guard returns when the minute is over, and the library gets no film. Self can "
        + "be weak with the cuts copied, but it does not have to be.",
      "B": "Then a film that was asked for is not exported, only because its editor was left.",
      "D": "The task does hold the editor, as the memory graph says. Does it hold it for ever?",
    ]),
]
