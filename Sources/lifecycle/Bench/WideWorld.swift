import LifecycleKit

/// An app that has many things side by side, or does one thing many times. Its log is off.
@MainActor final class WideWorld {
  private let simulation = Simulation()
  private let stack = UINavigationController(rootViewController: BenchScreen())

  private final class Thing {}

  init() {
    simulation.log.isEnabled = false
    // Its cost is measured by itself; the stack, which this holds, counts as leaked where it is replaced.
    simulation.holderSearch.isEnabled = false
    simulation.show(stack)
  }

  func push(_ count: Int) {
    for _ in 0..<count {
      stack.pushViewController(BenchScreen(), animated: false)
      simulation.endTurn()
    }
  }

  func popToRoot() {
    stack.popToRootViewController(animated: false)
    simulation.endTurn()
  }

  func addAndRemoveChildren(_ count: Int) {
    let root = stack.viewControllers[0]
    let children = (0..<count).map { _ in BenchScreen() }
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulation.endTurn()
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    simulation.endTurn()
  }

  func addAndRemoveViews(_ count: Int) {
    let views = (0..<count).map { _ in UIView() }
    for view in views { stack.view.addSubview(view) }
    simulation.endTurn()
    for view in views { view.removeFromSuperview() }
  }

  func selectTabs(_ count: Int) {
    let tabs = UITabBarController()
    simulation.window.rootViewController = tabs
    tabs.viewControllers = (0..<count).map { _ in BenchScreen() }
    simulation.endTurn()
    for index in 0..<count {
      tabs.selectedIndex = index
      simulation.endTurn()
    }
  }

  func turnPages(_ count: Int) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    simulation.window.rootViewController = pages
    for _ in 0..<count {
      pages.setViewControllers([BenchScreen()], direction: .forward, animated: true)
      simulation.advance(by: .seconds(1))
    }
  }

  /// Expects objects to go by one and the same instant.
  func expect(_ count: Int, areKept: Bool) {
    var things = (0..<count).map { _ in Thing() }
    for thing in things { simulation.expectDeallocation(of: thing, reason: "the bench is over") }
    if !areKept { things = [] }
    simulation.advance(by: .seconds(3))
    withExtendedLifetime(things) {}
  }

  /// Registers one owner with a service many times, and lets it go.
  func register(_ count: Int) {
    let owner = BenchScreen()
    let center = simulation.services.notificationCenter
    for _ in 0..<count { center.addObserver(owner, name: "change") { _, _ in } }
    center.post(name: "change")
    center.removeObserver(owner)
  }

  func schedule(_ count: Int) {
    let clock = simulation.clock
    for number in 0..<count {
      clock.schedule("work", after: .milliseconds(number * 7_919 % count)) {}
    }
    simulation.advance(by: .milliseconds(count))
  }

  func grow(_ rounds: Int) {
    _ = simulation.growth(over: rounds) { _ in
      push(1)
      popToRoot()
    }
  }
}
