/// Told of the user's swipes; never of changes made by code. (`UIPageViewControllerDelegate`, documented.)
@preconcurrency @MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a swipe begins, before the page's `willMove(toParent:)`. (Place: unverified.)
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])

  /// Called after the last callback and move of a swipe. `completed` is false for one that was cancelled;
  /// `finished` is false for one that was cut short, as by hiding the window. (The last: unverified.)
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
