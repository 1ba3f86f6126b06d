import VirtualTime

extension UINavigationController: TransitioningContainer {
  // MARK: - Showing the top

  /// Makes the top of the stack the shown screen: at the end of the turn, or when that is possible.
  func showTop(animated: Bool) {
    requestIsAnimated = animated
    switch appearance.state {
    case .appeared: waitToShowTop(for: .layout)
    case .disappeared: showTopOffScreen()
    // The container is itself on its way: where that ends with this turn, the change comes after it; else
    // `appearanceDidSettle()` comes back to this.
    case .appearing: waitToShowTop(for: .commit)
    case .disappearing: break
    }
  }

  private func waitToShowTop(for stage: TurnEnd.Stage) {
    if isDueAtTurnEnd {
      // A transaction that is open by now waits for what it joins.
      if let environment, environment.openGroup != nil {
        environment.turnEnd.wait(for: stage, to: .show, as: self)
      }
      return
    }
    guard hasSomethingDue else { return }
    request = Transition.newRequest()
    guard let environment else { return showDueTop() }
    isDueAtTurnEnd = true
    environment.turnEnd.wait(for: stage, to: .show, as: self)
  }

  private var hasSomethingDue: Bool {
    shown !== childList.last || !entering.isEmpty || !leaving.isEmpty || transition != nil
  }

  /// Begins what `showTop(animated:)` has left to the end of the turn.
  func showDueTop() {
    if appearance.state == .appeared { return requestChange() }
    if machine.state == .idle { dropDueTransition() }
    if appearance.state == .disappeared { showTopOffScreen() }
  }

  /// The change that begins at the end of the turn; made when it is first asked for.
  var dueTransition: Transition? {
    guard isDueAtTurnEnd, machine.state == .idle, appearance.state == .appeared, let loadedView,
      shown !== childList.last
    else { return nil }
    if let transition, transition.phase == .preparing { return transition }
    let change = Transition(
      from: shown, to: childList.last, animated: requestIsAnimated,
      interactive: requestIsInteractive, in: loadedView, of: environment)
    transition = change
    return change
  }

  /// That of the change under way, for its coordinator, where no animation needs one.
  var transitionWithoutAnimation: Transition? {
    guard machine.state != .idle, let loadedView else { return nil }
    let change = Transition(
      from: outgoing, to: incoming, animated: false, in: loadedView, of: environment)
    if machine.state != .beginning { change.startAtOnce() }
    transition = change
    return change
  }

  func beginChange() {
    guard appearance.state == .appeared, let loadedView, shown !== childList.last else {
      return dropDueTransition()
    }
    begin(from: shown, to: childList.last, in: loadedView, animated: requestIsAnimated)
  }

  func setChangeInMotion() -> Bool {
    guard let change = transition else { return false }
    let drivers = animation(of: change)
    // Nothing is animated in a container that a callback has taken off screen meanwhile.
    guard change.isAnimated, appearance.state == .appeared, shown === incoming else {
      change.startAtOnce()
      return false
    }
    change.start(
      .navigation, of: self, for: UIKitDuration.navigation, drivers, request: request
    ) { [backReference] _ in
      // Not held, because the transition, which holds this, is held by the navigation controller.
      (backReference.object as? UINavigationController)?.finishChange()
    }
    // What a callback asked for meanwhile has taken the place of what the finger could bring back.
    if machine.isWaiting || isDueAtTurnEnd, change.phase == .tracking { change.overtake() }
    return true
  }

  func changeDidEnd() {
    let arrived = incoming
    dropScreens()
    if let ended = transition {
      transition = nil
      ended.conclude()
    }
    if let animated = postponedPop {
      postponedPop = nil
      // Another change may have taken it off already.
      if childList.count > 1, childList.last === arrived { popViewController(animated: animated) }
    }
  }

  /// Lets a change go that was asked for and will not be.
  private func dropDueTransition() {
    guard let transition, transition.phase == .preparing else { return }
    self.transition = nil
    transition.conclude()
  }

  private func begin(
    from: UIViewController?, to: UIViewController?, in loadedView: UIView, animated: Bool
  ) {
    // One that is just being told that it comes is shown when it has come.
    guard to?.isChild(of: self) != false else { return dropDueTransition() }
    outgoing = from
    incoming = to
    if let transition {
      transition.decide(from: from, to: to, animated: animated)
    } else if animated {
      transition = Transition(
        from: from, to: to, animated: true, interactive: requestIsInteractive, in: loadedView,
        of: environment)
    }
    to?.loadViewIfNeeded()
    // Loading may have taken the container off screen, and back with what is on top by then.
    guard appearance.state == .appeared, shown === from else {
      dropScreens()
      transition?.dropBoth()
      return
    }
    shown = to
    if let from, leaving.lastPosition(of: from) != nil {
      from.transitionFlags.insert(.fromParent)
    }
    from?.beginAppearance(false, animated: animated)
    // A callback may have taken the container off screen, and the new top off the stack with it.
    guard appearance.state == .appeared, shown === to, to?.isChild(of: self) != false else {
      owesShowCallbacks = true
      incoming = nil
      transition?.dropDestination()
      return
    }
    if let to, entering.lastPosition(of: to) != nil { to.transitionFlags.insert(.toParent) }
    to?.beginAppearance(true, animated: animated)
    tellDelegateWillShow(to, animated: animated)
    // A callback may have given it to another container, or have brought this back with another one.
    guard shown === to else { return }
    to?.placeView(in: loadedView)
    to?.enterHierarchy(animated: transition?.isAnimated == true)
  }

  private func dropScreens() {
    outgoing = nil
    incoming = nil
  }

  /// Sends the `did` callbacks, and what else is owed.
  func endChange() {
    if let transition, transition.isCancelled, goBack(from: transition) {
      return settleMoves()
    }
    if let outgoing {
      outgoing.displaceView()
      if leaving.lastPosition(of: outgoing) != nil { outgoing.unlinkFromParent() }
      outgoing.endAppearance()
    }
    incoming?.endAppearance()
    incoming?.transitionFlags.remove(.toParent)
    let gone = settleMembers()
    if let incoming { tellDelegateDidShow(incoming, animated: transition?.isAnimated == true) }
    noteDepartures(of: gone)
  }

  /// Sends the moves that are owed, and notes who has gone.
  private func settleMoves() { noteDepartures(of: settleMembers()) }

  private func noteDepartures(of gone: [Leaving]) {
    for member in gone where member.controller.parent == nil {
      member.controller.noteDeparture(member.departure, from: self)
    }
  }

  // MARK: - Off screen, and along with the container

  /// Changes what is shown without a callback but the moves, because nothing of it is on screen.
  private func showTopOffScreen() {
    if shown !== childList.last {
      forgetShown()
      owesShowCallbacks = true
    }
    settleMoves()
  }

  /// Puts the top screen's view in place while the container appears; the callbacks are forwarded to it.
  func showTopAlongside() {
    if shown !== childList.last { forgetShown() }
    guard let top = childList.last, top.parent === self else { return }
    shown = top
    top.loadViewIfNeeded()
    guard let shown else { return }
    if let loadedView { shown.placeView(in: loadedView) }
  }

  /// Takes out a screen that was on its way out with the container, or is off screen with it.
  private func forgetShown() {
    let old = shown
    shown = nil
    if let old, isOurs(old) { old.takeOffScreen() }
  }

  func finishShowingAlongside() {
    sendArrivals()
    guard owesShowCallbacks, let shown else { return }
    owesShowCallbacks = false
    tellDelegateDidShow(shown, animated: appearing.isAnimated)
  }
}
