/// Told of the user's swipes, never of changes made by code; asked for the spine. (Documented.)
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  // @optional
  /// Called when a swipe begins, before the page's `willMove(toParent:)`. (Place: unverified.)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the last callback and move of a swipe. `completed` is false for one that was cancelled;
  /// `finished` is false for one that was cut short, as by hiding the window. (The last: unverified.)
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asked where the spine of a curl is to be when the scene turns from upright to lying or back. (Documented; the
  /// place, between the traits and the layout of the rotation: unverified.)
  ///
  /// `setViewControllers` may be called here with as many pages as the answer takes, and `isDoubleSided` be set.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation  // = pageViewController.spineLocation
}
