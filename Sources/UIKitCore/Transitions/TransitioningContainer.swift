import ObjectGraph

/// The state of a container's change of what it shows, with the change itself.
///
/// A pure value: each event is a call, which returns what the container has to do. A request that
/// comes while a change is under way waits for its end, so callbacks of two changes never mix.
///
/// A structure and no enumeration with payloads: to look at a payload would retain all that the change holds.
package struct TransitionMachine<Change> {
  package enum Phase {
    /// No change is under way.
    case idle
    /// The `will` callbacks are being sent.
    case beginning
    /// The animation runs; the clock or an interruption ends it.
    case running
    /// The `did` callbacks are being sent.
    case ending
  }

  package private(set) var phase = Phase.idle
  /// The change under way; `nil` while idle.
  package var change: Change?
  /// The last of those that were asked for meanwhile.
  package private(set) var next: Change?

  package init() {}

  /// Another screen is to be shown.
  ///
  /// - Returns: whether the change begins now; else it waits for the end of the one under way.
  package mutating func request(_ change: consuming Change) -> Bool {
    guard phase == .idle else {
      next = change
      return false
    }
    (phase, self.change) = (.beginning, change)
    return true
  }

  /// The `will` callbacks have been sent.
  package mutating func run() { if phase == .beginning { phase = .running } }

  /// The animation is over, in time or interrupted.
  ///
  /// - Returns: whether the `did` callbacks are to be sent.
  package mutating func end() -> Bool {
    guard phase == .running else { return false }
    phase = .ending
    return true
  }

  /// The `did` callbacks have been sent; the change that waits for this begins.
  ///
  /// - Returns: the change that is over; `nil` when none was ending.
  package mutating func conclude() -> Change? {
    guard phase == .ending else { return nil }
    let ended = change.take()
    change = next.take()
    phase = change == nil ? .idle : .beginning
    return ended
  }

  package var isIdle: Bool { phase == .idle }

  /// Whether a request came while a change was under way.
  package var isWaiting: Bool { next != nil }
}

/// A container that changes what it shows, one change after the other.
///
/// The container says what a change sends; when each part of it comes is the same for all of them. What is asked for
/// during a change waits for its end, so the callbacks of two never mix.
@MainActor protocol TransitioningContainer: UIViewController {
  /// A change of what is shown, known from the request on.
  associatedtype Change

  var machine: TransitionMachine<Change> { get set }

  /// Sends the `will` callbacks of the change that is due by now, if one is.
  func beginChange()

  /// Sets in motion what was begun. Returns whether `finishChange()` is called later; if not, the change
  /// ends at once.
  func setChangeInMotion() -> Bool

  /// Sends the `did` callbacks.
  func endChange()

  /// Releases the change. Another one may begin in a function that this calls.
  func changeDidEnd(_ change: consuming Change)
}

extension TransitioningContainer {
  /// Begins the change that is due, or leaves it to the end of the one that is under way.
  func request(_ change: consuming Change) { if machine.request(change) { drive() } }

  /// Ends the change that is under way, and begins what was asked for meanwhile.
  func finishChange() { if machine.end(), concludeChange() { drive() } }

  /// Takes something away from the change under way, if there is one.
  ///
  /// Holds it until the state is set, because a deallocation may ask for the state.
  func reduce(_ body: (inout Change) -> Void) {
    guard let old = machine.change else { return }
    var change = old
    body(&change)
    machine.change = change
    withExtendedLifetime(old) {}
  }

  /// Begins the change, and those that are asked for meanwhile, until one takes time or none is left.
  private func drive() {
    repeat {
      beginChange()
      machine.run()
      if setChangeInMotion() { return }
    } while machine.end() && concludeChange()
  }

  /// Returns whether another change begins.
  private func concludeChange() -> Bool {
    endChange()
    guard let ended = machine.conclude() else { return false }
    let beginsAnother = !machine.isIdle
    // Only the container holds the change from here on, and releases it when it likes.
    changeDidEnd(consume ended)
    return beginsAnother
  }

  func setChangeInMotion() -> Bool { false }
  func endChange() {}
  func changeDidEnd(_ change: consuming Change) {}
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofTransitions = Vocabulary(
    names: ["TransitionMachine.change": ""])
}
