import Foundation

/// Told of the life of a scene.
///
/// Every method has an empty default. One scene with a delegate makes the application one of scenes, whose
/// own delegate is not told of these steps any more. (Documented.)
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  // @optional
  /// Called by `UIApplication.connectScene(delegate:options:)` before the scene comes on screen: the place to
  /// make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Called with addresses that are to be opened; by tests alone here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity arrives; by tests alone here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity that is to be taken up, such as a universal link; by tests alone here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity did not arrive; by tests alone here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Asked what is to be taken up when the scene is connected again; by tests alone here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when the scene gets events again; its state is `.foregroundActive`.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene gets no events any more; its state is still `.foregroundActive`.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes on screen; its state is still `.background`. (State: unverified.)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen; its state is `.background`.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene was disconnected, before its windows are closed. (Place: unverified.)
  func sceneDidDisconnect(_ scene: UIScene)
}
