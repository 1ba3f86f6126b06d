import LifecycleKit

enum RemovedTab: LeakShape {
  static let entry = CatalogueEntry(
    120, "removed-tab", .abandoned,
    "The tab with the offers goes when the offers are over; a table by name still has it.",
    "Two lists of the same screens: code that shortens one has to shorten the other.",
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

enum PulledDownTabs: LeakShape {
  static let entry = CatalogueEntry(
    121, "pulled-down-tabs", .abandoned,
    "A guide with tabs is presented as a sheet; its coordinator is dropped by the Done button.",
    "A pulled-down sheet had no button tapped: the coordinator stays, with the tabs it stores.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "children = []")
  .held("HelpCoordinator.children[_] → GuideCoordinator.tabs")
  .differing(.delayed, .found, because: "a dismissal is one whatever is dismissed, tabs as well")

  final class ChapterViewController: UIViewController {}

  @MainActor final class GuideCoordinator {
    let tabs = UITabBarController()

    init() {
      tabs.viewControllers = [ChapterViewController(), ChapterViewController()]
    }
  }

  @MainActor final class HelpCoordinator: UIAdaptivePresentationControllerDelegate {
    private let form: Form
    private var children: [GuideCoordinator] = []

    init(_ form: Form) {
      self.form = form
    }

    func showGuide(over presenter: UIViewController) -> UITabBarController {
      let guide = GuideCoordinator()
      children.append(guide)
      guide.tabs.presentationController?.delegate = self
      presenter.present(guide.tabs, animated: true)
      return guide.tabs
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      switch form {
      case .broken:
        break
      case .fixed:
        children = []
      }
    }
  }

  static func play(on stage: Stage) throws {
    let help = HelpCoordinator(stage.form)
    stage.keep(help, named: "the help's coordinator")
    let tabs = stage.simulation.perform { help.showGuide(over: stage.navigation) }
    stage.expectGone(tabs)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.user.pullDown(tabs)
    try stage.simulation.settle()
  }
}

enum NeverShown: LeakShape {
  static let entry = CatalogueEntry(
    122, "never-shown", .abandoned,
    "A coordinator makes the page of a tip ahead of time; the flow ends and it is never shown.",
    "It left nothing, for it was never anywhere. registersAtInit has the scan watch it.",
    cells: "N P 2 Y Y N"
  )
  .fixed("", by: "prepared = nil")
  .held("TipsCoordinator.prepared")
  .differing(.scan, .missed, because: "only scan.registersAtInit watches what was never linked")

  final class TipViewController: UIViewController {}

  @MainActor final class TipsCoordinator {
    private(set) var prepared: TipViewController?

    func start() {
      prepared = TipViewController()
    }

    func end(_ form: Form) {
      switch form {
      case .broken:
        break
      case .fixed:
        prepared = nil
      }
    }
  }

  static func play(on stage: Stage) throws {
    let tips = TipsCoordinator()
    stage.keep(tips, named: "the tips' coordinator")
    stage.simulation.perform { tips.start() }
    tips.prepared.map(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    tips.end(stage.form)
  }
}

enum DeepLinkTwice: LeakShape {
  static let entry = CatalogueEntry(
    123, "deep-link-twice", .abandoned,
    "One link is handled by the app's delegate and by the scene's: the order opens twice.",
    "Each of the two screens is on the stack, where it belongs; only their number is wrong.",
    cells: "N N Y P Y N"
  )
  .fixed("", by: "if orders.contains(where: { $0.title == title }) { return }")
  .held("UIWindow.rootViewController → UINavigationController.topViewController")
  .differing(
    .teardown, .found, because: "it is handed the second screen; the test has to know which")

  final class OrderViewController: UIViewController {}

  @MainActor struct LinkRouter {
    let navigation: UINavigationController
    let form: Form

    var orders: [OrderViewController] {
      navigation.viewControllers.compactMap { $0 as? OrderViewController }
    }

    func open(_ title: String) {
      switch form {
      case .broken:
        break
      case .fixed:
        if orders.contains(where: { $0.title == title }) { return }
      }
      let screen = OrderViewController()
      screen.title = title
      navigation.pushViewController(screen, animated: true)
    }
  }

  static func play(on stage: Stage) throws {
    let router = LinkRouter(navigation: stage.navigation, form: stage.form)
    for _ in ["the app's delegate", "the scene's delegate"] {
      stage.simulation.perform { router.open("Order 7") }
      try stage.simulation.settle()
    }
    router.orders.dropFirst().forEach(stage.expectGone)
  }
}

enum EndlessPushes: LeakShape {
  static let entry = CatalogueEntry(
    124, "endless-pushes", .abandoned,
    "An artist links to an album and the album to its artist: each tap pushes one screen more.",
    "All are on the stack, for as long as the user goes on; growth(over:) shows it.",
    cells: "N N Y N Y N"
  )
  .fixed(
    "",
    by: """
      if let shown {
        navigation.popToViewController(shown, animated: true)
        return
      }
      """
  )
  .held("UIWindow.rootViewController → UINavigationController.children[_]")
  .differing(
    .teardown, .found, because: "it is handed the covered ones; no test would think of them")

  final class ArtistViewController: UIViewController {}
  final class AlbumViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    for _ in 1...3 {
      open(on: stage.navigation, stage.form) { ArtistViewController() }
      try stage.simulation.settle()
      open(on: stage.navigation, stage.form) { AlbumViewController() }
      try stage.simulation.settle()
    }
    let artists = stage.navigation.viewControllers.filter { $0 is ArtistViewController }
    artists.dropLast().forEach(stage.expectGone)
  }

  @MainActor private static func open<Screen: UIViewController>(
    on navigation: UINavigationController, _ form: Form, _ make: () -> Screen
  ) {
    let shown = navigation.viewControllers.first { $0 is Screen }
    switch form {
    case .broken:
      break
    case .fixed:
      if let shown {
        navigation.popToViewController(shown, animated: true)
        return
      }
    }
    navigation.pushViewController(make(), animated: true)
  }
}
