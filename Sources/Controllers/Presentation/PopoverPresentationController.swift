import Foundation

/// What manages a popover: its place and looks are values. (`UIPopoverPresentationController`.)
@preconcurrency @MainActor open class UIPopoverPresentationController: PresentationController {
  /// The view that the arrow points at. Not retained.
  open weak var sourceView: View?
  /// The part of that view; all of it while null. (Documented.)
  open var sourceRect = CGRect.null
  /// The button that the arrow points at. Not retained.
  open weak var barButtonItem: BarButtonItem?
  /// What the arrow points at. Not retained. (iOS 16.)
  open weak var sourceItem: (any PopoverPresentationControllerSourceItem)?
  /// Where the arrow may point.
  open var permittedArrowDirections = PopoverArrowDirection.any
  /// Where it points: not known, because nothing is laid out.
  open var arrowDirection: PopoverArrowDirection { .unknown }
  /// The colour behind the contents.
  open var backgroundColor: Color?
  /// How far it stays from the edges of the screen.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The views that can be used beside the popover. Retained. `User` does not mind them.
  open var passthroughViews: [View]?

  /// What would manage the sheet that takes the popover's place in a compact width; kept. Made on first use.
  open private(set) lazy var adaptiveSheetPresentationController = SheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
}

/// Where the arrow of a popover points. (`UIPopoverArrowDirection`; the raw values are UIKit's.)
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt

  /// The directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}

/// What the arrow of a popover can point at. (`UIPopoverPresentationControllerSourceItem`.)
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

/// Told about a popover; set as the `delegate`. (`UIPopoverPresentationControllerDelegate`.)
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown; by tests alone here.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)

  /// Asked before the user dismisses it; deprecated, and asked by nobody.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool

  /// Called after the user has dismissed it; deprecated, and called by nobody.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}

  /// Allows it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
