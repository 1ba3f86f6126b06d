import Foundation

extension UIApplication {
  /// Counted and told. `SimulatedUser` is not ignored: what is tapped in between is the test's affair.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  public func endIgnoringInteractionEvents() {
    ignoredInteractions = max(ignoredInteractions - 1, 0)
  }
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  public func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  /// `false`: methods cannot be called by name here. But without a target, `resignFirstResponder` makes the
  /// first responder resign, as code does that hides the keyboard.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.description == "resignFirstResponder", let firstResponder else {
      return false
    }
    return firstResponder.resignFirstResponder()
  }

  /// The orientation of the first scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    firstWindowScene?.interfaceOrientation ?? .unknown
  }

  /// Only the program asks.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  // MARK: - Scenes

  public var supportsMultipleScenes: Bool { true }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Brings the session's scene to the foreground. A new scene is connected by
  /// `connectScene(delegate:options:)`, not by this. (Stand-in.)
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession?.scene?.enterForeground()
  }

  /// Disconnects the scene at once, whatever the options say.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession.scene?.disconnect()
  }

  // MARK: - Work in the background

  /// The time never runs out here: the handler is neither called nor held.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  public func canOpenURL(_ url: URL) -> Bool {
    if let opensURL { return opensURL(url) }
    return ["http", "https"].contains(url.scheme?.lowercased())
  }

  /// Adds the address to `openedURLs`; the application stays in front. `completion` gets `canOpenURL(_:)` on a
  /// later turn of the clock, which holds it until then. (Documented: later, on the main queue.)
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    environment.perform {
      openedURLs.append(url)
      environment.record(.application, note: "opens \(url.absoluteString)")
      let isOpened = canOpenURL(url)
      guard let completion else { return }
      clock.schedule("completion of opening \(url.absoluteString)", after: .zero) {
        completion(isOpened)
      }
    }
  }

  @_disfavoredOverload
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  public static var openSettingsURLString: String { "app-settings:" }
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
}

extension UIApplication {
  /// The transitions under way that nothing on an idle clock will end, in the order of their requests:
  /// `navigation transition of Stack#1: its animator has not called completeTransition(_:)`.
  ///
  /// A transition that a finger holds is not among them.
  package var transitionsWithoutEnd: [String] {
    let changes = changesUnderWay.sorted { $0.transition.request < $1.transition.request }
    return changes.compactMap { change in
      guard change.transition !== heldTransition, let reason = change.transition.reasonOfNoEnd
      else { return nil }
      return "\(environment.names.name(of: change.work, change.owner.id)): \(reason)"
    }
  }
}
