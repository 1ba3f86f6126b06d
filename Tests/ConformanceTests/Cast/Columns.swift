// Containers that tell nothing themselves: their screens do.
final class Pages: UIPageViewController {}
final class Split: UISplitViewController {}
final class Search: UISearchController {}

/// Hands out pages from a list, which it holds.
@MainActor final class PageSource: NSObject, UIPageViewControllerDataSource {
  var pages: [UIViewController]

  init(_ pages: UIViewController...) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, at: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, at: 1) }

  private func neighbour(of page: UIViewController, at offset: Int) -> UIViewController? {
    let index = pages.indices.first { pages[$0] === page }
    return index.flatMap { pages.indices.contains($0 + offset) ? pages[$0 + offset] : nil }
  }
}

/// Tells of a collapse, and deals with the secondary one itself: by doing nothing.
@MainActor final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  private let bed: TestBed

  init(_ bed: TestBed) { self.bed = bed }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    bed.note("collapse \(name(of: secondaryViewController))")
    return true
  }
}

/// Tells what a page view controller tells its delegate.
@MainActor final class PagesDelegate: NSObject, UIPageViewControllerDelegate {
  private let bed: TestBed

  init(_ bed: TestBed) { self.bed = bed }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    bed.note("willTransitionTo \(names(of: pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    bed.note("didFinishAnimating, completed \(completed)")
  }
}

/// Tells what a search controller tells its delegate and its updater.
@MainActor final class SearchListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating
{
  private let bed: TestBed

  init(_ bed: TestBed) { self.bed = bed }

  func willPresentSearchController(_ searchController: UISearchController) {
    bed.note("willPresentSearchController")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    bed.note("didPresentSearchController")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    bed.note("willDismissSearchController")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    bed.note("didDismissSearchController")
  }

  func updateSearchResults(for searchController: UISearchController) {
    bed.note("updateSearchResults \"\(searchController.searchBar.text ?? "")\"")
  }
}
