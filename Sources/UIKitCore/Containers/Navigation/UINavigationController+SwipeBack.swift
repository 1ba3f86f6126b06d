extension UINavigationController {
  /// Pops the top screen under a finger; `nil` when the change was over before a finger could hold it.
  ///
  /// As for a pop the stack changes at once and the `will` callbacks are sent. (Observed.)
  func beginSwipeBack() -> Transition? {
    guard transition?.isUnderWay != true else { return nil }
    manner = .byFinger
    popViewController(animated: true)
    environment?.turnEnd.run(of: self)
    if manner == .byFinger { manner = .animated }
    return transition?.phase == .tracking ? transition : nil
  }

  /// Ends a pop that is running, where the user goes back once more: there is another screen to go back to.
  ///
  /// The screens get their last callbacks at once. (iOS 26: that the second tap is no longer lost: observed; the
  /// order: unverified.)
  func endPopAheadOfNext() {
    guard systemVersion >= .iOS(26), childList.count > 1, let transition,
      transition.phase == .running, transition === nearestTransition, let from = transition.from,
      leaving.lastPosition(of: from) != nil
    else { return }
    environment?.perform { transition.interrupt() }
  }

  /// Ends a swipe that has not gone through, ahead of another change of the stack.
  func endSwipeAheadOfChange() {
    guard let transition, transition.phase == .tracking || transition.isCancelled else { return }
    transition.interrupt()
  }

  /// Undoes a change that a gesture has given up, where that is still possible: the list is the old one, the
  /// new top goes and the old one comes back.
  ///
  /// The new top goes first; it never got `viewDidAppear`. What was taken off gets no move: its
  /// `willMove(toParent: nil)` stays without a `didMove`; it comes back with `isMovingToParent`. What was put on gets
  /// both of its way out. (Appearance and flag: observed; moves: unverified.)
  func goBack(from change: Transition) -> Bool {
    guard let from = change.from, from.parent === self else { return false }
    let isBack = leaving.lastPosition(of: from) != nil
    let top = isBack ? lastToComeBack(from: change) : childList.last { !isArriving($0) }
    guard top === from else { return false }
    takeBackArrivals()
    if isBack { takeBackDepartures() }
    guard childList.last === from else { return false }
    shown = from
    if let to = change.to {
      to.beginAppearance(false, animated: change.isAnimated)
      to.displaceView()
      to.endAppearance()
    }
    // A callback may have taken the container off screen or the screen off the stack.
    guard shown === from, from.parent === self, appearance.state == .appeared else { return true }
    if isBack { from.transitionFlags.insert(.toParent) }
    from.beginAppearance(true, animated: change.isAnimated)
    if let loadedView { from.placeView(in: loadedView) }
    from.enterHierarchy()
    from.endAppearance()
    return true
  }

  /// The top of the stack once the change has been undone that has taken it off.
  private func lastToComeBack(from change: Transition) -> UIViewController? {
    leaving.first { $0.controller.parent === self && $0.controller !== change.to }?.controller
  }

  private func isArriving(_ screen: UIViewController) -> Bool {
    entering.lastPosition(of: screen) != nil
  }

  /// Takes what the change has put on the stack off again.
  private func takeBackArrivals() {
    let arrivals = entering
    entering = []
    for controller in arrivals {
      guard let index = childList.lastPosition(of: controller) else { continue }
      childList.remove(at: index)
      controller.transitionFlags.remove(.toParent)
      leave(controller, .removed)
      if controller === transition?.to { controller.transitionFlags.insert(.fromParent) }
    }
  }

  /// Puts what the change has taken off back on the stack, in the old order.
  private func takeBackDepartures() {
    let arrived = leaving.filter { $0.controller === transition?.to }
    for member in leaving.reversed() where member.controller.parent === self {
      if member.controller === transition?.to { continue }
      childList.append(member.controller)
      member.controller.membership = .settled
      member.controller.transitionFlags.remove(.fromParent)
    }
    leaving = arrived
  }
}
