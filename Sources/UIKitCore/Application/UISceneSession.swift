import Foundation

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows that the user works in.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene that is connected to it. Not retained.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  public let configuration: UISceneConfiguration
  /// A name that stays the same.
  public let persistentIdentifier: String
  /// What the program remembers of it.
  open var userInfo: [String: Any]?
  /// What is to be taken up when it is connected again; kept.
  open var stateRestorationActivity: NSUserActivity?

  /// Makes a session, for tests; in UIKit the system does.
  public init(
    role: Role = .windowApplication, configuration: UISceneConfiguration? = nil,
    persistentIdentifier: String = "Session"
  ) {
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    self.persistentIdentifier = persistentIdentifier
  }
}

/// How a scene is made: a value, from which nothing is made here.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of its first screen.
  open var storyboard: UIStoryboard?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
