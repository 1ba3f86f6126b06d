import Foundation

extension Application {
  /// What came of work in the background. (`UIBackgroundFetchResult`.)
  public enum BackgroundFetchResult: UInt, Hashable, Sendable {
    case newData, noData, failed
  }
}

extension ApplicationDelegate {
  /// The delegate's own `window`, which is a stored property there; `nil` where it declares none. As an
  /// optional requirement has it, twice optional.
  public var window: Window?? { storedWindow(of: self) }

  /// Goes on.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Opens nothing.
  public func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Takes up nothing.
  public func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([any UserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// The session's own.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// All but upside down.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .allButUpsideDown }

  /// Does nothing.
  public func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Says that there was nothing.
  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (Application.BackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }

  /// Says that it was not performed.
  public func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// Does nothing but answer.
  public func application(
    _ application: Application, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// The stored property `window` of a delegate. Read by its name, because a protocol cannot ask for it and leave
/// it out at once; `nil` where there is none.
@MainActor func storedWindow(of delegate: AnyObject) -> Window?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let level = mirror {
    for child in level.children where child.label == "window" {
      return .some(child.value as? Window)
    }
    mirror = level.superclassMirror
  }
  return nil
}
