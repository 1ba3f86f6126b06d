/// A change of the tab that is shown, from its first callback to its last.
struct TabChange {
  let transition: Transition
  /// The objects that drive the change in place of the clock; `nil` after the turn, whose end starts it.
  var drivers: Transition.Drivers?
}

extension UITabBarController: TransitioningContainer {
  /// Makes the selected tab the shown one, now or when that is possible.
  func showSelected() {
    switch appearance.state {
    case .appeared:
      // A selection made inside a callback of another waits for its end; another one of the same turn
      // brings the first to its end.
      if selected !== shown { goOn() }
      request(nil)
    case .disappeared:
      if shown !== selected { forgetShown() }
    case .appearing, .disappearing:
      break
    }
    settleMembers()
  }

  func beginChange() {
    let from = shown
    let to = selected
    to?.loadViewIfNeeded()
    // Loading may have taken the container off screen, and back with what is selected by then.
    guard from !== to, shown === from, appearance.state == .appeared else { return }
    shown = to
    let drivers = animation(from: from, to: to)
    let isAnimated = drivers.animator != nil
    let transition = Transition(
      from: from, to: to, animated: isAnimated, in: view, of: environment)
    machine.change = TabChange(transition: transition, drivers: drivers)
    if let to, isOurs(to) { to.beginAppearance(true, animated: isAnimated) }
    if let from, isOurs(from) { from.beginAppearance(false, animated: isAnimated) }
    // A callback of the old tab may have dismissed a screen that covered the new one, or have removed the new one.
    if let to, shown === to, isOurs(to) { to.beginAppearance(true, animated: isAnimated) }
  }

  func setChangeInMotion() -> Bool {
    // One that a callback took off screen may be gone by the end of the turn, and its tabs are owed a did.
    guard let environment, transition != nil, appearance.state == .appeared else { return false }
    environment.turnEnd.wait(for: .layout, to: .show, as: self)
    return true
  }

  var transition: Transition? { (machine.change ?? nil)?.transition }

  /// The change of which the rest waits for the end of the turn, with what drives it.
  var waitingChange: (transition: Transition, drivers: Transition.Drivers)? {
    guard machine.phase == .running, let change = machine.change ?? nil,
      let drivers = change.drivers
    else { return nil }
    return (change.transition, drivers)
  }

  /// Does what a change of tabs leaves to the end of the turn; nothing happens when none waits.
  func goOn() {
    guard let (transition, drivers) = waitingChange else { return }
    machine.change??.drivers = nil
    if let from = transition.from, isOurs(from), !transition.isAnimated { from.displaceView() }
    putInPlace(shown)
    if let to = transition.to, isOurs(to) { to.enterHierarchy(animated: transition.isAnimated) }
    transition.start(.tab, of: self, for: .zero, drivers) { [weak self] _ in
      guard let self else { return }
      finishChange()
      settleMembers()
    }
  }

  /// Sends the `did` callbacks, or takes the change back where a gesture was given up.
  func endChange() {
    guard let transition else { return }
    if transition.isCancelled, goBack(from: transition) { return }
    if let from = transition.from, from !== shown, isOurs(from) {
      from.displaceView()
      from.endAppearance()
    }
    // A container that appears or disappears itself ends the shown tab's appearance with its own.
    if let to = transition.to, isOurs(to), to !== shown || appearance.isSettled {
      to.endAppearance()
    }
  }

  func changeDidEnd(_ change: consuming TabChange?) { change?.transition.conclude() }

  /// Shows the old tab again: what its interactive change has begun is undone. (Order unverified.)
  private func goBack(from change: Transition) -> Bool {
    guard let from = change.from, let to = change.to, isTab(from), shown === to else {
      return false
    }
    selected = from
    shown = from
    to.beginAppearance(false, animated: true)
    from.beginAppearance(true, animated: true)
    to.displaceView()
    putInPlace(shown)
    from.enterHierarchy()
    to.endAppearance()
    from.endAppearance()
    return true
  }

  /// Returns the objects with which the delegate drives a change between two tabs.
  private func animation(
    from: UIViewController?, to: UIViewController?
  ) -> Transition.Drivers {
    guard let delegate = ownDelegate, let from, let to,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return Transition.Drivers() }
    return Transition.Drivers(
      animator: animator,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator))
  }

  /// Takes out a tab that was on its way out with the container, or is off screen with it.
  func forgetShown() {
    let old = shown
    shown = nil
    if let old, isOurs(old) { old.takeOffScreen() }
  }
}
