import LifecycleTesting
import Testing
import UIKit

/// The scroll view that apps look for in the view of a page view controller.
@Suite @MainActor struct PageScrollViewTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let second = UIViewController()

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === second ? nil : second }
  }

  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private var scrollView: UIScrollView? {
    pages.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  @Test func `with scroll there is one, which fills the view`() throws {
    let scrollView = try #require(scrollView)
    pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(scrollView.frame == pages.view.bounds)
    #expect(scrollView.isPagingEnabled)
    scrollView.contentOffset.x = 40
    #expect(scrollView.bounds == CGRect(x: 40, y: 0, width: 320, height: 480))
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(self.scrollView === scrollView)
  }

  @Test func `with a curl there is none`() {
    let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(book.view.subviews.isEmpty)
  }

  @Test func `without scrolling the user cannot swipe, and code still turns`() throws {
    let simulation = Simulation()
    let source = Pages()
    let first = UIViewController()
    pages.dataSource = source
    pages.setViewControllers([first], direction: .forward, animated: false)
    simulation.show(pages)
    let scrollView = try #require(scrollView)

    scrollView.isScrollEnabled = false
    simulation.user.swipe(.forward, in: pages)
    try simulation.settle()
    #expect(pages.viewControllers == [first])
    #expect(simulation.misuses.map(\.kind) == [.affordanceUnavailable])

    scrollView.isScrollEnabled = true
    simulation.user.swipe(.forward, in: pages)
    try simulation.settle()
    #expect(pages.viewControllers == [source.second])
    #expect(simulation.misuses.count == 1)
  }
}
