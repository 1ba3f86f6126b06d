import VirtualTime

/// A change of what a stack shows, from the call that asks for it to its last callback.
struct StackChange {
  /// The number of its request; see `Transition.newRequest()`.
  let request: Int
  /// The two screens, from the first callback on; `nil` where a callback has taken one away.
  var outgoing: UIViewController?
  var incoming: UIViewController?
  /// The transition that drives the change; `nil` without animation, unless its coordinator is asked for.
  var transition: Transition?
  /// Whether the pop is animated that waits for the end of this push; `nil` when none waits.
  var postponedPop: Bool?
  /// Whether another screen than the shown one has been on top since the request.
  var hasChangedTop: Bool
  /// Whether the shown screen was on top again when the change was to begin.
  var endsWhereItBegan = false
}

extension UINavigationController: TransitioningContainer {
  enum Manner {
    case atOnce, animated, byFinger
  }

  // MARK: - Moves

  /// Sends `willMove(toParent:)`, lets `list` put the screen on the stack, and links it.
  func enter(_ controller: UIViewController, list: () -> Void) {
    // One that a change under way has taken off the list, and not come to yet, just stays.
    if !endLeaving(controller), controller.isChild(of: self) { return list() }
    controller.joinWithDescendants(environment)
    controller.sendWillMove(to: self)
    takeFromOtherParent(controller, before: "is pushed on")
    // That callback may have given it its place here already.
    if controller.isChild(of: self) { return }
    if isInside(controller) { return childList.removeAll { $0 === controller } }
    list()
    // That callback may have taken it off again; it is among those that leave then.
    guard childList.lastPosition(of: controller) != nil else { return }
    entering.append(controller)
    controller.link(below: self)
  }

  /// Sends the moves that are owed, but for the two screens of a change that waits: theirs come after
  /// their appearance callbacks.
  ///
  /// - Returns: the screens that are gone now, whose departures are told after the delegate was.
  func settleMembers() -> [DepartingScreen] {
    sendArrivals()
    if leaving.isEmpty { return [] }
    var gone = emptied
    emptied = []
    swap(&gone, &leaving)
    if let shown, let index = gone.lastPosition(of: shown) {
      leaving.append(gone.remove(at: index))
    }
    for member in gone where member.controller.isChild(of: self) {
      member.controller.unlinkFromParent()
    }
    for member in gone {
      // The callback of one before it may have given it a place again.
      if member.controller.parent != nil { continue }
      member.controller.sendDidMove(to: nil)
      if member.controller.appearance.state == .disappeared {
        member.controller.transitionFlags.remove(.fromParent)
      }
    }
    return gone
  }

  /// Sends the last move to those that came, but for the one that is to be shown yet.
  func sendArrivals() {
    // One after the other, because a callback may take those after it off the stack, or put more on it.
    while let index = firstArrival {
      let controller = entering.remove(at: index)
      if controller.isChild(of: self) { controller.sendDidMove(to: self) }
    }
  }

  /// The first of those that came and need not wait to be shown.
  private var firstArrival: Int? {
    if entering.isEmpty { return nil }
    let next = nextToBeShown
    var index = 0
    while index < entering.count, entering[index] === next { index += 1 }
    return index < entering.count ? index : nil
  }

  /// The top of the stack while the change to it is due; a lone root while the stack is not on screen, which
  /// has its `didMove` after its `viewDidAppear`. (Observed.)
  private var nextToBeShown: UIViewController? {
    if childList.count == 1, appearance.state != .appeared || shown !== childList[0] {
      return childList[0]
    }
    return shown == nil || showsTop ? nil : childList.last
  }

  // MARK: - Showing the top

  /// Makes the top of the stack the shown screen: at the end of the turn, or when that is possible.
  func showTop(animated: Bool) {
    if !animated {
      manner = .atOnce
    } else if manner != .byFinger {
      manner = .animated
    }
    switch appearance.state {
    case .appeared: waitToShowTop(for: .layout)
    case .disappeared: showTopOffScreen()
    // The container is itself on its way: where that ends with this turn, the change comes after it; else
    // `appearanceDidSettle()` comes back to this.
    case .appearing: waitToShowTop(for: .commit)
    case .disappearing: break
    }
  }

  /// Whether the top is the shown screen. To compare an optional with the last one would retain it.
  private var showsTop: Bool {
    guard let shown, let top = childList.last else { return self.shown == nil && childList.isEmpty }
    return shown === top
  }

  private func waitToShowTop(for pass: TurnEnd.Pass) {
    if due != nil {
      if !showsTop { due?.hasChangedTop = true }
      // A transaction that is open by now waits for what it joins.
      if let environment, environment.openGroup != nil {
        environment.turnEnd.wait(for: pass, to: .show, as: self)
      }
      return
    }
    let hasChangedTop = !showsTop
    guard hasChangedTop || !entering.isEmpty || !leaving.isEmpty || transition != nil
    else { return }
    let change = StackChange(request: Transition.newRequest(), hasChangedTop: hasChangedTop)
    if environment == nil { return show(change) }
    due = change
    environment?.turnEnd.wait(for: pass, to: .show, as: self)
  }

  /// Begins what `showTop(animated:)` has left to the end of the turn.
  func show(_ change: consuming StackChange) {
    if appearance.state == .appeared { return request(change) }
    change.transition?.conclude()
    if appearance.state == .disappeared { showTopOffScreen() }
  }

  /// The transition of the change under way, or of the one that is due.
  var transition: Transition? { machine.change?.transition ?? due?.transition }

  /// The transition of the change that begins at the end of the turn; made when it is first asked for.
  var dueTransition: Transition? {
    guard let due, machine.isIdle, appearance.state == .appeared, let loadedView, !showsTop
    else { return nil }
    if let transition = due.transition { return transition }
    let transition = Transition(
      from: shown, to: childList.last, animated: manner != .atOnce,
      interactive: manner == .byFinger, in: loadedView, of: environment)
    self.due?.transition = transition
    return transition
  }

  /// The transition of the change under way, for its coordinator, where no animation needs one.
  var transitionWithoutAnimation: Transition? {
    guard let change = machine.change, let loadedView else { return nil }
    let transition = Transition(
      from: change.outgoing, to: change.incoming, animated: false, in: loadedView, of: environment)
    if machine.phase != .beginning { transition.startAtOnce() }
    machine.change?.transition = transition
    return transition
  }

  func beginChange() {
    let (shown, top) = (shown, childList.last)
    // One that is just being told that it comes is shown when it has come.
    guard appearance.state == .appeared, let loadedView, shown !== top,
      top?.isChild(of: self) != false
    else {
      let transition = transition
      machine.change?.transition = nil
      let hasChangedTop = machine.change?.hasChangedTop == true
      machine.change?.endsWhereItBegan = hasChangedTop && shown === top
      transition?.conclude()
      return
    }
    begin(from: shown, to: top, in: loadedView, animated: manner != .atOnce)
  }

  func setChangeInMotion() -> Bool {
    guard let transition = machine.change?.transition else { return false }
    let drivers = animation(of: transition)
    // Nothing is animated in a container that a callback has taken off screen meanwhile.
    guard transition.isAnimated, appearance.state == .appeared,
      shown === machine.change?.incoming
    else {
      transition.startAtOnce()
      return false
    }
    transition.start(
      .navigation, of: self, for: UIKitDuration.navigation, drivers,
      request: machine.change?.request)
    // What a callback asked for meanwhile has taken the place of what the finger could bring back.
    if machine.isWaiting || due != nil, transition.phase == .tracking { transition.overtake() }
    return true
  }

  func changeDidEnd(_ change: consuming StackChange) {
    let transition = change.transition
    let pop = change.postponedPop.map { (screen: change.incoming, animated: $0) }
    // What has left is released before others are told of the end.
    _ = consume change
    transition?.conclude()
    // Another change may have taken it off already.
    if let pop, childList.count > 1, childList.last === pop.screen {
      popViewController(animated: pop.animated)
    }
    if !waitingPushes.isEmpty { putWaitingOnStack() }
  }

  /// Whether a push waits for the change that is due or under way, as up to iOS 17.
  var pushesWait: Bool {
    guard systemVersion < .iOS(18), appearance.state == .appeared else { return false }
    if let due { return due.hasChangedTop && manner != .atOnce }
    return transition?.isAnimated == true && transition?.isUnderWay == true
  }

  /// Puts the screens that waited on the stack, the lowest first; with the first that is animated the others wait
  /// again.
  private func putWaitingOnStack() {
    let pushes = waitingPushes
    waitingPushes = []
    perform {
      for (screen, animated) in pushes where canPush(screen) {
        if pushesWait {
          waitingPushes.append((screen, animated))
          continue
        }
        enter(screen) { childList.append(screen) }
        showTop(animated: animated)
      }
    }
  }

  private func begin(
    from: UIViewController?, to: UIViewController?, in loadedView: UIView, animated: Bool
  ) {
    machine.change?.outgoing = from
    machine.change?.incoming = to
    if let transition {
      transition.decide(from: from, to: to, animated: animated)
      machine.change?.transition = transition
    } else if animated {
      machine.change?.transition = Transition(
        from: from, to: to, animated: true, interactive: manner == .byFinger, in: loadedView,
        of: environment)
    }
    to?.loadViewIfNeeded()
    // Loading may have taken the container off screen, and back with what is on top by then.
    guard appearance.state == .appeared, shown === from else {
      reduce { ($0.outgoing, $0.incoming) = (nil, nil) }
      self.transition?.dropBoth()
      return
    }
    shown = to
    if let from, leaving.lastPosition(of: from) != nil {
      from.transitionFlags.insert(.fromParent)
    } else {
      from?.leakAsSearched()
    }
    from?.beginAppearance(false, animated: animated)
    // A callback may have taken the container off screen, and the new top off the stack with it.
    guard appearance.state == .appeared, shown === to, to?.isChild(of: self) != false else {
      owesShowCallbacks = true
      reduce { $0.incoming = nil }
      self.transition?.dropDestination()
      return
    }
    if let to, entering.lastPosition(of: to) != nil { to.transitionFlags.insert(.toParent) }
    to?.beginAppearance(true, animated: animated)
    tellDelegateWillShow(to, animated: animated)
    // A callback may have given it to another container, or have brought this back with another one.
    guard shown === to else { return }
    to?.placeView(in: loadedView)
    to?.enterHierarchy(animated: isTransitionAnimated)
  }

  /// Whether the change under way, or the one that is due, is animated by now.
  private var isTransitionAnimated: Bool {
    if let change = machine.change?.transition { return change.isAnimated }
    return due?.transition?.isAnimated == true
  }

  private var outgoing: UIViewController? { machine.change?.outgoing }
  private var incoming: UIViewController? { machine.change?.incoming }

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
    if let incoming {
      incoming.endAppearance()
      incoming.transitionFlags.remove(.toParent)
    }
    let gone = settleMembers()
    if let incoming {
      tellDelegateDidShow(incoming, animated: isTransitionAnimated)
    } else if machine.change?.endsWhereItBegan == true, appearance.state == .appeared, let shown {
      // A push and a pop in one turn. (Observed.)
      tellDelegateDidShow(shown, animated: false)
    }
    noteDepartures(of: gone)
  }

  /// Sends the moves that are owed, and notes the departures.
  private func settleMoves() { noteDepartures(of: settleMembers()) }

  private func noteDepartures(of gone: consuming [DepartingScreen]) {
    if gone.isEmpty { return }
    for member in copy gone where member.controller.parent == nil {
      member.controller.noteDeparture(member.departure, from: self)
    }
    // Most often there is one; to take the last is cheaper than to empty the list.
    if gone.count == 1 {
      gone.removeLast()
    } else {
      gone.removeAll(keepingCapacity: gone.count < 64)
    }
    emptied = gone
  }

  // MARK: - Off screen, and along with the container

  /// Changes what is shown without a callback but the moves, because nothing of it is on screen.
  private func showTopOffScreen() {
    if !showsTop {
      forgetShown()
      owesShowCallbacks = true
    }
    settleMoves()
    if !waitingPushes.isEmpty { putWaitingOnStack() }
  }

  /// Puts the top screen's view in place while the container appears; the callbacks are forwarded to it.
  func showTopAlongside() {
    if !showsTop { forgetShown() }
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
    // A defect. (Observed on iOS 10 and 12.)
    if (10...12).contains(systemVersion.major) {
      tellDelegateDidShow(shown, animated: appearing.isAnimated)
    }
  }
}
