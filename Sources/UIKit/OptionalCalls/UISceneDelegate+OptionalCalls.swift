import UIKitCore
import Foundation

extension UISceneDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scene: UIResponder.OptionalCalls.Of<any UISceneDelegate>? { .init(self) }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var stateRestorationActivity: UIResponder.OptionalCalls.For<UIScene, NSUserActivity?>? {
    .init(call: { self.stateRestorationActivity(for: $0) })
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
}

extension UIWindowSceneDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var windowScene: UIResponder.OptionalCalls.Of<any UIWindowSceneDelegate>? { .init(self) }
}

extension UIResponder.OptionalCalls.Of<any UISceneDelegate> {
  /// Calls `scene(_:willConnectTo:options:)`.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// Calls `scene(_:openURLContexts:)`.
  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: URLContexts)
  }

  /// Calls `scene(_:willContinueUserActivityWithType:)`.
  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {
    delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  /// Calls `scene(_:continue:)`.
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }

  /// Calls `scene(_:didFailToContinueUserActivityWithType:error:)`.
  public func callAsFunction(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }
}

extension UIResponder.OptionalCalls.Of<any UIWindowSceneDelegate> {
  /// Calls `windowScene(_:performActionFor:completionHandler:)`.
  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
