@_exported import UIKit

/// A screen with a web page in it. (`SFSafariViewController`.) No page is loaded; what was asked for is kept.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The page that was asked for; UIKit's keeps it to itself.
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

  /// What a tap on the button that ends it does: it is dismissed, animated, and the delegate is told.
  /// (Documented; UIKit offers no such call.)
  open func tapDismissButton() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Told what the user does with the page. (`SFSafariViewControllerDelegate`.)
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user has tapped the button that ends it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// Called when the first load is over. Never called: nothing is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var safariViewControllerDidFinish: ((SFSafariViewController) -> Void)? {
    { self.safariViewControllerDidFinish($0) }
  }
}
