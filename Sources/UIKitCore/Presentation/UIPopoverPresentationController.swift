import Foundation
import RuntimeLayout

/// What manages a popover: its place and looks are values.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .popover }

  /// The view that the arrow points at. Not retained.
  open weak var sourceView: UIView?
  /// The part of that view; all of it while null. (Documented.)
  open var sourceRect = CGRect.null
  /// The button that the arrow points at. Not retained.
  open weak var barButtonItem: UIBarButtonItem?
  /// What the arrow points at. Not retained. (iOS 16.)
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  /// The views that can be used beside the popover. Retained. `SimulatedUser` does not mind them.
  open var passthroughViews: [UIView]?

  /// What would manage the sheet that takes the popover's place in a compact width; kept. Made on first use.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
}

/// Where the arrow of a popover points. (The raw values are UIKit's.)
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Told about a popover; set as the `delegate`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  // @optional
  /// Called before the popover is shown; by tests alone here.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Asked before the user dismisses it; deprecated, and not called.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool  // = true
  /// Called after the user has dismissed it; deprecated, and not called.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
