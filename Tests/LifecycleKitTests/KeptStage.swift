import LifecycleKit

final class KeptHome: UIViewController {}

class KeptScreen: UIViewController {
  var action: (() -> Void)?
  /// A subview that is also stored.
  var badge: UIView?
  let model = KeptModel()
}

final class KeptChild: UIViewController {}

final class KeptModel {}

/// A container with a list of its own beside UIKit's.
final class KeptPager: KeptScreen {
  var pages: [UIViewController] = []
}

/// A coordinator that knows its children.
final class KeptCoordinator {
  var children: [KeptCoordinator] = []
}

/// Whoever keeps what it should let go: a broadcaster, a cache, a store, a log, a router.
final class Keeper {
  var listeners: [UIViewController] = []
  var cache: [String: UIViewController] = [:]
  var models: [String: KeptModel] = [:]
  var windows: [UIWindow] = []
  let coordinator = KeptCoordinator()
}

/// An app with a stack on screen, and a registered root beside it.
@MainActor final class KeptStage {
  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: KeptHome())
  let keeper = Keeper()

  init() {
    simulation.holderSearch.isEnabled = false
    simulation.holderSearch.registerRoot(keeper, named: "the keeper")
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
  }

  /// Pushes and pops a screen.
  func visit(_ make: () -> UIViewController) {
    navigation.pushViewController(make(), animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.endTurn()
  }

  /// Presents a screen over the stack and dismisses everything.
  func presentAndDismiss(_ screen: UIViewController) {
    navigation.present(screen, animated: false)
    simulation.endTurn()
    navigation.dismiss(animated: false)
    simulation.endTurn()
  }
}
