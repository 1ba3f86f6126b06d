import Foundation
import UIKitCore

// Deprecated names that older code uses.

@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIApplication {
  public var statusBarFrame: CGRect { .zero }
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var isStatusBarHidden: Bool { false }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}

extension UIViewController {
  public static func attemptRotationToDeviceOrientation() {}
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  var sourceView: UIView { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: UIViewControllerPreviewing {
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect = CGRect.zero

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
  }
}
