/// Asked and told about taps on tabs; never about selections made by code. (`UITabBarControllerDelegate`.)
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Called before a tapped tab is selected, also when it is selected already; `false` vetoes.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// Called after a tapped tab was selected, also when it was selected already.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Allows the selection.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
