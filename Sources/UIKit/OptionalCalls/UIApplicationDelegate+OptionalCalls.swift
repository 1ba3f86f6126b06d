import UIKitCore
import Foundation

extension UIApplicationDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var application: UIResponder.OptionalCalls.Of<any UIApplicationDelegate>? { .init(self) }
}

extension UIResponder.OptionalCalls.Of<any UIApplicationDelegate> {
  /// Calls `application(_:willFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls `application(_:open:options:)`.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// Calls `application(_:continue:restorationHandler:)`.
  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    delegate.application(
      application, continue: userActivity, restorationHandler: restorationHandler)
  }

  /// Calls `application(_:configurationForConnecting:options:)`.
  public func callAsFunction(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls `application(_:didDiscardSceneSessions:)`.
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)`.
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }

  /// Calls `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    delegate.application(
      application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  /// Calls `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  /// Calls `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  public func callAsFunction(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate.application(
      application, didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler)
  }

  /// Calls `application(_:performActionFor:completionHandler:)`.
  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  /// Calls `application(_:handleEventsForBackgroundURLSession:completionHandler:)`.
  public func callAsFunction(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application, handleEventsForBackgroundURLSession: identifier,
      completionHandler: completionHandler)
  }
}
