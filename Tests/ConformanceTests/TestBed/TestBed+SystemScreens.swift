import MessageUI
import PhotosUI
import QuickLook

#if !REAL_UIKIT
  /// The steps that only a user can take in screens of the system.
  extension TestBed {
    private var user: SimulatedUser { host.simulation.user }

    func pickPhotos(_ count: Int, in picker: PHPickerViewController) throws {
      user.pick(Array(repeating: UIImage(), count: count), in: picker)
    }
    func send(_ mail: MFMailComposeViewController) throws { user.finish(mail, with: .sent) }
    func cancel(_ message: MFMessageComposeViewController) throws {
      user.finish(message, with: .cancelled)
    }
    func pick(in picker: UIImagePickerController) throws { user.pick([:], in: picker) }
    func cancel(_ picker: UIImagePickerController) throws { user.cancel(picker) }
    func pick(in picker: UIDocumentPickerViewController) throws {
      user.pick([URL(fileURLWithPath: "/a")], in: picker)
    }
    func tapDone(in preview: QLPreviewController) throws { user.tapDone(in: preview) }
    func pick(in browser: UIDocumentBrowserViewController) throws {
      user.pick([URL(fileURLWithPath: "/a")], in: browser)
    }
    func create(in browser: UIDocumentBrowserViewController) throws {
      user.createDocument(in: browser)
    }
    func makeSharing() throws -> UICloudSharingController {
      UICloudSharingController(share: CKShare(), container: CKContainer(identifier: "iCloud"))
    }
    func share(in controller: UICloudSharingController) throws { user.share(in: controller) }
    func stopSharing(in controller: UICloudSharingController) throws {
      user.stopSharing(in: controller)
    }
    func close(_ controller: UICloudSharingController) throws { user.close(controller) }
  }
#else
  /// The steps that only a user can take in screens of the system.
  extension TestBed {
    private static var finger: Unavailable { Unavailable("needs a finger") }

    func pickPhotos(_ count: Int, in picker: PHPickerViewController) throws { throw Self.finger }
    func send(_ mail: MFMailComposeViewController) throws { throw Self.finger }
    func cancel(_ message: MFMessageComposeViewController) throws { throw Self.finger }
    func pick(in picker: UIImagePickerController) throws { throw Self.finger }
    func cancel(_ picker: UIImagePickerController) throws { throw Self.finger }
    func pick(in picker: UIDocumentPickerViewController) throws { throw Self.finger }
    func tapDone(in preview: QLPreviewController) throws { throw Self.finger }
    func pick(in browser: UIDocumentBrowserViewController) throws { throw Self.finger }
    func create(in browser: UIDocumentBrowserViewController) throws { throw Self.finger }
    func makeSharing() throws -> UICloudSharingController { throw Self.finger }
    func share(in controller: UICloudSharingController) throws { throw Self.finger }
    func stopSharing(in controller: UICloudSharingController) throws { throw Self.finger }
    func close(_ controller: UICloudSharingController) throws { throw Self.finger }
  }
#endif
