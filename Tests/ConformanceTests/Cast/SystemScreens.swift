import MessageUI
import PhotosUI
import QuickLook

#if canImport(CloudKit)
  import CloudKit
#endif

/// Tells what the delegates of screens of the system are told.
@MainActor final class SystemListener: NSObject {
  private let bed: TestBed

  init(_ bed: TestBed) {
    self.bed = bed
    super.init()
    bed.keep(self)
  }
}

extension SystemListener: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    bed.note("didFinishPicking \(results.count)")
  }
}

extension SystemListener: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { bed.note("mail \(result == .sent ? "sent" : "not sent")") }
}

extension SystemListener: MFMessageComposeViewControllerDelegate {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) { bed.note("message \(result == .cancelled ? "cancelled" : "not cancelled")") }
}

extension SystemListener: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { bed.note("didFinishPickingMedia") }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    bed.note("imagePickerControllerDidCancel")
  }
}

extension SystemListener: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { bed.note("didPickDocuments \(urls.count)") }
}

extension SystemListener: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem {
    bed.note("previewItem \(index)")
    return NSURL(fileURLWithPath: "/a")
  }

  func previewControllerWillDismiss(_ controller: QLPreviewController) { bed.note("willDismiss") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { bed.note("didDismiss") }
}

extension SystemListener: UIDocumentBrowserViewControllerDelegate {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { bed.note("didPickDocuments \(documentURLs.count)") }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) {
    bed.note("didRequestDocumentCreation")
    importHandler(URL(fileURLWithPath: "/new"), .copy)
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { bed.note("didImportDocument") }
}

extension SystemListener: UICloudSharingControllerDelegate {
  func cloudSharingController(
    _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error
  ) { bed.note("failedToSaveShare") }

  func itemTitle(for csc: UICloudSharingController) -> String? {
    bed.note("itemTitle")
    return "Notes"
  }

  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {
    bed.note("didSaveShare")
  }

  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {
    bed.note("didStopSharing")
  }
}
