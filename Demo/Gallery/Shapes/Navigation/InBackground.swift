import LifecycleKit

enum InBackground: LeakShape {
  static let entry = CatalogueEntry(
    135, "in-background", .correct,
    "A note is left and still being saved when the app goes to the background for a minute.",
    "Nothing runs there, so nothing can let go; back in front the note is saved, and goes.",
    cells: "F - - F - -"
  )
  .differing(.delayed, .silent, because: "time in the background is not counted")
  .differing(.teardown, .silent, because: "the flow ends when the app is back and the note saved")

  final class NoteViewController: UIViewController {}

  @MainActor final class Storage: UIApplicationDelegate {
    private var unsaved: [NoteViewController] = []

    func save(_ note: NoteViewController) {
      unsaved.append(note)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      unsaved = []
    }
  }

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let storage = Storage()
    simulation.application.delegate = storage
    try stage.pushAndPop {
      let note = NoteViewController()
      storage.save(note)
      return note
    }
    simulation.application.enterBackground()
    simulation.advance(by: .seconds(60))
    simulation.application.enterForeground()
    try simulation.settle()
  }
}
