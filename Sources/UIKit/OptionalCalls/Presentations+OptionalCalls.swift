import UIKitCore
import Foundation

extension UIPopoverPresentationControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  { { self.popoverPresentationControllerShouldDismissPopover($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  { { self.popoverPresentationControllerDidDismissPopover($0) } }
}

extension UISheetPresentationControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}
