import LifecycleKit
import Testing

/// Pages that left, as the delayed check sees them.
@MainActor struct PageDepartureTests {
  final class Page: ViewController {}

  final class Pages: PageViewControllerDataSource {
    var kept: [ViewController] = []

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { kept.first { $0 !== viewController } }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { kept.last { $0 !== viewController } }
  }

  let simulation = Simulation()
  let source = Pages()
  let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var user: User { simulation.application.user }

  init() {
    simulation.holderSearch.isEnabled = false
    simulation.window.rootViewController = pages
    simulation.window.makeKeyAndVisible()
    pages.dataSource = source
    source.kept = simulation.perform { [Page(), Page()] }
    pages.setViewControllers([source.kept[0]], direction: .forward, animated: false)
  }

  private var expectations: [String] {
    simulation.delayedCheck.expectations.map { "\($0.subject) \($0.reason): \($0.state.text)" }
  }

  @Test func `a page that was swiped away and is kept is reported`() {
    user.swipe(.forward, in: pages)
    simulation.advance(by: .milliseconds(300 + 1_999))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .milliseconds(1))
    #expect(simulation.leaks.map(\.subject) == ["Page#1"])
    #expect(
      expectations == ["Page#1 replaced as the page of PageViewController#1: failed"])
  }

  @Test func `a page that the data source hands out again in time is back`() {
    user.swipe(.forward, in: pages)
    simulation.advance(by: .seconds(1))
    user.beginSwipe(.reverse, in: pages)?.cancel()
    simulation.advance(by: .seconds(1))
    #expect(simulation.leaks.isEmpty)
    #expect(
      expectations.first
        == "Page#1 replaced as the page of PageViewController#1: cancelled: Page#1 came back")
  }

  @Test func `a candidate of a cancelled swipe is expected to go`() {
    let gesture = user.beginSwipe(.forward, in: pages)
    source.kept = []
    gesture?.cancel()
    simulation.advance(by: .seconds(2))
    #expect(
      expectations == [
        "Page#2 replaced as the page of PageViewController#1: met after 0.000 s"
      ])
  }
}
