import Foundation

/// The user of the phone: taps and gestures as plain calls. (No counterpart in UIKit.)
///
/// ```swift
/// simulation.user.tapBackButton(in: navigation)
/// try simulation.settle()  // the pop has ended
///
/// let swipe = simulation.user.beginSwipeBack(in: navigation)
/// swipe?.move(to: 0.4)
/// swipe?.cancel()  // the screen slides back
/// try simulation.settle()
/// ```
///
/// An action that no user could take, because the button is hidden or the screen is covered, is refused and
/// reported as `affordanceUnavailable`, with the reason. Everything else is what the controller does itself.
/// A user acts on what is on screen, so each action ends the turn before it and after it.
/// There is one finger: when the application resigns active, what it holds slides back.
@preconcurrency @MainActor public struct SimulatedUser {
  let application: UIApplication
  init(of application: UIApplication) { self.application = application }

  /// Puts a finger on the glass: records it, and hands out the gesture that drives what `start` begins.
  /// - Parameter action: what it is when it is finished, and when it is not.
  func begin(
    _ words: String, on controller: UIViewController,
    either action: (_ finishes: Bool) -> UserOption.Action, start: () -> Transition?
  ) -> SimulatedUser.Gesture? {
    // The screen is the one on which the gesture began.
    let recording = recording(either: action)
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

extension SimulatedUser {
  /// A finger on the screen: moved to and fro until it lets go. (No counterpart; UIKit's recognisers.)
  ///
  /// Begun by one of `SimulatedUser`'s calls. It holds the transition that it drives, and by that the screens only
  /// until their last callback; let go without an end it leaves the transition undecided, as a finger that
  /// rests on the glass.
  @preconcurrency @MainActor public final class Gesture {
    private let transition: Transition
    private let id: InstanceID
    private let environment: Environment?
    private let words: String
    private let recording: Recording?

    init(
      _ words: String, on controller: UIViewController, driving transition: Transition,
      recording: Recording?
    ) {
      self.words = words
      self.recording = recording
      id = controller.id
      environment = controller.environment
      self.transition = transition
    }

    /// The finger's way, 0 to 1.
    public var share: Double { Double(transition.percentComplete) }
    /// Whether the finger was lifted, or the object that it moved was deallocated.
    public var isOver: Bool { transition.phase != .tracking }

    /// Moves the finger; outside 0 to 1 the share is clamped. After the end, and for a share that
    /// is no number, nothing happens.
    public func move(to share: Double) { transition.update(to: CGFloat(share)) }

    /// Lets go so that the change takes place: what is left of the animation runs on the clock.
    public func finish() { end(.gestureFinished, cancelled: false) }

    /// Lets go so that all goes back to where it was.
    public func cancel() { end(.gestureCancelled, cancelled: true) }

    private func end(_ kind: LifecycleEvent.Kind, cancelled: Bool) {
      environment?.endTurn()
      guard !isOver else { return }
      environment?.record(kind, of: id, note: words)
      recording?.end(isCancelled: cancelled)
      environment?.perform { transition.decide(cancelled: cancelled) }
      environment?.endTurn()
    }
  }
}

extension UIViewController {
  /// Its type and its title: `CheckoutViewController "Payment"`.
  package var wordsOfScreen: String {
    Self.wordsOfScreen(Swift.type(of: self), titled: titleForUser)
  }

  /// Same as `wordsOfScreen`, except that the screen may have been deallocated.
  package static func wordsOfScreen(_ type: UIViewController.Type, titled title: String?) -> String
  {
    guard let title, !title.isEmpty else { return String(describing: type) }
    return "\(String(describing: type)) \"\(title)\""
  }
}

extension SimulatedUser {
  /// Has an action written down, by the name that an exploration gives it, where that is asked for.
  func note(_ action: UserOption.Action) {
    if application.recorder != nil { note(sentence: action.pieces.joined) }
  }

  /// Same as `note(_:)`, except that the action is the option of a view or a recogniser at a position.
  func note(_ subject: AnyObject, typing texts: [String], option position: Int) {
    guard application.recorder != nil else { return }
    var options: [UserOption] = []
    (subject as? any UserOperable)?.forEachUserOption(typing: texts) { options.append($0) }
    if options.indices.contains(position) { note(sentence: options[position].sentence) }
  }

  func note(sentence: String) { application.recorder?.note(line(sentence)) }

  private func line(_ sentence: String) -> UserRecorder.Line {
    let screen = (application.keyWindow ?? application.windows.first)?.visibleViewController
    return UserRecorder.Line(screen: screen?.wordsOfScreen ?? "nothing", action: sentence)
  }

  /// Returns the lines to record for a gesture that begins now; `nil` where nothing is recorded.
  func recording(either action: (_ finishes: Bool) -> UserOption.Action) -> Gesture.Recording? {
    guard let recorder = application.recorder else { return nil }
    return Gesture.Recording(
      recorder: recorder, finished: line(action(true).pieces.joined),
      cancelled: line(action(false).pieces.joined))
  }
}

extension SimulatedUser.Gesture {
  /// The lines of which one is recorded when the finger is lifted.
  @MainActor struct Recording {
    let recorder: UserRecorder
    let finished: UserRecorder.Line
    let cancelled: UserRecorder.Line
    func end(isCancelled: Bool) { recorder.note(isCancelled ? cancelled : finished) }
  }
}

extension UIViewController {
  /// Why no finger reaches this controller; `nil` when one does.
  var reasonOutOfReach: String? {
    if let state = environment?.application?.object?.applicationState, state != .active {
      return "the application is \(state == .inactive ? "inactive" : "in the background")"
    }
    let (transition, presentation) = nearestChanges
    if let transition, transition.phase != .ended { return "a transition is running" }
    if appearance.state != .appeared { return "it is not on screen" }
    if let presented = presentation?.presented {
      return "<\(presented.readableName)> is presented over it"
    }
    return nil
  }

  /// `nearestTransition` and `nearestPresentation`, in one walk: both are asked of every screen whose options are listed.
  private var nearestChanges: (transition: Transition?, presentation: Presentation?) {
    var (transition, presentation): (Transition?, Presentation?)
    var current: UIViewController? = self
    while let candidate = current, transition == nil || presentation == nil {
      if transition == nil { transition = candidate.ownTransition }
      if presentation == nil { presentation = candidate.presentation }
      current = candidate.parent
    }
    return (transition, presentation)
  }
}
