import Foundation

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses that are to be opened.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that are to be taken up.
    public let userActivities: Set<NSUserActivity>
    /// The quick action that was chosen.
    public let shortcutItem: UIApplicationShortcutItem?
    /// Who asked for it.
    public let sourceApplication: String?
    /// The kind of activity that is still on its way.
    public let handoffUserActivityType: String?

    /// Makes options, for tests; in UIKit the system does.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.sourceApplication = sourceApplication
      self.handoffUserActivityType = handoffUserActivityType
    }
  }

  /// How an incoming address is to be opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// Who asked for it.
    public let sourceApplication: String?
    /// What was handed over.
    public let annotation: Any?
    /// Whether the file is to be used where it is.
    public let openInPlace: Bool

    /// Makes options, for tests.
    public init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
    }
  }

  /// Stored, not simulated.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only where an app is installed for the link.
    open var universalLinksOnly = false

    /// Makes options.
    public override init() {}
  }

  /// Hands an address to another app, as the application's method of that name does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    application?.open(url, completionHandler: completion)
  }
}

/// An address that is to be opened: a value that a test hands to a delegate.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// How it is to be opened.
  public let options: UIScene.OpenURLOptions

  /// Makes one, for tests; in UIKit the system does.
  public init(url: URL, options: UIScene.OpenURLOptions? = nil) {
    self.url = url
    self.options = options ?? UIScene.OpenURLOptions()
  }
}
