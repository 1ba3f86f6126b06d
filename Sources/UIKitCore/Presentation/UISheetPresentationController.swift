import Foundation

/// What manages a sheet. Its detents are values; nothing is laid out.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is below can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling to the edge makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at an edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the wish of the contents at an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet is as large as a page.
  open var prefersPageSizing = true
  /// The view that the sheet comes from. Not retained.
  open weak var sourceView: UIView?

  /// No effect: not simulated.
  open func invalidateDetents() {}

  /// Changes values together; they are not animated.
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
