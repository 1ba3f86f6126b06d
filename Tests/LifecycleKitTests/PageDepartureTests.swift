import LifecycleKit
import Testing

/// Pages that left, as the delayed check sees them.
@MainActor struct PageDepartureTests {
  final class Page: UIViewController {}

  final class Pages: UIPageViewControllerDataSource {
    var kept: [UIViewController] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { kept.first { $0 !== viewController } }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { kept.last { $0 !== viewController } }
  }

  let simulation = Simulation()
  let source = Pages()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var user: SimulatedUser { simulation.application.user }

  init() {
    simulation.holderSearch.isEnabled = false
    simulation.window.rootViewController = pages
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    pages.dataSource = source
    source.kept = simulation.perform { [Page(), Page()] }
    pages.setViewControllers([source.kept[0]], direction: .forward, animated: false)
  }

  private var expectations: [String] {
    simulation.delayedCheck.expectations.map { "\($0.subject) \($0.reason): \($0.state.text)" }
  }

  @Test func `a page that the data source makes anew and somebody keeps is reported`() {
    let kept = source.kept[0]
    user.swipe(.forward, in: pages)
    source.kept[0] = simulation.perform { Page() }
    simulation.advance(by: .milliseconds(300 + 1_999))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .milliseconds(1))
    #expect(simulation.leaks.map(\.subject) == ["Page#1"])
    #expect(
      expectations == ["Page#1 replaced as the page of UIPageViewController#1: failed"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a page that the data source makes anew goes`() {
    weak let old = source.kept[0]
    user.swipe(.forward, in: pages)
    source.kept[0] = simulation.perform { Page() }
    simulation.advance(by: .seconds(25))
    #expect(old == nil)
    #expect(simulation.leaks.isEmpty)
    #expect(expectations.count == 1)
  }

  @Test func `a page that goes late is told to have gone`() {
    var kept: UIViewController? = source.kept[0]
    user.swipe(.forward, in: pages)
    source.kept[0] = simulation.perform { Page() }
    simulation.advance(by: .seconds(3))
    #expect(simulation.leaks.count == 1)
    kept = nil
    simulation.advance(by: .seconds(1))
    #expect(kept == nil)
    #expect(simulation.leaks.first?.isOpen == false)
  }

  @Test func `pages in a list of the data source's are kept on purpose, whichever is shown`() {
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse, .forward] {
      user.swipe(direction, in: pages)
      simulation.advance(by: .seconds(25))
    }
    #expect(simulation.leaks.isEmpty)
    #expect(simulation.delayedCheck.tally.cancelled == 3)
    #expect(source.kept.allSatisfy { $0.isReachable })
  }

  @Test func `the candidate of a swipe that was given up is not expected to go`() {
    user.beginSwipe(.forward, in: pages)?.cancel()
    simulation.advance(by: .seconds(25))
    #expect(simulation.leaks.isEmpty)
    #expect(expectations.isEmpty)
  }
}
