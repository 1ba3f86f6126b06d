/// The user who holds the phone: taps and gestures as plain calls. (No counterpart in UIKit.)
///
/// What no user could do, because the button is hidden or the screen is covered, is refused and reported
/// as `affordanceUnavailable`, with the reason. Everything else is what the controller would do itself.
/// A user acts on what is on screen, so each action ends the turn before it and after it.
/// There is one finger: when the application resigns active, what it holds slides back.
@preconcurrency @MainActor public struct SimulatedUser {
  let application: UIApplication

  init(of application: UIApplication) {
    self.application = application
  }

  /// Puts a finger on the glass: records it, and hands out the gesture that drives what `start` begins.
  /// - Parameter deed: what it is when it is finished, and when it is not.
  func begin(
    _ words: String, on controller: UIViewController,
    either deed: (_ finishes: Bool) -> UserOption.Deed, start: () -> Transition?
  ) -> SimulatedUser.Gesture? {
    // The screen is the one on which the gesture began.
    let recording = recording(either: deed)
    return perform {
      controller.environment?.record(.gestureBegan, of: controller.id, note: words)
      guard let transition = start() else { return nil }
      application.heldTransition = transition
      return SimulatedUser.Gesture(
        words, on: controller, driving: transition, recording: recording)
    }
  }

  /// Refuses what no user could do: "The swipe back in <Nav#1> is not possible: …".
  func refuse(_ what: String, on controller: UIViewController, because reason: String) {
    controller.report(
      .affordanceUnavailable, "\(what) in <\(controller.readableName)> is not possible: \(reason)")
  }

  /// Runs `change` in the scope of the application, and ends the turn.
  package func perform<Result>(_ change: () throws -> Result) rethrows -> Result {
    try application.perform {
      defer { application.endTurn() }
      return try change()
    }
  }
}

extension UIApplication {
  /// The user of the application.
  public var user: SimulatedUser { SimulatedUser(of: self) }
}
