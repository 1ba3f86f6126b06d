import Foundation
import UIKitCore

/// A browser of documents, usually a window's root. There are none: the simulated user says what is picked.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  /// Not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var localizedCreateDocumentActionTitle = "Create Document"
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Retained.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  public let allowedContentTypes: [String]

  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    allowedContentTypes = []
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Calls `completion` with the same place, at once.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}

@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  // @optional
  /// Called when the user picks; the browser stays, and the program presents the document. (Documented.)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user wants a new document. `importHandler` is to be called once, with the document's place, or with
  /// none where the user changed their mind. (Documented.)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called after the handler was called with a place. (Documented.)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Not called: an import never fails.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController:
      UIActivityViewController)
}

extension SimulatedUser {
  /// Picks documents: the delegate is told.
  public func pick(_ documents: [URL], in browser: UIDocumentBrowserViewController) {
    use(
      browser, "pick documents",
      reasonAgainst: documents.count > 1 && !browser.allowsPickingMultipleItems
        ? "it allows one document" : nil
    ) {
      browser.delegate?.documentBrowser(browser, didPickDocumentsAt: documents)
    }
  }

  /// Asks for a new document: the delegate is told, and told again when it has imported one. The browser holds nothing of
  /// that, and the handler does not hold the browser. (Holding: unverified.)
  public func createDocument(in browser: UIDocumentBrowserViewController) {
    use(
      browser, "create a document",
      reasonAgainst: browser.allowsDocumentCreation ? nil : "it allows no creation"
    ) {
      let importHandler = {
        [weak browser] (place: URL?, _: UIDocumentBrowserViewController.ImportMode) in
        guard let browser, let place else { return }
        browser.delegate?.documentBrowser(
          browser, didImportDocumentAt: place, toDestinationURL: place)
      }
      browser.delegate?.documentBrowser(
        browser, didRequestDocumentCreationWithHandler: importHandler)
    }
  }
}

extension UIDocumentBrowserViewController: UserOperable {
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    body(
      UserOption(.control, "pick documents") { [self] user in
        user.pick([URL(filePath: "/document")], in: self)
      })
    guard allowsDocumentCreation else { return }
    body(UserOption(.control, "create a document") { [self] user in user.createDocument(in: self) })
  }
}
