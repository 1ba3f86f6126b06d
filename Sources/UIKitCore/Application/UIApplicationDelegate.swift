import Foundation

/// Launching is not simulated. The four methods of a change of state are not called in an application that has
/// several scenes or a scene with a delegate: there the scene's are. (Documented.) Notifications of the same names
/// are posted on the application's `notificationCenter`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  // @optional
  /// `applicationState` is `.active`.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// `applicationState` is still `.active`.
  func applicationWillResignActive(_ application: UIApplication)
  /// `applicationState` is `.background`.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// `applicationState` is still `.background`.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the controllers are told.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool  // = true
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool  // = true
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool  // = false
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool  // = false
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration  // = connectingSceneSession.configuration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask  // = .allButUpsideDown
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )  // = completionHandler(.noData)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)  // = completionHandler(false)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)  // = completionHandler()
}

/// One scene with a delegate makes the application one of scenes, whose own delegate is not told of these steps
/// any more. (Documented.) The methods that take addresses and activities are called by tests alone.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  // @optional
  /// Called by `UIApplication.connectScene(delegate:options:)` before the scene comes on screen.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The state is `.foregroundActive`.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The state is still `.foregroundActive`.
  func sceneWillResignActive(_ scene: UIScene)
  /// The state is still `.background`. (Unverified.)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The state is `.background`.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene's windows are closed. (Unverified.)
  func sceneDidDisconnect(_ scene: UIScene)
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  // @optional
  /// Called by tests alone.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)  // = completionHandler(false)
  /// Called after a change of size, orientation or traits. (Deprecated in iOS 26; that it is called there still:
  /// unverified.)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called after a change of size or orientation, and when a finger leaves the window's edge. (iOS 26.)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// The delegate's stored property `window`; `nil` where it declares none.
  public var window: UIWindow?? { storedWindow(of: self) }
}

public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}

extension UIApplicationDelegate {
  /// The delegate's stored property `window`; `nil` where it declares none.
  public var window: UIWindow?? { storedWindow(of: self) }
}

// Read by its name, because a protocol cannot ask for it and leave it out at once.
@MainActor func storedWindow(of delegate: AnyObject) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let level = mirror {
    for child in level.children where child.label == "window" {
      return .some(child.value as? UIWindow)
    }
    mirror = level.superclassMirror
  }
  return nil
}
