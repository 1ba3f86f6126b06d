/// Asked and told about dismissals by the user. (`UIAdaptivePresentationControllerDelegate`.)
///
/// A dismissal by code calls none of the four. (Documented.) Every method has a default, as UIKit's are
/// optional.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Asked when a presentation begins in a compact width which style takes the place of the chosen one;
  /// `.none` for the chosen one, which is the default. Later changes of traits ask nobody here.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// The same for any traits; asked in place of the other, which its default calls in a compact width.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// Asked for another controller to show in another style; by nobody here.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?

  /// Called before another style is used; by nobody here.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Called to set up the presentation controller of another style; by nobody here.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)

  /// Asked when the user begins to dismiss; `false` refuses. `true` by default.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// Called when the user begins to dismiss, before the first callback. It may yet be cancelled.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called when the user has dismissed, after the last callback.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called when the user tried to dismiss and was refused, by `presentationControllerShouldDismiss` or by
  /// `isModalInPresentation`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// The chosen style.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }

  /// What the method without traits answers in a compact width, else the chosen style.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }

  /// None.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}

  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}

  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
