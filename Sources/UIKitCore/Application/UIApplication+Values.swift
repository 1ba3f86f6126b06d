import Foundation

extension UIApplication {
  /// Whether the screen stays on; kept.
  public var isIdleTimerDisabled: Bool {
    get { values.isIdleTimerDisabled }
    set { values.isIdleTimerDisabled = newValue }
  }

  /// The number on the icon; kept.
  public var applicationIconBadgeNumber: Int {
    get { values.applicationIconBadgeNumber }
    set { values.applicationIconBadgeNumber = newValue }
  }

  /// The quick actions on the icon; kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { values.shortcutItems }
    set { values.shortcutItems = newValue }
  }

  /// Counts a reason to ignore the user. `SimulatedUser` is not ignored: what is tapped in between is a test's affair.
  public func beginIgnoringInteractionEvents() { values.ignoredInteractions += 1 }

  /// Takes one reason back.
  public func endIgnoringInteractionEvents() {
    values.ignoredInteractions = max(values.ignoredInteractions - 1, 0)
  }

  /// Whether there are such reasons.
  public var isIgnoringInteractionEvents: Bool { values.ignoredInteractions > 0 }

  /// Keeps that notifications are wanted; the delegate is not told of a token.
  public func registerForRemoteNotifications() { values.isRegisteredForRemoteNotifications = true }

  /// Keeps that notifications are not wanted any more.
  public func unregisterForRemoteNotifications() {
    values.isRegisteredForRemoteNotifications = false
  }

  /// Whether notifications are wanted.
  public var isRegisteredForRemoteNotifications: Bool { values.isRegisteredForRemoteNotifications }

  /// Would call a method by its name, which cannot be done here: `false`. One is known: without a target,
  /// `resignFirstResponder` makes the first responder resign, as code does that hides the keyboard.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.description == "resignFirstResponder", let firstResponder else {
      return false
    }
    return firstResponder.resignFirstResponder()
  }

  /// Which way up the first scene is: upright unless it is wider than high. Turned, the button is on the right.
  public var statusBarOrientation: UIInterfaceOrientation {
    firstWindowScene?.interfaceOrientation ?? .unknown
  }

  /// What the delegate says, else all but upside down. Only the program asks.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
}

// MARK: - Scenes

extension UIApplication {
  /// Whether there can be several scenes.
  public var supportsMultipleScenes: Bool { true }

  /// The sessions of the scenes that are connected.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Asks for a scene to come to the front: that of the session does, if it is in the background. A new one is
  /// connected by `connectScene(delegate:options:)`, and not by this. (Stand-in.)
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession?.scene?.enterForeground()
  }

  /// Asks for a scene to go for good: it is disconnected at once, whatever the options say.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession.scene?.disconnect()
  }
}

// MARK: - Work in the background

extension UIApplication {
  /// Notes that work begins which goes on in the background. Its time never runs out here, so that the
  /// handler is not called, and not held.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// The same with a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    values.lastBackgroundTask += 1
    values.backgroundTasks[values.lastBackgroundTask] = taskName
    return UIBackgroundTaskIdentifier(rawValue: values.lastBackgroundTask)
  }

  /// Notes that it has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    values.backgroundTasks.removeValue(forKey: identifier.rawValue)
  }

  /// Stored, not simulated.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  /// As often as possible.
  public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never.
  public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// The time that is left in the background: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// The identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
