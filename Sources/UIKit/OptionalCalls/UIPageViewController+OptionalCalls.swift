import UIKitCore

extension UIPageViewControllerDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var pageViewController: UIResponder.OptionalCalls.Of<any UIPageViewControllerDelegate>? {
    .init(self)
  }
}

extension UIPageViewControllerDataSource {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationCount: UIResponder.OptionalCalls.For<UIPageViewController, Int>? {
    .init(call: { self.presentationCount(for: $0) })
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationIndex: UIResponder.OptionalCalls.For<UIPageViewController, Int>? {
    .init(call: { self.presentationIndex(for: $0) })
  }
}

extension UIResponder.OptionalCalls.Of<any UIPageViewControllerDelegate> {
  /// Calls `pageViewController(_:willTransitionTo:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }

  /// Calls `pageViewController(_:spineLocationFor:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
