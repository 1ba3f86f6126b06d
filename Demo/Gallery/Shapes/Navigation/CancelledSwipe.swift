import LifecycleKit

enum CancelledSwipe: LeakShape {
  static let entry = CatalogueEntry(
    130, "cancelled-swipe", .correct,
    "A swipe back is begun and taken back; the screen stays, and is left ten seconds later.",
    "The callbacks of leaving come with the swipe, and it did not leave.",
    cells: "F - - - - -"
  )
  .differing(.delayed, .silent, because: "a departure is one when the swipe has gone through")

  final class MailViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    stage.push { MailViewController() }
    simulation.advance(by: .seconds(1))
    let swipe = simulation.user.beginSwipeBack(in: stage.navigation)
    swipe?.move(to: 0.4)
    swipe?.cancel()
    simulation.advance(by: .seconds(10))
    stage.navigation.popViewController(animated: true)
    try simulation.settle()
  }
}
