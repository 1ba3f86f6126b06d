import LifecycleKit

final class KeptHome: ViewController {}

class KeptScreen: ViewController {
  var action: (() -> Void)?
  /// A subview that is also stored.
  var badge: View?
  let model = KeptModel()
}

final class KeptChild: ViewController {}

final class KeptModel {}

/// A container with a list of its own beside UIKit's.
final class KeptPager: KeptScreen {
  var pages: [ViewController] = []
}

/// A coordinator that knows its children.
final class KeptCoordinator {
  var children: [KeptCoordinator] = []
}

/// Whoever keeps what it should let go: a broadcaster, a cache, a store, a log, a router.
final class Keeper {
  var listeners: [ViewController] = []
  var cache: [String: ViewController] = [:]
  var models: [String: KeptModel] = [:]
  var windows: [Window] = []
  let coordinator = KeptCoordinator()
}

/// An app with a stack on screen, and a registered root beside it.
@MainActor final class KeptStage {
  let simulation = Simulation()
  let navigation = NavigationController(rootViewController: KeptHome())
  let keeper = Keeper()

  init() {
    simulation.holderSearch.isEnabled = false
    simulation.holderSearch.registerRoot(keeper, named: "the keeper")
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
  }

  /// Pushes and pops a screen.
  func visit(_ make: () -> ViewController) {
    navigation.pushViewController(make(), animated: false)
    navigation.popViewController(animated: false)
  }

  /// Presents a screen over the stack and dismisses everything.
  func presentAndDismiss(_ screen: ViewController) {
    navigation.present(screen, animated: false)
    navigation.dismiss(animated: false)
  }
}
