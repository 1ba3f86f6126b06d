/// Animates pushes, pops, presentations and dismissals itself, in so many seconds, and tells of it.
@MainActor
final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  private let stage: Stage
  private let seconds: Double
  /// Drives dismissals by a gesture, if there is one.
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ stage: Stage, seconds: Double) {
    self.stage = stage
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
    stage.note("animates from \(name(of: from)) to \(name(of: to))")
    UIView.animate(withDuration: seconds, animations: {}) { _ in
      self.stage.note("the animation is over")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    stage.note("animationEnded(\(transitionCompleted))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage.note("asked for a \(operation == .push ? "push" : "pop")")
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
  private let stage: Stage
  private let allows: Bool

  init(_ stage: Stage, allows: Bool = true) {
    self.stage = stage
    self.allows = allows
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    stage.note("shouldDismiss: \(allows)")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    stage.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    stage.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    stage.note("didAttemptToDismiss")
  }
}

/// A screen that joins in the transition by which it appears or disappears.
@MainActor final class Joining: Screen {
  private let stage: Stage
  /// What the coordinator's completion holds besides.
  var captured: Capture?

  override init(_ stage: Stage) {
    self.stage = stage
    super.init(stage)
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
    guard let coordinator = transitionCoordinator else { return stage.note("no coordinator") }
    let from = coordinator.viewController(forKey: .from)
    let to = coordinator.viewController(forKey: .to)
    stage.note("\(what) from \(name(of: from)) to \(name(of: to))")
    let captured = captured
    self.captured = nil
    coordinator.animate { [stage] _ in
      stage.note("alongside")
    } completion: { [stage] context in
      withExtendedLifetime(captured) {
        stage.note("completion, cancelled \(context.isCancelled)")
      }
    }
    coordinator.notifyWhenInteractionChanges { [stage] context in
      stage.note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
  }
}
