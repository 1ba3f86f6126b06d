import LifecycleKit
import Testing

final class Page: UIPageViewController {}

/// A data source and delegate with pages in order, which it makes anew each time or keeps.
@MainActor final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  /// What comes after and before a page, by its type.
  var next: @MainActor (UIViewController) -> UIViewController? = { _ in nil }
  var previous: @MainActor (UIViewController) -> UIViewController? = { _ in nil }
  var onWillTransition: @MainActor () -> Void = {}
  private(set) var told: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { previous(viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { next(viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    told.append("will \(pendingViewControllers.map(\.readableName))")
    onWillTransition()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    told.append("did \(finished) \(previousViewControllers.map(\.readableName)) \(completed)")
  }
}

/// An app whose root is a page view controller that shows A; after A comes B, before B comes A.
@MainActor struct PagedApp {
  let app: App
  let page: Page
  let book = Book()

  init(_ style: UIPageViewController.TransitionStyle = .scroll) {
    page = Page(transitionStyle: style, navigationOrientation: .horizontal)
    page.setViewControllers([A()], direction: .forward, animated: false)
    app = App(root: page)
    book.next = { $0 is A ? B() : nil }
    book.previous = { $0 is B ? A() : nil }
    page.dataSource = book
    page.delegate = book
  }

  var user: SimulatedUser { app.simulation.application.user }
  var names: [String] { page.viewControllers?.map(\.readableName) ?? [] }
  var children: [String] { page.children.map(\.readableName) }

  /// Shows a page by code.
  func show(
    _ screen: UIViewController, animated: Bool = true, done: (@MainActor (Bool) -> Void)? = nil
  ) {
    page.setViewControllers([screen], direction: .forward, animated: animated, completion: done)
  }
}
