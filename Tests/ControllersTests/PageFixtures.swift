import LifecycleKit
import Testing

final class Page: PageViewController {}

/// A data source and delegate with pages in order, which it makes anew each time or keeps.
@MainActor final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
  /// What comes after and before a page, by its type.
  var next: @MainActor (ViewController) -> ViewController? = { _ in nil }
  var previous: @MainActor (ViewController) -> ViewController? = { _ in nil }
  var onWillTransition: @MainActor () -> Void = {}
  private(set) var told: [String] = []

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { previous(viewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { next(viewController) }

  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {
    told.append("will \(pendingViewControllers.map(\.readableName))")
    onWillTransition()
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    told.append("did \(finished) \(previousViewControllers.map(\.readableName)) \(completed)")
  }
}

/// An app whose root is a page view controller that shows A; after A comes B, before B comes A.
@MainActor struct PagedApp {
  let app: App
  let page: Page
  let book = Book()

  init(_ style: PageViewController.TransitionStyle = .scroll) {
    page = Page(transitionStyle: style, navigationOrientation: .horizontal)
    page.setViewControllers([A()], direction: .forward, animated: false)
    app = App(root: page)
    book.next = { $0 is A ? B() : nil }
    book.previous = { $0 is B ? A() : nil }
    page.dataSource = book
    page.delegate = book
  }

  var user: User { app.simulation.application.user }
  var names: [String] { page.viewControllers?.map(\.readableName) ?? [] }
  var children: [String] { page.children.map(\.readableName) }

  /// Shows a page by code.
  func show(
    _ screen: ViewController, animated: Bool = true, done: (@MainActor (Bool) -> Void)? = nil
  ) {
    page.setViewControllers([screen], direction: .forward, animated: animated, completion: done)
  }
}
