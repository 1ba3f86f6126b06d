import Foundation

/// What an animator is given to work with.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which both views stand during the transition.
  var containerView: UIView { get }

  /// Whether the change takes time.
  var isAnimated: Bool { get }

  /// Whether a gesture drives the transition right now.
  var isInteractive: Bool { get }

  /// Whether a gesture was cancelled. An animator passes the opposite to `completeTransition(_:)`.
  var transitionWasCancelled: Bool { get }

  /// How the controller is presented, `.none` for a change inside a container.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how far a gesture has come, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the gesture went through: the rest is animated.
  func finishInteractiveTransition()

  /// Says that the gesture was given up: all goes back.
  func cancelInteractiveTransition()

  /// Says that a gesture takes hold of a transition that runs by itself: it stays where it is until
  /// the gesture is over.
  func pauseInteractiveTransition()

  /// Ends the transition: the last callbacks are sent. An animator has to call it; until then the
  /// transition runs. A second call does nothing. (Documented.)
  func completeTransition(_ didComplete: Bool)

  /// Where a controller's view stands before the change: as large as the container. Nothing is laid out.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view stands after the change: as large as the container. Nothing is laid out.
  func finalFrame(for vc: UIViewController) -> CGRect

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of one of the two controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates a transition in place of the standard animation.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The length of the animation in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates, and calls `context.completeTransition(_:)` when that is done.
  func animateTransition(using context: any UIViewControllerContextTransitioning)

  // @optional
  /// The animation as something that a gesture can hold. Not asked here: `animateTransition(using:)` is
  /// called, which most animators that have both start this one in.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  // = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
  /// Called after the transition's last callback. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of the animation; keeps the context and moves it until the gesture ends.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)

  /// Whether a gesture holds the transition from its beginning; `true` by default. Where not, it runs by
  /// itself until the context is paused. (Documented.)
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Moves an animator's animation by a share.
///
/// Handed out as the interaction controller of a transition, it starts the animator's animation paused and
/// holds the transition's context until the end. A transition begins at the end of the turn. An update, finish or
/// cancel between the call that asks for it and its beginning takes effect when it begins. (Unverified.) An earlier one
/// has no effect on it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the gesture has come, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// Whether a gesture holds the transition from its beginning.
  open var wantsInteractiveStart = true
  /// Stored, not simulated.
  open var completionSpeed: CGFloat = 1, completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored, not simulated. Retained.
  open var timingCurve: (any UITimingCurveProvider)?

  private var context: (any UIViewControllerContextTransitioning)?
  /// The last decision while this drove no transition.
  private var early: EarlyWord?

  private struct EarlyWord {
    /// The number of the last change that was requested by then.
    let request: Int
    /// How far the gesture has come; `nil` before the first update since that request.
    var share: CGFloat?
    /// Whether the change takes place; `nil` while that is open.
    var finishes: Bool?
  }

  /// Makes one that drives nothing yet.
  public override init() {}

  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let early = early
    self.early = nil
    guard let early, let transition = context as? Transition, early.request >= transition.request
    else { return percentComplete = 0 }
    percentComplete = early.share ?? 0
    context.updateInteractiveTransition(percentComplete)
    if wantsInteractiveStart, let finishes = early.finishes { decide(finishes) }
  }

  /// Whether this holds a transition and so can still decide it.
  func drives(_ transition: Transition) -> Bool { context === transition }

  /// Takes hold of a transition that runs by itself, where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition to a share; outside 0 to 1 it is clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context else {
      return early = EarlyWord(request: Transition.requestCount, share: self.percentComplete)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the rest be animated.
  open func finish() { decide(true) }

  /// Lets all go back.
  open func cancel() { decide(false) }

  private func decide(_ finishes: Bool) {
    guard let context else {
      let request = Transition.requestCount
      let share = early?.request == request ? early?.share : nil
      return early = EarlyWord(request: request, share: share, finishes: finishes)
    }
    self.context = nil
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
  }
}
