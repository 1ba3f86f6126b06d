/// Animates pushes, pops, presentations and dismissals itself, in so many seconds, and tells of it.
@MainActor
final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  private let bed: TestBed
  private let seconds: Double
  /// Drives dismissals by a gesture, if there is one.
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ bed: TestBed, seconds: Double) {
    self.bed = bed
    self.seconds = seconds
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    seconds
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (
      context.viewController(forKey: .from), context.viewController(forKey: .to)
    )
    bed.note("animates from \(name(of: from)) to \(name(of: to))")
    UIView.animate(withDuration: seconds, animations: {}) { _ in
      self.bed.note("the animation is over")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    bed.note("animationEnded(\(transitionCompleted))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    bed.note("asked for a \(operation == .push ? "push" : "pop")")
    return self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Hands out a presentation controller that takes the presenter's view away.
@MainActor final class CoveringPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private final class Covering: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Covering(presentedViewController: presented, presenting: presenting)
  }
}

/// Tells what a presentation controller asks and tells its delegate; may refuse.
@MainActor final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let bed: TestBed
  private let allows: Bool

  init(_ bed: TestBed, allows: Bool = true) {
    self.bed = bed
    self.allows = allows
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    bed.note("shouldDismiss: \(allows)")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    bed.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    bed.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    bed.note("didAttemptToDismiss")
  }
}

/// A screen that joins in the transition by which it appears or disappears.
@MainActor final class Joining: Screen {
  private let bed: TestBed
  /// What the coordinator's completion holds besides.
  var captured: Capture?

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    join("appears")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    join("disappears")
  }

  private func join(_ what: String) {
    guard let coordinator = transitionCoordinator else { return bed.note("no coordinator") }
    let from = coordinator.viewController(forKey: .from)
    let to = coordinator.viewController(forKey: .to)
    bed.note("\(what) from \(name(of: from)) to \(name(of: to))")
    let captured = captured
    self.captured = nil
    coordinator.animate { [bed] _ in
      bed.note("alongside")
    } completion: { [bed] context in
      withExtendedLifetime(captured) {
        bed.note("completion, cancelled \(context.isCancelled)")
      }
    }
    coordinator.notifyWhenInteractionChanges { [bed] context in
      bed.note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
  }
}
