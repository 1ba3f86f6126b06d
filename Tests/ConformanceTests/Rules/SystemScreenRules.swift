import MessageUI
import PhotosUI
import QuickLook

extension Rule {
  /// Screens of the system, finished by the user.
  static let systemScreens: [Rule] = [
    Rule(
      "SY1", "photos picked: the delegate is told, and the picker stays", "AD WP", .high,
      expected: """
        didFinishPicking 1
        presented PHPickerViewController
        """
    ) { bed in
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = SystemListener(bed)
      bed.open(presenting: picker)
      try bed.pickPhotos(1, in: picker)
      bed.notePresented()
    },
    Rule(
      "SY2", "a photo picker cancelled: told of nothing picked, and it stays", "AD WP", .high,
      expected: """
        didFinishPicking 0
        presented PHPickerViewController
        """
    ) { bed in
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = SystemListener(bed)
      bed.open(presenting: picker)
      try bed.pickPhotos(0, in: picker)
      bed.notePresented()
    },
    Rule(
      "SY3", "a mail sent: the delegate is told, and the composer stays", "AD", .high,
      expected: """
        mail sent
        presented MFMailComposeViewController
        """
    ) { bed in
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = SystemListener(bed)
      bed.open(presenting: mail)
      try bed.send(mail)
      bed.notePresented()
    },
    Rule(
      "SY4", "a message cancelled: the delegate is told, and the composer stays", "AD", .high,
      expected: """
        message cancelled
        presented MFMessageComposeViewController
        """
    ) { bed in
      let message = MFMessageComposeViewController()
      message.messageComposeDelegate = SystemListener(bed)
      bed.open(presenting: message)
      try bed.cancel(message)
      bed.notePresented()
    },
    Rule(
      "SY5", "an image picked or cancelled: the delegate is told, and the picker stays", "AD",
      .high,
      expected: """
        didFinishPickingMedia
        imagePickerControllerDidCancel
        presented UIImagePickerController
        """
    ) { bed in
      let picker = UIImagePickerController()
      picker.delegate = SystemListener(bed)
      bed.open(presenting: picker)
      try bed.pick(in: picker)
      try bed.cancel(picker)
      bed.notePresented()
    },
    Rule(
      "SY6", "documents picked: the delegate is told, and the picker dismisses itself", "practice",
      .medium,
      expected: """
        didPickDocuments 1
        …
        presented nil
        """,
      difference: "chosen: told when the dismissal has been asked for; no source tells"
    ) { bed in
      let picker = UIDocumentPickerViewController(forExporting: [])
      picker.delegate = SystemListener(bed)
      bed.open(presenting: picker)
      try bed.pick(in: picker)
      bed.letTimePass()
      bed.notePresented()
    },
    Rule(
      "SY7", "a preview: its items are asked for; Done dismisses it, with the delegate told", "AD",
      .medium,
      expected: """
        previewItem 0
        shown
        willDismiss
        …
        didDismiss
        presented nil
        """,
      difference:
        "chosen: told of each dismissal, in viewWillDisappear and viewDidDisappear; no source tells"
    ) { bed in
      bed.open(with: A(bed))
      let preview = QLPreviewController()
      let listener = SystemListener(bed)
      preview.dataSource = listener
      preview.delegate = listener
      bed.window.rootViewController?.present(preview, animated: true)
      bed.settle()
      bed.note("shown")
      try bed.tapDone(in: preview)
      bed.letTimePass()
      bed.notePresented()
    },
    Rule(
      "SY8", "a document browser: told of what is picked, and twice of what is made", "AD", .medium,
      expected: """
        didPickDocuments 1
        didRequestDocumentCreation
        didImportDocument
        """
    ) { bed in
      let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
      browser.delegate = SystemListener(bed)
      bed.open(with: browser)
      try bed.pick(in: browser)
      try bed.create(in: browser)
    },
    Rule(
      "SY9", "cloud sharing: told of what is saved and stopped; closing dismisses it", "AD",
      .medium,
      expected: """
        itemTitle
        didSaveShare
        didStopSharing
        presented UICloudSharingController
        …
        presented nil
        """,
      difference: "chosen: it stays until it is closed; no source tells"
    ) { bed in
      let sharing = try bed.makeSharing()
      sharing.delegate = SystemListener(bed)
      bed.open(presenting: sharing)
      try bed.share(in: sharing)
      try bed.stopSharing(in: sharing)
      bed.notePresented()
      try bed.close(sharing)
      bed.letTimePass()
      bed.notePresented()
    },
    Rule(
      "SY10", "a search container: its search is presented over it", "AD", .low,
      expected: """
        presented Search
        """,
      difference: "chosen: as a search in a navigation item; Apple advises against it on iOS"
    ) { bed in
      let search = Search(searchResultsController: B(bed))
      bed.open(with: UISearchContainerViewController(searchController: search))
      try bed.beginSearch(in: search)
      bed.notePresented()
    },
  ]
}

extension TestBed {
  /// Shows A with a screen presented over it, and begins the transcript after that.
  fileprivate func open(presenting screen: UIViewController) {
    open(with: A(self))
    window.rootViewController?.present(screen, animated: true)
    settle()
    transcript.removeAll()
  }

  fileprivate func notePresented() {
    note("presented \(name(of: window.rootViewController?.presentedViewController))")
  }
}
