import Foundation

@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  /// An animator passes the opposite to `completeTransition(_:)`.
  var transitionWasCancelled: Bool { get }
  /// `.none` for a change inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// An animator has to call it; until then the transition runs. A second call does nothing. (Documented.)
  func completeTransition(_ didComplete: Bool)
  /// As large as the container, as `finalFrame(for:)`: nothing is laid out.
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Has to call `context.completeTransition(_:)` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)

  // @optional
  /// Not asked here: `animateTransition(using:)` is called.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  // = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
  /// Called after the transition's last callback.
  func animationEnded(_ transitionCompleted: Bool)
}

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of the animation.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// Where `false`, the transition runs by itself until the context is paused. (Documented.)
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// As the interaction controller of a transition it starts the animator's animation paused and holds the
/// transition's context until the end. An update, finish or cancel between the call that asks for a transition and
/// its beginning, at the end of the turn, takes effect when it begins. (Unverified.) An earlier one has no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var wantsInteractiveStart = true
  open var completionSpeed: CGFloat = 1, completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  private var context: (any UIViewControllerContextTransitioning)?
  /// The last decision while this drove no transition.
  private var early: EarlyDecision?

  private struct EarlyDecision {
    /// The number of the last change that was requested by then.
    let request: Int
    /// How far the gesture has come; `nil` before the first update since that request.
    var share: CGFloat?
    /// Whether the change takes place; `nil` while that is open.
    var finishes: Bool?
  }

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
  open func pause() { context?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context else {
      return early = EarlyDecision(request: Transition.requestCount, share: self.percentComplete)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() { decide(true) }
  open func cancel() { decide(false) }

  private func decide(_ finishes: Bool) {
    guard let context else {
      let request = Transition.requestCount
      let share = early?.request == request ? early?.share : nil
      return early = EarlyDecision(request: request, share: share, finishes: finishes)
    }
    self.context = nil
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
  }
}
