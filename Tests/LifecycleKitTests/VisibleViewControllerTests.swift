import LifecycleKit
import Testing

/// The screen that the user looks at, through every container that everybody knows.
@MainActor @Suite struct VisibleViewControllerTests {
  final class Screen: UIViewController {}

  let simulation = Simulation()
  let screen = Screen()

  @Test func `without a root there is none`() {
    #expect(simulation.visibleViewController == nil)
  }

  @Test func `a lone screen and a container of one's own are themselves`() {
    screen.addChild(UIViewController())
    simulation.show(screen)
    #expect(simulation.visibleViewController === screen)
    #expect(simulation.window.isKeyWindow)
  }

  @Test func `stacks and tabs lead to what they show`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [UIViewController(), stack]
    simulation.show(tabs)
    #expect(simulation.visibleViewController === tabs.viewControllers?.first)
    tabs.selectedIndex = 1
    stack.pushViewController(screen, animated: false)
    #expect(simulation.visibleViewController === screen)
  }

  @Test func `the last presented comes before what is below`() {
    let below = UIViewController()
    simulation.show(UINavigationController(rootViewController: below))
    below.present(UINavigationController(rootViewController: screen), animated: false)
    #expect(simulation.visibleViewController === screen)
  }

  @Test func `pages and splits lead to what they show`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screen], direction: .forward, animated: false)
    simulation.show(pages)
    #expect(simulation.visibleViewController === screen)
    let split = UISplitViewController(style: .doubleColumn)
    let detail = Screen()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    simulation.show(split)
    #expect(simulation.visibleViewController === detail)
  }
}
