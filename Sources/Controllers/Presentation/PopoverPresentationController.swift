import Foundation

/// What manages a popover. (`UIPopoverPresentationController`.) Its place is a value; nothing is drawn.
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// The view that the arrow points at. Not retained.
  open weak var sourceView: View?
  /// The part of that view.
  open var sourceRect = CGRect.zero
}
