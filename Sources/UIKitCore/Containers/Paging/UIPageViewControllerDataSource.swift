/// Says which pages there are.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; `nil` where the pages begin, and the swipe is refused. Asked when a swipe begins
  /// and when a page that was replaced lives on. A page handed out again is kept: see `UIPageViewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; `nil` where the pages end, and the swipe is refused.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // @optional
  /// How many dots a page indicator would have. Never asked: no indicator is drawn.
  func presentationCount(for pageViewController: UIPageViewController) -> Int  // = 0
  /// Which dot would be the current one. Never asked: no indicator is drawn.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int  // = 0
}
