import Foundation

/// What manages a sheet. Its detents are values; nothing is laid out.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// The view that the sheet comes from. Not retained.
  open weak var sourceView: UIView?

  /// No effect: not simulated.
  open func invalidateDetents() {}
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Told when the user has pulled a sheet to another height, which no user does here; set as the `delegate`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  // @optional
  /// Called after the height has changed; by tests alone here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
