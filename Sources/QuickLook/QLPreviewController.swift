@_exported import UIKit
import UIKitCore

/// Shows files that its data source names. Nothing is read from them.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Not retained, as the delegate. Asked when the screen appears, and by `reloadData()`. (Documented; the place:
  /// unverified.)
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }
  /// Retained while it is shown.
  public private(set) var currentPreviewItem: (any QLPreviewItem)?

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open func reloadData() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    currentPreviewItem =
      (0..<count).contains(currentPreviewItemIndex)
      ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil
  }

  open func refreshCurrentPreviewItem() { reloadData() }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reloadData()
  }

  /// The delegate is told of every dismissal, not of a pop. (Documented; which ones: unverified.)
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }
}

public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// All are optional in QuickLook. What is edited or opened in a preview is not simulated, and not told.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}

extension SimulatedUser {
  /// Taps "Done" of a preview: it dismisses itself. (Documented.) Refused where it is not presented.
  public func tapDone(in preview: QLPreviewController) {
    use(
      preview, "close the preview",
      reasonAgainst: preview.presentingViewController == nil ? "it is not presented" : nil
    ) {
      preview.dismiss(animated: true)
    }
  }
}

extension QLPreviewController: UserOperable {
  /// The user can close the preview.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard presentingViewController != nil else { return }
    body(UserOption(.control, "close the preview") { [self] user in user.tapDone(in: self) })
  }
}
