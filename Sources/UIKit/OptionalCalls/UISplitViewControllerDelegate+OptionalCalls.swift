import UIKitCore

extension UISplitViewControllerDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var splitViewController: UIResponder.OptionalCalls.Of<any UISplitViewControllerDelegate>? {
    .init(self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var primaryViewController: UIResponder.OptionalCalls.ForPrimaryViewController? {
    UIResponder.OptionalCalls.ForPrimaryViewController(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `primaryViewController` methods of a split view controller's delegate.
  @preconcurrency @MainActor public struct ForPrimaryViewController {
    let delegate: any UISplitViewControllerDelegate

    /// Calls `primaryViewController(forCollapsing:)`.
    public func callAsFunction(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      delegate.primaryViewController(forCollapsing: splitViewController)
    }

    /// Calls `primaryViewController(forExpanding:)`.
    public func callAsFunction(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      delegate.primaryViewController(forExpanding: splitViewController)
    }
  }
}

extension UIResponder.OptionalCalls.Of<any UISplitViewControllerDelegate> {
  /// Calls `splitViewController(_:willChangeTo:)`.
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController,
      onto: primaryViewController)
  }

  /// Calls `splitViewController(_:separateSecondaryFrom:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(
      splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Calls `splitViewController(_:show:sender:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Calls `splitViewController(_:showDetail:sender:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// Calls `splitViewController(_:willShow:)`.
  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  /// Calls `splitViewController(_:willHide:)`.
  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}
