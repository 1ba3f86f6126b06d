import Foundation

/// Every controller has one before it is presented: asking for `presentationController` makes it. From then on
/// the two hold each other until the controller is presented, so a controller that is asked and never presented
/// keeps itself alive, as on iOS (observed). The presentation holds it until the end of the dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// Retained: the reference that keeps an unpresented controller alive.
  public private(set) var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// `nil` while nothing is presented.
  public internal(set) var containerView: UIView?

  /// The presenter is not retained.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presenting = presenting
  }

  /// Before the presentation the presented controller itself. (Observed.)
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  func attach(to presenter: UIViewController?) { presenting = presenter }

  /// The style that the presented controller had when this was made for it.
  open var presentationStyle: UIModalPresentationStyle {
    styleOfMaking ?? presentedViewController.modalPresentationStyle
  }
  var styleOfMaking: UIModalPresentationStyle?

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .none
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.frame ?? .zero }
  /// Asked for `.custom` only, as `shouldRemovePresentersView`.
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  /// Called after the `will` callbacks of a presentation, before the animation.
  open func presentationTransitionWillBegin() {}
  /// Called after the `did` callbacks of a presentation, before its completion.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called after the `will` callbacks of a dismissal, before the animation.
  open func dismissalTransitionWillBegin() {}
  /// Called after the `did` callbacks of a dismissal, before its completion; with `false` for a pull-down that was
  /// cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called once, after `presentationTransitionWillBegin()`.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: - As a container of the presented controller, which its presenter tells of transitions itself

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
  open var overrideTraitCollection: UITraitCollection?

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

// MARK: - Telling the delegate

extension UIPresentationController {
  private func tell(
    _ kind: LifecycleEvent.Kind, _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    presentedViewController.environment?.record(kind, of: presentedViewController.id)
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
