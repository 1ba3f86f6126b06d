import UIKitCore
import Foundation

extension UIDocumentPickerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var documentPicker: UIResponder.OptionalCalls.Of<any UIDocumentPickerDelegate>? {
    .init(self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? {
    { self.documentPickerWasCancelled($0) }
  }
}

extension UIImagePickerControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var imagePickerController:
    UIResponder.OptionalCalls.Of<any UIImagePickerControllerDelegate>?
  {
    .init(self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

extension UIResponder.OptionalCalls.Of<any UIDocumentPickerDelegate> {
  /// Calls `documentPicker(_:didPickDocumentsAt:)`.
  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    delegate.documentPicker(controller, didPickDocumentsAt: urls)
  }
}

extension UIResponder.OptionalCalls.Of<any UIImagePickerControllerDelegate> {
  /// Calls `imagePickerController(_:didFinishPickingMediaWithInfo:)`.
  public func callAsFunction(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }
}
