/// Told of the life of a scene. (`UISceneDelegate`; sessions and options are not simulated.)
///
/// Every method has an empty default. One scene with a delegate makes the application one of scenes, whose
/// own delegate is not told of these steps any more. (Documented.)
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// Called when the scene gets events again; its state is `.foregroundActive`.
  func sceneDidBecomeActive(_ scene: Scene)

  /// Called before the scene gets no events any more; its state is still `.foregroundActive`.
  func sceneWillResignActive(_ scene: Scene)

  /// Called before the scene comes on screen; its state is still `.background`. (State: unverified.)
  func sceneWillEnterForeground(_ scene: Scene)

  /// Called when the scene has left the screen; its state is `.background`.
  func sceneDidEnterBackground(_ scene: Scene)

  /// Called when the scene was disconnected, before its windows are closed. (Place: unverified.)
  func sceneDidDisconnect(_ scene: Scene)
}

extension SceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
}
