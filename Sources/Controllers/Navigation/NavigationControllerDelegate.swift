/// Told when a navigation controller shows another screen. (`UINavigationControllerDelegate`.)
///
/// Every method has a default, as UIKit's are optional.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the screen's `viewWillAppear` and before its `viewIsAppearing`. (Place: observed.)
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called after the screen's `viewDidAppear` and after all `didMove(toParent:)`; a popped screen has no
  /// `navigationController` any more. (Place: observed.)
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Asked for an animator of an animated change between two screens; `nil`, the default, for the standard
  /// one.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Asked for what drives a change by a gesture, when there is an animator; `nil` by default.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationController {
  /// Which way a stack changes. (`UINavigationController.Operation`.)
  public enum Operation: String, Hashable, Sendable {
    case none, push, pop
  }
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}

  /// The standard animation.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// No gesture.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
