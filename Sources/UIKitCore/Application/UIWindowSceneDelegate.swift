/// Told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  // @optional
  /// Called with the quick action that was chosen; by tests alone here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)  // = completionHandler(false)
}

extension UIWindowSceneDelegate {
  /// The delegate's own `window`, which is a stored property there; `nil` where it declares none. As an
  /// optional requirement has it, twice optional.
  public var window: UIWindow?? { storedWindow(of: self) }

}
