/// A dismissal by code calls none of the four methods of dismissals. (Documented.)
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  // @optional
  /// Asked when a presentation begins in a compact width; `.none` keeps the chosen style. Later changes of traits
  /// do not ask again here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle  // = .none
  /// Asked for any traits, in place of the other method, which its default calls in a compact width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  // = traitCollection.horizontalSizeClass == .compact
  // ? adaptivePresentationStyle(for: controller) : .none
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// `false` refuses.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool  // = true
  /// Called before the first callback. The dismissal may yet be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the last callback.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a refusal, by `presentationControllerShouldDismiss` or by `isModalInPresentation`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  // @optional
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked only when there is an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked only when there is an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked for `.custom` only.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
