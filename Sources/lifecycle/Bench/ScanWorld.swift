import LifecycleKit

/// An app with many live controllers, of which ten were popped and are still held.
@MainActor final class ScanWorld {
  static let departedCount = 10

  let simulation = Simulation()
  let published: PlainScan
  private var held: [UIViewController] = []

  /// Makes tabs, each with a stack of ten screens, until there are `count` controllers or a few more.
  init(count: Int) {
    published = PlainScan(windows: [simulation.window])
    simulation.log.isEnabled = false
    simulation.scan.isPeriodic = false
    // Its cost is measured by itself.
    simulation.holderSearch.isEnabled = false
    let tabs = UITabBarController()
    published.register(tabs)
    let stacks = (0..<max(2, count / 11)).map { _ in makeStack() }
    tabs.viewControllers = stacks
    simulation.show(tabs)
    for stack in stacks.prefix(ScanWorld.departedCount) {
      if let screen = stack.popViewController(animated: false) { held.append(screen) }
    }
    simulation.endTurn()
  }

  private func makeStack() -> UINavigationController {
    let screens = (0..<10).map { _ in BenchScreen() }
    let stack = UINavigationController()
    stack.viewControllers = screens
    published.register(stack)
    for screen in screens { published.register(screen) }
    return stack
  }
}
