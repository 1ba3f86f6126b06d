@_exported import UIKit

/// No page is loaded.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// Private in UIKit.
  public let url: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration = Configuration()) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// Does what a tap on the dismiss button does: dismisses the screen and calls the delegate.
  /// (Documented; UIKit has no such method.)
  open func tapDismissButton() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// Not called: nothing is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// For `delegate?.safariViewControllerDidFinish?(…)`.
  @_disfavoredOverload
  public var safariViewControllerDidFinish: ((SFSafariViewController) -> Void)? {
    { self.safariViewControllerDidFinish($0) }
  }
}
