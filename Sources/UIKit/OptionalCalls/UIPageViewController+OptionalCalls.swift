import UIKitCore

extension UIPageViewControllerDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var pageViewController: UIResponder.OptionalCalls.OfPageViewControllerDelegate? {
    UIResponder.OptionalCalls.OfPageViewControllerDelegate(delegate: self)
  }
}

extension UIPageViewControllerDataSource {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationCount: UIResponder.OptionalCalls.ForPresentationCount? {
    UIResponder.OptionalCalls.ForPresentationCount(dataSource: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationIndex: UIResponder.OptionalCalls.ForPresentationIndex? {
    UIResponder.OptionalCalls.ForPresentationIndex(dataSource: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `pageViewController` methods of a delegate.
  @preconcurrency @MainActor public struct OfPageViewControllerDelegate {
    let delegate: any UIPageViewControllerDelegate

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
  }

  /// Calls `presentationCount(for:)` of a data source.
  @preconcurrency @MainActor public struct ForPresentationCount {
    let dataSource: any UIPageViewControllerDataSource

    /// Calls `presentationCount(for:)`.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      dataSource.presentationCount(for: pageViewController)
    }
  }

  /// Calls `presentationIndex(for:)` of a data source.
  @preconcurrency @MainActor public struct ForPresentationIndex {
    let dataSource: any UIPageViewControllerDataSource

    /// Calls `presentationIndex(for:)`.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      dataSource.presentationIndex(for: pageViewController)
    }
  }
}
