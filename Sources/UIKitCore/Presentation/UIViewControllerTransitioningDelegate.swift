/// Hands out animators and presentation controllers for a presentation.
/// Every method has a default that answers `nil`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  // @optional
  /// The animator of a presentation; `nil` for the standard one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; `nil` for the standard one.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a presentation by a gesture; `nil` for none. Asked only when there is an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal by a gesture; `nil` for none. Asked only when there is an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a `.custom` presentation; `nil` for a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
