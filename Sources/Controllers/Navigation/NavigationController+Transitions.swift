import VirtualTime

extension NavigationController {
  // MARK: - Membership

  /// Sends `willMove(toParent:)`, lets `list` put the screen on the stack, and links it.
  func enter(_ controller: ViewController, list: () -> Void) {
    if controller.parent === self,
      let index = leaving.lastPosition(of: controller)
    {
      // Back before it was gone: its way out ends here, so that every willMove has its didMove.
      leaving.remove(at: index)
      controller.movement.remove(.fromParent)
      controller.unlinkFromParent()
      controller.sendDidMove(to: nil)
    }
    controller.joinWithAllBelow(environment)
    controller.sendWillMove(to: self)
    list()
    entering.append(controller)
    controller.link(below: self)
  }

  /// Sends `willMove(toParent: nil)` to a screen that is off the list already.
  func leave(_ controller: ViewController, _ departure: Departure.Kind) {
    if let index = entering.lastPosition(of: controller) {
      entering.remove(at: index)
      controller.sendDidMove(to: self)
    }
    controller.sendWillMove(to: nil)
    leaving.append(Leaving(controller: controller, departure: departure))
  }

  /// Sends the moves that are owed, but for the two screens of a change that waits: theirs come after
  /// their appearance callbacks.
  ///
  /// - Returns: the screens that are gone now, whose departures are told after the delegate was.
  private func settleMembers() -> [Leaving] {
    sendArrivals()
    if leaving.isEmpty { return [] }
    let owed = leaving
    leaving = []
    var gone: [Leaving] = []
    for member in owed {
      if member.controller === shown { leaving.append(member) } else { gone.append(member) }
    }
    for member in gone where member.controller.parent === self {
      member.controller.unlinkFromParent()
    }
    for member in gone { member.controller.sendDidMove(to: nil) }
    return gone
  }

  private func sendArrivals() {
    if entering.isEmpty { return }
    let next = shown == nil || shown === childList.last ? nil : childList.last
    let owed = entering
    entering = []
    for controller in owed where controller === next { entering.append(controller) }
    for controller in owed where controller !== next && controller.parent === self {
      controller.sendDidMove(to: self)
    }
  }

  // MARK: - Showing the top

  /// Makes the top of the stack the shown screen, now or when that is possible.
  func showTop(animated: Bool) {
    requestIsAnimated = animated
    switch appearance.state {
    case .appeared:
      perform(machine.handle(.requested))
    case .disappeared:
      showTopOffScreen()
    case .appearing, .disappearing:
      // The container is itself on its way; `appearanceDidSettle()` comes back to this.
      break
    }
  }

  /// Ends the running animation, if there is one, and what waits for its end.
  func timeIsUp() {
    perform(machine.handle(.timeIsUp))
  }

  private func perform(_ first: TransitionMachine.Action) {
    var action = first
    while true {
      switch action {
      case .begin:
        let change = begin(animated: requestIsAnimated)
        _ = machine.handle(.began)
        // Nothing is animated in a container that a callback has taken off screen meanwhile.
        if let change, change.animated, appearance.state == .appeared {
          return scheduleEnd(of: change)
        }
        if machine.handle(.timeIsUp) == .end { end(change) }
        action = machine.handle(.ended)
      case .end:
        let change = transition
        transition = nil
        end(change)
        action = machine.handle(.ended)
      case .wait, .nothing:
        return
      }
    }
  }

  private func scheduleEnd(of change: NavigationTransition) {
    transition = change
    guard let environment = home else { return timeIsUp() }
    transition?.end = environment.clock.schedule(
      "navigation transition of \(readableName)", after: TransitionDuration.navigation
    ) { [weak self] in
      // Weakly, or a simulation let go in the middle would be held by its own clock.
      self?.home?.perform { self?.timeIsUp() }
    }
  }

  /// Sends the `will` callbacks of a change, if one is due, and says which.
  private func begin(animated: Bool) -> NavigationTransition? {
    guard appearance.state == .appeared else { return nil }
    let from = shown
    let to = childList.last
    guard from !== to else { return nil }
    let change = NavigationTransition(from: from, to: to, animated: animated, end: nil)
    shown = to
    to?.loadViewIfNeeded()
    if let from, leaving.lastPosition(of: from) != nil {
      from.movement.insert(.fromParent)
    }
    from?.beginAppearance(false, animated: animated)
    // A callback may have taken the container off screen, and the new top off the stack with it.
    guard appearance.state == .appeared, to == nil || to?.parent === self else {
      owesShowCallbacks = true
      return NavigationTransition(from: from, to: nil, animated: false, end: nil)
    }
    if let to, entering.lastPosition(of: to) != nil { to.movement.insert(.toParent) }
    to?.beginAppearance(true, animated: animated)
    tellDelegateWillShow(to, animated: animated)
    if let view = to?.loadedView { loadedView?.place(view) }
    to?.enterHierarchy()
    return change
  }

  /// Sends the `did` callbacks of a change, and what else is owed.
  private func end(_ transition: NavigationTransition?) {
    guard let transition else { return settle(toldOf: nil) }
    transition.end?.cancel()
    let from = transition.from
    // A screen that another container took meanwhile is that one's to end.
    if let from, from.parent == nil || from.parent === self {
      from.loadedView?.displace()
      if leaving.lastPosition(of: from) != nil { from.unlinkFromParent() }
      from.endAppearance()
    }
    transition.to?.endAppearance()
    transition.to?.movement.remove(.toParent)
    settle(toldOf: transition)
  }

  private func settle(toldOf transition: NavigationTransition?) {
    let gone = settleMembers()
    if let to = transition?.to, let transition {
      tellDelegateDidShow(to, animated: transition.animated)
    }
    for member in gone where member.controller.parent == nil {
      member.controller.noteDeparture(member.departure, from: self)
    }
  }

  // MARK: - Off screen, and along with the container

  /// Changes what is shown without a callback but the moves, because nothing of it is on screen.
  private func showTopOffScreen() {
    if shown !== childList.last {
      shown?.loadedView?.displace()
      shown = nil
      owesShowCallbacks = true
    }
    settle(toldOf: nil)
  }

  /// Puts the top screen's view in place while the container appears; the callbacks are forwarded to it.
  func showTopAlongside(animated: Bool) {
    shown = childList.last
    guard let shown else { return }
    shown.loadViewIfNeeded()
    if let view = shown.loadedView { loadedView?.place(view) }
    if owesShowCallbacks { tellDelegateWillShow(shown, animated: animated) }
  }

  func finishShowingAlongside() {
    guard owesShowCallbacks, let shown else { return }
    owesShowCallbacks = false
    tellDelegateDidShow(shown, animated: appearanceIsAnimated)
  }

  private func tellDelegateWillShow(_ controller: ViewController?, animated: Bool) {
    guard let controller, let delegate else { return }
    environment?.record(.willShow, of: self, about: controller.id)
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  private func tellDelegateDidShow(_ controller: ViewController, animated: Bool) {
    guard let delegate else { return }
    environment?.record(.didShow, of: self, about: controller.id)
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
