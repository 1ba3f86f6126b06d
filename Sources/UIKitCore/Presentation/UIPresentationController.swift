import Foundation

/// What manages one presentation.
///
/// Every controller has one before it is presented: asking for `presentationController` makes it. From
/// then on the two hold each other until the controller is presented, so one that is asked and never
/// presented keeps itself alive, as on iOS (observed). The presentation holds it from its beginning to the
/// end of the dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// Who is presented. Retained; this is the reference that keeps an unpresented controller alive.
  public private(set) var presentedViewController: UIViewController
  private weak var presenting: UIViewController?

  /// Asked and told about dismissals by the user, never about those by code. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presented view stands; `nil` while nothing is presented.
  public internal(set) var containerView: UIView?

  /// Makes one for a controller. The presenter is not retained.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presenting = presenting
  }

  /// Who presents; before the presentation the presented one itself. (Place holder: observed.)
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  func attach(to presenter: UIViewController?) { presenting = presenter }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .none
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The rectangle of the presented view. Not simulated.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.frame ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  /// Called after the `will` callbacks of a presentation, before the animation. Does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the `did` callbacks of a presentation, before its completion. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called after the `will` callbacks of a dismissal, before the animation. Does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the `did` callbacks of a dismissal, before its completion; `false` for a pull-down that
  /// was cancelled. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called once, after `presentationTransitionWillBegin()`: a place for frames. Does nothing.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: - As a container of the presented one

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Never called here: the presenter tells the presented one itself.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Never called here: the presenter tells the presented one itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// The traits that are put over the inherited ones; kept, and of no consequence.
  open var overrideTraitCollection: UITraitCollection?
}

// MARK: - Telling the delegate

extension UIPresentationController {
  private func tell(
    _ kind: LifecycleEvent.Kind, _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    presentedViewController.environment?.record(kind, of: presentedViewController)
    call(delegate)
  }

  func askDelegateWhetherToDismiss() -> Bool {
    var answer = true
    tell(.shouldDismiss) { answer = $0.presentationControllerShouldDismiss(self) }
    return answer
  }

  func tellDelegateWillDismiss() {
    tell(.willDismiss) { $0.presentationControllerWillDismiss(self) }
  }

  func tellDelegateDidDismiss() { tell(.didDismiss) { $0.presentationControllerDidDismiss(self) } }

  func tellDelegateDidAttemptToDismiss() {
    tell(.didAttemptToDismiss) { $0.presentationControllerDidAttemptToDismiss(self) }
  }
}
