import Foundation

extension Transition: UIViewControllerTransitionCoordinator, UIViewControllerContextTransitioning {
  var isInterruptible: Bool { false }
  var isInteractive: Bool {
    phase == .tracking || (phase == .preparing && initiallyInteractive)
  }
  var transitionWasCancelled: Bool { isCancelled }
  var transitionDuration: TimeInterval { isAnimated ? duration / .seconds(1) : 0 }
  var completionVelocity: CGFloat { 1 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.loadedView
  }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
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
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    guard phase == .preparing || phase == .tracking else { return }
    ownBlocks().interactionHandlers.append(handler)
  }

  private func ownBlocks() -> TransitionBlocks {
    let made = blocks ?? TransitionBlocks()
    blocks = made
    return made
  }

  func pauseInteractiveTransition() { pause() }

  func initialFrame(for vc: UIViewController) -> CGRect { containerView.frame }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.frame }

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
