import UIKitCore

extension UINavigationControllerDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationController: UIResponder.OptionalCalls.Of<any UINavigationControllerDelegate>?
  {
    .init(self)
  }
}

extension UIResponder.OptionalCalls.Of<any UINavigationControllerDelegate> {
  /// Calls `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:animationControllerFor:from:to:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls `navigationController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

extension UINavigationControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  { { self.navigationControllerSupportedInterfaceOrientations($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  { { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) } }
}
