import LifecycleKit

/// A simulation with a navigation stack on screen, and an owner outside that can keep a screen alive.
@MainActor final class StackWorld {
  final class Home: UIViewController {}
  final class Screen: UIViewController {}
  final class Cover: UIViewController {}

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: Home())
  /// The planted leak: whoever is in here stays.
  var owner: [UIViewController] = []

  init() {
    // Tests of the checks; who holds a screen has tests of its own.
    simulation.holderSearch.isEnabled = false
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
  }

  /// The ways out that the delayed check sees.
  enum WayOut: String, CaseIterable {
    case popped, coveredAndPopped, replaced, dismissed, dismissedInNavigation, dismissedInChain
    case removedChild, removedTab
    case replacedAsRoot, belowReplacedRoot, takenAwayAsRoot, sceneDisconnected
    case windowGone, parentGone, presenterGone

    /// Whether only what is left tells of the departure, so that nothing does where nothing is left.
    var isSilent: Bool { [.windowGone, .parentGone, .presenterGone].contains(self) }
  }

  /// Brings a screen in and out again, without animation, each step in a turn of its own, and gives a weak
  /// view of it.
  func leave(by way: WayOut, kept isKept: Bool) -> WeakScreen {
    let screen = Screen()
    if isKept { owner.append(screen) }
    switch way {
    case .popped:
      navigation.pushViewController(screen, animated: false)
      simulation.endTurn()
      navigation.popViewController(animated: false)
    case .coveredAndPopped:
      navigation.pushViewController(screen, animated: false)
      simulation.endTurn()
      navigation.pushViewController(Cover(), animated: false)
      simulation.endTurn()
      navigation.popToRootViewController(animated: false)
    case .replaced:
      navigation.pushViewController(screen, animated: false)
      simulation.endTurn()
      navigation.setViewControllers([Home()], animated: false)
    case .dismissed:
      navigation.present(screen, animated: false)
      simulation.endTurn()
      navigation.dismiss(animated: false)
    case .dismissedInNavigation:
      navigation.present(UINavigationController(rootViewController: screen), animated: false)
      simulation.endTurn()
      screen.dismiss(animated: false)
    case .dismissedInChain:
      navigation.present(screen, animated: false)
      simulation.endTurn()
      screen.present(Cover(), animated: false)
      simulation.endTurn()
      navigation.dismiss(animated: false)
    case .removedChild:
      let parent = navigation.viewControllers[0]
      parent.addChild(screen)
      screen.willMove(toParent: nil)
      screen.removeFromParent()
    case .removedTab:
      let tabs = UITabBarController()
      navigation.pushViewController(tabs, animated: false)
      simulation.endTurn()
      tabs.viewControllers = [Cover(), screen]
      tabs.viewControllers = [Cover()]
    case .parentGone: simulation.perform { Cover().addChild(screen) }
    default: leaveWindow(screen, by: way)
    }
    simulation.endTurn()
    return WeakScreen(screen)
  }

  /// The ways out that take a window of their own, which is gone in the end.
  private func leaveWindow(_ screen: Screen, by way: WayOut) {
    let scene = way == .sceneDisconnected ? simulation.application.connectScene() : nil
    let window = scene.map { UIWindow(windowScene: $0) } ?? simulation.makeWindow()
    switch way {
    case .belowReplacedRoot:
      window.rootViewController = UINavigationController(rootViewController: screen)
    case .presenterGone: window.rootViewController = Cover()
    default: window.rootViewController = screen
    }
    window.makeKeyAndVisible()
    simulation.endTurn()
    switch way {
    case .replacedAsRoot, .belowReplacedRoot: window.rootViewController = Cover()
    case .takenAwayAsRoot: window.rootViewController = nil
    case .presenterGone: window.rootViewController?.present(screen, animated: false)
    default: break
    }
    simulation.endTurn()
    if let scene { scene.disconnect() } else { window.isHidden = true }
  }

  func wait(_ duration: Duration) { simulation.advance(by: duration) }

  /// Each expectation of a screen: why, and what became of it.
  var expectations: [String] {
    simulation.delayedCheck.expectations.filter { $0.subject.hasPrefix("Screen") }
      .map { "\($0.reason): \($0.state.text)" }
  }
}

/// What judges the checks: a plain weak reference.
@MainActor final class WeakScreen {
  weak var screen: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
  }
}

extension LeakReport {
  /// What the count of instances saw.
  var surplus: InstanceSurplus? {
    for case .instanceCount(let surplus) in evidence { return surplus }
    return nil
  }
}
