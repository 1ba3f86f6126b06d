import LifecycleKit

enum CoverAndUncover: LeakShape {
  static let entry = CatalogueEntry(
    129, "cover-and-uncover", .correct,
    "Tabs are switched, a screen is covered by another and uncovered: all come back.",
    "Each disappears on the way, and none has left; a check must not take one for the other.",
    cells: "- - - - - -"
  )

  final class FeedViewController: UIViewController {}
  final class SearchViewController: UIViewController {}
  final class FiltersViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let tabs = simulation.perform { UITabBarController() }
    tabs.viewControllers = simulation.perform { [FeedViewController(), SearchViewController()] }
    stage.push { tabs }
    tabs.viewControllers?.forEach(stage.expectGone)
    simulation.advance(by: .seconds(5))
    simulation.user.tapTab(at: 1, of: tabs)
    simulation.advance(by: .seconds(5))
    stage.present {
      let filters = FiltersViewController()
      filters.modalPresentationStyle = .fullScreen
      return filters
    }
    simulation.advance(by: .seconds(5))
    stage.navigation.dismiss(animated: true)
    simulation.advance(by: .seconds(5))
    stage.navigation.popViewController(animated: true)
    try simulation.settle()
  }
}

enum CancelledSwipe: LeakShape {
  static let entry = CatalogueEntry(
    130, "cancelled-swipe", .correct,
    "A swipe back is begun and taken back; the screen stays, and is left ten seconds later.",
    "The callbacks of leaving come with the swipe, and it did not leave.",
    cells: "F - - - - -"
  )
  .differing(.delayed, .silent, because: "a departure is one when the swipe has finished")

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

enum PushedAgain: LeakShape {
  static let entry = CatalogueEntry(
    131, "pushed-again", .correct,
    "A screen is popped by mistake, and the very same one pushed again a second later.",
    "A check that waits for its end since the pop waits in vain: it is in use again.",
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
