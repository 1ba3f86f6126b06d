/// Asked and told about dismissals by the user.
///
/// A dismissal by code calls none of the four. (Documented.) Every method has a default, as UIKit's are
/// optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  // @optional
  /// Asked when a presentation begins in a compact width which style takes the place of the chosen one;
  /// `.none` for the chosen one, which is the default. Later changes of traits do not ask again here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle  // = .none
  /// The same for any traits; asked in place of the other, which its default calls in a compact width.
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
  /// Asked when the user begins to dismiss; `false` refuses. `true` by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool  // = true
  /// Called when the user begins to dismiss, before the first callback. It may yet be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed, after the last callback.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss and was refused, by `presentationControllerShouldDismiss` or by
  /// `isModalInPresentation`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
