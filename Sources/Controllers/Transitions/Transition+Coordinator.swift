import Foundation

extension Transition: ViewControllerTransitionCoordinator, ViewControllerContextTransitioning {
  var isInterruptible: Bool { false }
  var isInteractive: Bool {
    phase == .tracking || (phase == .preparing && initiallyInteractive)
  }
  var transitionWasCancelled: Bool { isCancelled }
  var transitionDuration: TimeInterval { isAnimated ? duration / .seconds(1) : 0 }
  var completionVelocity: CGFloat { 1 }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : to
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .from ? from : to)?.loadedView
  }

  func animate(
    alongsideTransition animation: (
      (any ViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if from == nil, to == nil { return false }
    let blocks = ownBlocks()
    if let completion { blocks.completions.append(completion) }
    if phase == .preparing {
      if let animation { blocks.alongside.append(animation) }
    } else {
      animation?(self)
    }
    return true
  }

  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    guard phase == .preparing || phase == .tracking else { return }
    ownBlocks().interactionHandlers.append(handler)
  }

  private func ownBlocks() -> TransitionBlocks {
    let made = blocks ?? TransitionBlocks()
    blocks = made
    return made
  }

  func initialFrame(for vc: ViewController) -> CGRect { containerView.frame }
  func finalFrame(for vc: ViewController) -> CGRect { containerView.frame }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { update(to: percentComplete) }
  func finishInteractiveTransition() { decide(cancelled: false) }
  func cancelInteractiveTransition() { decide(cancelled: true) }

  func completeTransition(_ didComplete: Bool) {
    // While a gesture holds the animation, an animator that runs through has ended nothing yet.
    if phase == .tracking { animatorIsDone = true }
    guard phase == .running else { return }
    let completed = didComplete && !isCancelled
    if let environment { environment.perform { end(completed) } } else { end(completed) }
  }
}
