import Foundation

/// Told of the life of an application. (Launching is not simulated.)
///
/// Every method has an empty default. The four that come with a change of state are not called in an
/// application that has several scenes or a scene with a delegate: there the scene's are. (Documented.)
/// Notifications of the same names are posted on the application's `notificationCenter`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  // @optional
  /// Called when the application gets events again; `applicationState` is `.active`.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application gets no events any more; `applicationState` is still `.active`.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has left the screen; `applicationState` is `.background`.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application comes back on screen; `applicationState` is still `.background`.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when memory is short, before the controllers are told.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called first of all when the application is launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool  // = true
  /// Called when the application is launched: the place to make its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool  // = true
  /// Called with an address that is to be opened; whether it was.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool  // = false
  /// Called with an activity that is to be taken up, such as a universal link; whether it was.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool  // = false
  /// Asked how a scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration  // = connectingSceneSession.configuration
  /// Called when the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Asked which way up a window may be; asked by `UIApplication.supportedInterfaceOrientations(for:)` too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask  // = .allButUpsideDown
  /// Called with the address of this device for notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when there is none.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with a notification.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )  // = completionHandler(.noData)
  /// Called with the quick action that was chosen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)  // = completionHandler(false)
  /// Called when transfers in the background have ended.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)  // = completionHandler()
}
