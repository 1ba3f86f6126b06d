import UIKitCore
import Foundation

extension UIDocumentPickerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var documentPicker: UIResponder.OptionalCalls.OfDocumentPickerDelegate? {
    UIResponder.OptionalCalls.OfDocumentPickerDelegate(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? {
    { self.documentPickerWasCancelled($0) }
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `documentPicker` method of a delegate.
  @preconcurrency @MainActor public struct OfDocumentPickerDelegate {
    let delegate: any UIDocumentPickerDelegate

    /// Calls `documentPicker(_:didPickDocumentsAt:)`.
    public func callAsFunction(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      delegate.documentPicker(controller, didPickDocumentsAt: urls)
    }
  }
}

extension UIImagePickerControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var imagePickerController: UIResponder.OptionalCalls.OfImagePickerControllerDelegate? {
    UIResponder.OptionalCalls.OfImagePickerControllerDelegate(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `imagePickerController` method of a delegate.
  @preconcurrency @MainActor public struct OfImagePickerControllerDelegate {
    let delegate: any UIImagePickerControllerDelegate

    /// Calls `imagePickerController(_:didFinishPickingMediaWithInfo:)`.
    public func callAsFunction(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }
}
