@_exported import UIKit

/// A screen with a web page in it. (`SFSafariViewController`.) No page is loaded; what was asked for is kept.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the page is shown. (`SFSafariViewController.Configuration`.)
  public final class Configuration: NSObject {
    /// Whether the reader is entered where there is one; kept.
    public var entersReaderIfAvailable = false
    /// Whether the bar gets smaller when the page moves; kept.
    public var barCollapsingEnabled = true
  }

  /// The words on the button that ends it. (`SFSafariViewController.DismissButtonStyle`.)
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The page that was asked for; UIKit's keeps it to itself.
  public let url: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// Told when the user is done. Not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bar; kept.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons; kept.
  open var preferredControlTintColor: UIColor?
  /// The words on the button that ends it; kept.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Makes one for a page.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Cannot be made by this, as in UIKit; a subclass need not have it.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    nil
  }

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
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var safariViewControllerDidFinish: ((SFSafariViewController) -> Void)? {
    { self.safariViewControllerDidFinish($0) }
  }
}
