import UIKitCore
import Foundation

extension UISceneDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scene: UIResponder.OptionalCalls.OfSceneDelegate? {
    UIResponder.OptionalCalls.OfSceneDelegate(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var stateRestorationActivity: UIResponder.OptionalCalls.ForStateRestorationActivity? {
    UIResponder.OptionalCalls.ForStateRestorationActivity(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `scene` methods of a delegate.
  @preconcurrency @MainActor public struct OfSceneDelegate {
    let delegate: any UISceneDelegate

    /// Calls `scene(_:willConnectTo:options:)`.
    public func callAsFunction(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      delegate.scene(scene, willConnectTo: session, options: options)
    }

    /// Calls `scene(_:openURLContexts:)`.
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    {
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

  /// Calls the `stateRestorationActivity` method of a delegate.
  @preconcurrency @MainActor public struct ForStateRestorationActivity {
    let delegate: any UISceneDelegate

    /// Calls `stateRestorationActivity(for:)`.
    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
      delegate.stateRestorationActivity(for: scene)
    }
  }
}

extension UIWindowSceneDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var windowScene: UIResponder.OptionalCalls.OfWindowSceneDelegate? {
    UIResponder.OptionalCalls.OfWindowSceneDelegate(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `windowScene` method of a delegate.
  @preconcurrency @MainActor public struct OfWindowSceneDelegate {
    let delegate: any UIWindowSceneDelegate

    /// Calls `windowScene(_:performActionFor:completionHandler:)`.
    public func callAsFunction(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      delegate.windowScene(
        windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}
