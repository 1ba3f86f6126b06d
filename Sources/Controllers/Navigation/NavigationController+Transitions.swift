import VirtualTime

extension NavigationController {
  // MARK: - Membership

  /// Sends `willMove(toParent:)`, lets `list` put the screen on the stack, and links it.
  func enter(_ controller: ViewController, list: () -> Void) {
    if controller.parent === self,
      let index = leaving.lastIndex(where: { $0.controller === controller })
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
    if let index = entering.lastIndex(where: { $0 === controller }) {
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
    if !entering.isEmpty {
      let next = shown === childList.last ? nil : shown.flatMap { _ in childList.last }
      for controller in take(&entering, where: { $0 !== next }) where controller.parent === self {
        controller.sendDidMove(to: self)
      }
    }
    if leaving.isEmpty { return [] }
    let shown = shown
    let gone = take(&leaving) { $0.controller !== shown }
    for member in gone where member.controller.parent === self {
      member.controller.unlinkFromParent()
    }
    for member in gone { member.controller.sendDidMove(to: nil) }
    return gone
  }

  /// Takes out of a list what fits, which is most often all of it.
  private func take<Member>(
    _ list: inout [Member], where fits: (Member) -> Bool
  ) -> [Member] {
    let taken = list
    list = []
    if taken.allSatisfy(fits) { return taken }
    list = taken.filter { !fits($0) }
    return taken.filter(fits)
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
        if let change, change.animated { return scheduleEnd(of: change) }
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
    guard let environment else { return timeIsUp() }
    transition?.end = environment.clock.schedule(
      "navigation transition of \(readableName)", after: TransitionDuration.navigation
    ) {
      environment.perform { self.timeIsUp() }
    }
  }

  /// Sends the `will` callbacks of a change, if one is due, and says which.
  private func begin(animated: Bool) -> NavigationTransition? {
    guard appearance.state == .appeared else { return nil }
    let from = shown
    let to = childList.last
    guard from !== to else { return nil }
    shown = to
    to?.loadViewIfNeeded()
    if let to, entering.contains(where: { $0 === to }) { to.movement.insert(.toParent) }
    if let from, leaving.contains(where: { $0.controller === from }) {
      from.movement.insert(.fromParent)
    }
    from?.beginAppearance(false, animated: animated)
    to?.beginAppearance(true, animated: animated)
    tellDelegateWillShow(to, animated: animated)
    if let view = to?.loadedView { loadedView?.place(view) }
    to?.enterHierarchy()
    return NavigationTransition(from: from, to: to, animated: animated, end: nil)
  }

  /// Sends the `did` callbacks of a change, and what else is owed.
  private func end(_ transition: NavigationTransition?) {
    guard let transition else { return settle(toldOf: nil) }
    transition.end?.cancel()
    let from = transition.from
    // A screen that another container took meanwhile is that one's to end.
    if let from, from.parent == nil || from.parent === self {
      from.loadedView?.displace()
      if leaving.contains(where: { $0.controller === from }) { from.unlinkFromParent() }
      from.endAppearance()
    }
    transition.to?.endAppearance()
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
