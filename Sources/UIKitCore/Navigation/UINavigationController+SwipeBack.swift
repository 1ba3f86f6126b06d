extension UINavigationController {
  /// Pops the top screen under a finger; `nil` when the change was over before a finger could hold it.
  ///
  /// As for a pop the stack changes at once and the `will` callbacks are sent. (Observed.)
  func beginSwipeBack() -> Transition? {
    requestIsInteractive = true
    popViewController(animated: true)
    requestIsInteractive = false
    return transition?.phase == .tracking ? transition : nil
  }

  /// Ends a swipe that has not gone through, ahead of another change of the stack.
  func endSwipeAheadOfChange() {
    guard let transition, transition.phase == .tracking || transition.isCancelled else { return }
    transition.interrupt()
  }

  /// Puts the swiped screen back on the stack and on screen, where that is still possible.
  ///
  /// The revealed one goes first; it never got `viewDidAppear`. No move is sent: the swiped one's
  /// `willMove(toParent: nil)` stays without its `didMove`. (Appearance: observed; moves: unverified.)
  func goBack(from change: Transition) -> Bool {
    guard let from = change.from, from.parent === self,
      let index = leaving.lastPosition(of: from)
    else { return false }
    leaving.remove(at: index)
    childList.append(from)
    from.membership = .settled
    from.movement.remove(.fromParent)
    shown = from
    if let to = change.to {
      to.beginAppearance(false, animated: change.isAnimated)
      to.displaceView()
      to.endAppearance()
    }
    // A callback may have taken the container off screen or the screen off the stack.
    guard shown === from, from.parent === self, appearance.state == .appeared else { return true }
    from.beginAppearance(true, animated: change.isAnimated)
    if let loadedView { from.placeView(in: loadedView) }
    from.enterHierarchy()
    from.endAppearance()
    return true
  }
}
