import UIKitCore
import Foundation

/// The screen that picks files: a screen that keeps what it was told.
/// A test picks by calling the delegate.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Told what was picked. Not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be picked.
  open var allowsMultipleSelection = false
  /// Whether the names are shown whole.
  open var shouldShowFileExtensions = false
  /// Where it begins.
  open var directoryURL: URL?
  /// What is to be put elsewhere; none where files are picked.
  public private(set) var exportedURLs: [URL] = []

  /// Makes one that puts files elsewhere.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    exportedURLs = urls
  }

  /// Makes one that picks files of these kinds, which are not looked at.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one that picks files.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes one that picks files; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// What becomes of the picked file.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Told what was picked; by tests alone here.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  // @optional
  /// Called with what was picked.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing was.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
