import VirtualTime

extension UIViewController {
  /// Exchanges the views of two children, now or after the exchange that is under way.
  func exchange(
    _ from: UIViewController, for to: UIViewController, over time: Duration,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard canExchange(from, for: to) else { return }
    if let running = childTransition {
      report(
        .nestedTransition,
        "A transition from <\(from.readableName)> to <\(to.readableName)> in <\(readableName)> while "
          + "another is under way; it is done after that one")
      _ = running.animate(alongsideTransition: nil) { [weak self] _ in
        self?.exchange(from, for: to, over: time, animations: animations, completion: completion)
      }
      return running.interrupt()
    }
    perform { begin(from, to, over: time, animations: animations, completion: completion) }
  }

  private func canExchange(_ from: UIViewController, for to: UIViewController) -> Bool {
    guard shouldAutomaticallyForwardAppearanceMethods else {
      report(
        .transitionForwardedByHand,
        "transition(from:to:duration:options:animations:completion:) sends appearance callbacks itself and "
          + "cannot be called on <\(readableName)>, whose shouldAutomaticallyForwardAppearanceMethods is false"
      )
      return false
    }
    if from !== to, from.parent === self, to.parent === self, !drivesAppearanceOfChildren {
      return true
    }
    let both = "<\(from.readableName)> and <\(to.readableName)>"
    report(
      .noCommonParent,
      from.parent === self && to.parent === self
        ? "\(both) cannot be exchanged in <\(readableName)> by a transition from one to the other"
        : "Children view controllers \(both) must have a common parent view controller when calling "
          + "transition(from:to:) of <\(readableName)>")
    return false
  }

  /// Whether this container is on screen, so that its children get appearance callbacks.
  private var bringsChildrenOnScreen: Bool {
    appearance.state == .appeared || appearance.state == .appearing
  }

  private func begin(
    _ from: UIViewController, _ to: UIViewController, over time: Duration,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let container: UIView = from.loadedView?.superview ?? view
    // Also with a duration of 0, whose end comes on the clock's next turn.
    let transition = Transition(from: from, to: to, animated: true, in: container, of: environment)
    childTransition = transition
    to.loadViewIfNeeded()
    let isOnScreen = bringsChildrenOnScreen
    if isOnScreen { sendWills(from, to, animated: time > .zero) }
    // A callback may have taken the new child, or this container off screen.
    let isOnScreenStill = bringsChildrenOnScreen
    if to.parent === self, let view = to.loadedView {
      if isOnScreen { container.place(view) } else { container.addSubview(view) }
      // While this container comes into the window itself, it takes its children along.
      if isOnScreenStill, appearing.isInHierarchy || appearance.state == .appeared {
        to.enterHierarchy()
      }
    }
    animations?()
    let time =
      isOnScreen && !bringsChildrenOnScreen || environment?.animates == false ? .zero : time
    let due = environment?.clock.now.advanced(by: time)
    transition.start(.child, of: self, for: time) { [weak self] _ in
      guard let self else { return }
      let finished = due.map { $0 <= self.environment?.clock.now ?? $0 } ?? true
      self.endChildTransition { completion?(finished) }
    }
  }

  private func sendWills(_ from: UIViewController, _ to: UIViewController, animated: Bool) {
    if from.appearance.accepts(.beginDisappearing) {
      if from.membership == .leaving { from.transitionFlags.insert(.fromParent) }
      from.beginAppearance(false, animated: animated)
    }
    if to.appearance.accepts(.beginAppearing) {
      if to.membership == .joining { to.transitionFlags.insert(.toParent) }
      to.beginAppearance(true, animated: animated)
    }
  }

  private func endChildTransition(_ completion: () -> Void) {
    guard let transition = childTransition else { return }
    if let to = transition.to { sendDid(to: to) }
    if let from = transition.from, from.parent == nil || from.parent === self {
      if from.appearance.state == .disappearing {
        from.displaceView()
        from.endAppearance()
      } else {
        // Brings the callbacks itself where the container came on screen meanwhile.
        from.loadedView?.removeFromSuperview()
      }
    }
    childTransition = nil
    completion()
    transition.conclude()
  }

  private func sendDid(to child: UIViewController) {
    guard child.appearance.state == .appearing else { return }
    guard child.parent === self, bringsChildrenOnScreen else {
      // Taken away, or the container was, before its view stood anywhere.
      guard child.parent == nil || child.parent === self else { return }
      child.beginAppearance(false, animated: false)
      return child.endAppearance()
    }
    // While this container appears itself, its end brings the child's.
    if appearance.state == .appeared { child.endAppearance() }
  }
}
