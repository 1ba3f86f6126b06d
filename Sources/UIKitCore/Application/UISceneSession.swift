import Foundation

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// Not retained.
  public internal(set) weak var scene: UIScene?
  public let role: Role
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?

  /// For tests; in UIKit the system makes sessions.
  public init(
    role: Role = .windowApplication, configuration: UISceneConfiguration? = nil,
    persistentIdentifier: String = "Session"
  ) {
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    self.persistentIdentifier = persistentIdentifier
  }
}

/// A value, from which nothing is made here.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let shortcutItem: UIApplicationShortcutItem?
    public let sourceApplication: String?
    public let handoffUserActivityType: String?

    /// For tests; in UIKit the system makes options.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      (self.shortcutItem, self.sourceApplication) = (shortcutItem, sourceApplication)
      self.handoffUserActivityType = handoffUserActivityType
    }
  }

  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    public let annotation: Any?
    public let openInPlace: Bool

    public init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      (self.sourceApplication, self.annotation) = (sourceApplication, annotation)
      self.openInPlace = openInPlace
    }
  }

  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() {}
  }

  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    application?.open(url, completionHandler: completion)
  }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  /// For tests; in UIKit the system makes contexts.
  public init(url: URL, options: UIScene.OpenURLOptions? = nil) {
    self.url = url
    self.options = options ?? UIScene.OpenURLOptions()
  }
}

/// A value that a test hands to a delegate.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }
}
