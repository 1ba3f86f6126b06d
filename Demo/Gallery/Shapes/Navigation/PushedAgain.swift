import LifecycleKit

enum PushedAgain: LeakShape {
  static let entry = CatalogueEntry(
    131, "pushed-again", .correct,
    "A screen is popped by mistake, and the very same one pushed again a second later.",
    "Whoever waits for its end since the pop waits in vain: it is in use again.",
    cells: "F - - F - -"
  )
  .held("UIWindow.rootViewController → UINavigationController.topViewController")
  .differing(.delayed, .silent, because: "its return takes the expectation back")

  final class DraftViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    stage.navigation.popToRootViewController(animated: false)
    let draft = stage.simulation.perform { DraftViewController() }
    stage.push { draft }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.pushViewController(draft, animated: true)
    try stage.simulation.settle()
  }
}
