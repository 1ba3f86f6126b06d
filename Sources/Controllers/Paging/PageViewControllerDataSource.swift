/// Says which pages there are. (`UIPageViewControllerDataSource`.)
@preconcurrency @MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// The page before one; `nil` where the pages begin, and the swipe is refused. Asked when a swipe begins
  /// and when a page that was replaced lives on. Whoever hands out the same page again keeps it: see `PageViewController`.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?

  /// The page after one; `nil` where the pages end, and the swipe is refused.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?

  /// How many dots a page indicator would have. Never asked: no indicator is drawn.
  func presentationCount(for pageViewController: PageViewController) -> Int

  /// Which dot would be the current one. Never asked: no indicator is drawn.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// No indicator.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }

  /// No indicator.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
