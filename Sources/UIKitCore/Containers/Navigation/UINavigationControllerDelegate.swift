/// Told when a navigation controller shows another screen.
///
/// Every method has a default, as UIKit's are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  // @optional
  /// Called after the screen's `viewWillAppear` and before its `viewIsAppearing`. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after the screen's `viewDidAppear` and after all `didMove(toParent:)`; a popped screen has no
  /// `navigationController` any more. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Asked for an animator of an animated change between two screens; `nil`, the default, for the standard
  /// one.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for what drives a change by a gesture, when there is an animator; `nil` by default.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Would be asked which ways the device may be held. Not asked here, as the next.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask  // = .allButUpsideDown
  /// Would be asked how the device is best held.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation  // = .portrait
}

extension UINavigationController {
  /// Which way a stack changes.
  public enum Operation: String, Hashable, Sendable {
    case none, push, pop
  }
}
