import UIKitCore
import Foundation

/// What a firm press on a view would begin; not simulated. (Deprecated.)
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  /// The view that was registered.
  var sourceView: UIView { get }
  /// Who would be asked.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// Where the view stays sharp.
  var sourceRect: CGRect { get set }
}

/// Asked what a firm press shows. Not asked here. (Deprecated.)
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The screen to look into.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows that screen for good.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Says which view a firm press is for. Hands out a record of it, which holds neither.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  /// Takes that back.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: UIViewControllerPreviewing {
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect = CGRect.zero

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
  }
}
