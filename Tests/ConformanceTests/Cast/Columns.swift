// Containers that tell nothing themselves: their screens do.
final class Pages: PageViewController {}
final class Split: SplitViewController {}
final class Search: SearchController {}

/// Hands out pages from a list, which it holds.
@MainActor final class PageSource: NSObject, PageViewControllerDataSource {
  var pages: [ViewController]

  init(_ pages: ViewController...) { self.pages = pages }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { neighbour(of: viewController, at: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { neighbour(of: viewController, at: 1) }

  private func neighbour(of page: ViewController, at offset: Int) -> ViewController? {
    let index = pages.indices.first { pages[$0] === page }
    return index.flatMap { pages.indices.contains($0 + offset) ? pages[$0 + offset] : nil }
  }
}

/// Tells of a collapse, and deals with the secondary one itself: by doing nothing.
@MainActor final class SplitDelegate: NSObject, SplitViewControllerDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool {
    stage.note("collapse \(name(of: secondaryViewController))")
    return true
  }
}

/// Tells what a page view controller tells its delegate.
@MainActor final class PagesDelegate: NSObject, PageViewControllerDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {
    stage.note("willTransitionTo \(names(of: pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    stage.note("didFinishAnimating, completed \(completed)")
  }
}

/// Tells what a search controller tells its delegate and its updater.
@MainActor final class SearchListener: NSObject, SearchControllerDelegate, SearchResultsUpdating {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func willPresentSearchController(_ searchController: SearchController) {
    stage.note("willPresentSearchController")
  }

  func didPresentSearchController(_ searchController: SearchController) {
    stage.note("didPresentSearchController")
  }

  func willDismissSearchController(_ searchController: SearchController) {
    stage.note("willDismissSearchController")
  }

  func didDismissSearchController(_ searchController: SearchController) {
    stage.note("didDismissSearchController")
  }

  func updateSearchResults(for searchController: SearchController) {
    stage.note("updateSearchResults \"\(searchController.searchBar.text ?? "")\"")
  }
}
