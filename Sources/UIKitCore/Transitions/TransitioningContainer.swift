/// A container that changes what it shows, one change after the other.
///
/// The container says what a change sends; when each part of it comes is the same for all of them. What is asked for
/// during a change waits for its end, so the callbacks of two never mix.
@MainActor protocol TransitioningContainer: UIViewController {
  var machine: TransitionMachine { get set }

  /// Sends the `will` callbacks of the change that is due by now, if one is.
  func beginChange()

  /// Sets in motion what was begun. Returns whether `finishChange()` is called later; if not, the change
  /// ends at once.
  func setChangeInMotion() -> Bool

  /// Sends the `did` callbacks.
  func endChange()

  /// Lets the change go. Another one may begin in what this calls.
  func changeDidEnd()
}

extension TransitioningContainer {
  /// Begins the change that is due, or leaves it to the end of the one that is under way.
  func requestChange() { drive(machine.handle(.requested)) }

  /// Ends the change that is under way, and begins what was asked for meanwhile.
  func finishChange() { drive(machine.handle(.timeIsUp)) }

  private func drive(_ first: TransitionMachine.Action) {
    var action = first
    while true {
      switch action {
      case .begin:
        beginChange()
        _ = machine.handle(.began)
        if setChangeInMotion() { return }
        action = machine.handle(.timeIsUp)
      case .end:
        endChange()
        action = machine.handle(.ended)
        changeDidEnd()
      case .wait, .nothing:
        return
      }
    }
  }

  func setChangeInMotion() -> Bool { false }
  func endChange() {}
  func changeDidEnd() {}
}
