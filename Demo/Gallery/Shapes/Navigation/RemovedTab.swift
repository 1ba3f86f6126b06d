import LifecycleKit

enum RemovedTab: LeakShape {
  static let entry = CatalogueEntry(
    120, "removed-tab", .abandoned,
    "The tab with the offers goes when the offers are over; a table by name still has it.",
    "Two lists of the same screens: who shortens one has to shorten the other.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: #"screens["offers"] = nil"#)
  .held("TabsCoordinator.screens[_]")
  .differing(.delayed, .found, because: "the tab bar controller tells of a tab that is taken off")

  final class HomeViewController: UIViewController {}
  final class OffersViewController: UIViewController {}

  @MainActor final class TabsCoordinator {
    let tabs = UITabBarController()
    private(set) var screens: [String: UIViewController] = [:]

    func start() {
      let (home, offers) = (HomeViewController(), OffersViewController())
      screens = ["home": home, "offers": offers]
      tabs.viewControllers = [home, offers]
    }

    func endOffers(_ form: Form) {
      tabs.viewControllers?.removeAll { $0 === screens["offers"] }
      switch form {
      case .broken:
        break
      case .fixed:
        screens["offers"] = nil
      }
    }
  }

  static func play(on stage: Stage) throws {
    let coordinator = stage.simulation.perform { TabsCoordinator() }
    stage.keep(coordinator, named: "the tabs' coordinator")
    stage.simulation.perform { coordinator.start() }
    coordinator.screens["offers"].map(stage.expectGone)
    let window = stage.makeWindow()
    window.rootViewController = coordinator.tabs
    window.makeKeyAndVisible()
    stage.simulation.user.tapTab(at: 1, of: coordinator.tabs)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { coordinator.endOffers(stage.form) }
    try stage.simulation.settle()
  }
}
