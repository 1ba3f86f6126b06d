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
