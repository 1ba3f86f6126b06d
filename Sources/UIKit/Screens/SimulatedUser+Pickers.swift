import Foundation
import UIKitCore

extension SimulatedUser {
  /// Picks in the library or takes a picture: the delegate is told. The picker stays until the program dismisses it.
  /// (Documented.)
  public func pick(
    _ info: [UIImagePickerController.InfoKey: Any], in picker: UIImagePickerController
  ) {
    use(picker, "pick an image") {
      picker.pickerDelegate?.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  /// Cancels: the delegate is told. The picker stays until the program dismisses it. (Documented.)
  public func cancel(_ picker: UIImagePickerController) {
    use(picker, "cancel the image picker") {
      picker.pickerDelegate?.imagePickerControllerDidCancel(picker)
    }
  }

  /// Picks documents: the picker dismisses itself, and the delegate is told. (Documented; the order: unverified.)
  public func pick(_ documents: [URL], in picker: UIDocumentPickerViewController) {
    use(
      picker, "pick documents",
      reasonAgainst: documents.count > 1 && !picker.allowsMultipleSelection
        ? "it allows one document" : nil
    ) {
      picker.dismiss(animated: true)
      picker.delegate?.documentPicker(picker, didPickDocumentsAt: documents)
    }
  }

  /// Cancels: the picker dismisses itself, and the delegate is told. (Documented; the order: unverified.)
  public func cancel(_ picker: UIDocumentPickerViewController) {
    use(picker, "cancel the document picker") {
      picker.dismiss(animated: true)
      picker.delegate?.documentPickerWasCancelled(picker)
    }
  }
}

extension UIImagePickerController: UserOperable {
  fileprivate var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// To pick an image, and to cancel.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    body(
      UserOption(.control, "pick an image") { [self] user in
        user.pick([.originalImage: UIImage()], in: self)
      })
    body(UserOption(.control, "cancel the image picker") { [self] user in user.cancel(self) })
  }
}

extension UIDocumentPickerViewController: UserOperable {
  /// To pick a document, and to cancel.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    body(
      UserOption(.control, "pick documents") { [self] user in
        user.pick([URL(filePath: "/document")], in: self)
      })
    body(UserOption(.control, "cancel the document picker") { [self] user in user.cancel(self) })
  }
}
