/// Asked and told about taps on tabs; never about selections made by code.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  // @optional
  /// Called before a tapped tab is selected, also when it is selected already; `false` vetoes.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool  // = true
  /// Called after a tapped tab was selected, also when it was selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Hands out an animator for a change of tabs, before its first callback; `nil` changes without animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Hands out what drives such an animator by a gesture.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Tells that the user begins to put tabs elsewhere. Not called: not simulated.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// Tells that the user is about to end that.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Tells that the user has ended that.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}
