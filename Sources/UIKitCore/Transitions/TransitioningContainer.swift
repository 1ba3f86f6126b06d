/// What a container is doing about what it shows, with what it needs for that.
///
/// A pure value: an event goes in, an action comes out, and the container performs it. A request that
/// comes while a change is under way waits for its end, so callbacks of two changes never mix.
package enum TransitionMachine<Change> {
  /// No change is under way.
  case idle
  /// The `will` callbacks are being sent.
  case beginning(Change, next: Change?)
  /// The animation runs; the clock or an interruption ends it.
  case running(Change, next: Change?)
  /// The `did` callbacks are being sent.
  case ending(Change, next: Change?)

  package enum Event {
    /// Something else is to be shown.
    case requested(Change)
    /// The `will` callbacks have been sent.
    case began
    /// The animation is over, in time or interrupted.
    case timeIsUp
    /// The `did` callbacks have been sent.
    case ended
  }

  package enum Action {
    case begin, end
    /// The change is over, and another one that was asked for meanwhile begins.
    case conclude(Change, beginsAnother: Bool)
    case wait, nothing
  }

  /// Takes an event and says what to do; an event that does not fit the state does nothing.
  package mutating func handle(_ event: Event) -> Action {
    // Consumed, so that what a change holds is moved from state to state and not retained anew.
    switch (event, consume self) {
    case (.requested(let change), .idle):
      self = .beginning(change, next: nil)
      return .begin
    case (.requested(let next), .beginning(let change, _)):
      self = .beginning(change, next: next)
      return .wait
    case (.requested(let next), .running(let change, _)):
      self = .running(change, next: next)
      return .wait
    case (.requested(let next), .ending(let change, _)):
      self = .ending(change, next: next)
      return .wait
    case (.began, .beginning(let change, let next)):
      self = .running(change, next: next)
      return .nothing
    case (.timeIsUp, .running(let change, let next)):
      self = .ending(change, next: next)
      return .end
    case (.ended, .ending(let change, let next)):
      self = next.map { .beginning($0, next: nil) } ?? .idle
      return .conclude(change, beginsAnother: next != nil)
    case (_, let state):
      self = state
      return .nothing
    }
  }

  package var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether a request came while a change was under way.
  package var isWaiting: Bool {
    switch self {
    case .beginning(_, .some), .running(_, .some), .ending(_, .some): true
    default: false
    }
  }

  /// The change under way.
  package var change: Change? {
    switch self {
    case .idle: nil
    case .beginning(let change, _), .running(let change, _), .ending(let change, _): change
    }
  }

  /// Adds to the change under way, if there is one.
  ///
  /// What `body` takes away must not be the last reference: a deallocation may ask for the state, which is being set.
  package mutating func add(_ body: (inout Change) -> Void) {
    switch consume self {
    case .idle: self = .idle
    case .beginning(var change, let next):
      body(&change)
      self = .beginning(change, next: next)
    case .running(var change, let next):
      body(&change)
      self = .running(change, next: next)
    case .ending(var change, let next):
      body(&change)
      self = .ending(change, next: next)
    }
  }
}

/// A container that changes what it shows, one change after the other.
///
/// The container says what a change sends; when each part of it comes is the same for all of them. What is asked for
/// during a change waits for its end, so the callbacks of two never mix.
@MainActor protocol TransitioningContainer: UIViewController {
  /// What is known of a change from the request on.
  associatedtype Change

  var machine: TransitionMachine<Change> { get set }

  /// Sends the `will` callbacks of the change that is due by now, if one is.
  func beginChange()

  /// Sets in motion what was begun. Returns whether `finishChange()` is called later; if not, the change
  /// ends at once.
  func setChangeInMotion() -> Bool

  /// Sends the `did` callbacks.
  func endChange()

  /// Lets the change go. Another one may begin in what this calls.
  func changeDidEnd(_ change: consuming Change)
}

extension TransitioningContainer {
  /// Begins the change that is due, or leaves it to the end of the one that is under way.
  func request(_ change: Change) { drive(machine.handle(.requested(change))) }

  /// Ends the change that is under way, and begins what was asked for meanwhile.
  func finishChange() { drive(machine.handle(.timeIsUp)) }

  /// Takes something away from the change under way, if there is one.
  func reduce(_ body: (inout Change) -> Void) {
    guard let old = machine.change else { return }
    machine.add(body)
    // Held until the state is set.
    withExtendedLifetime(old) {}
  }

  private func drive(_ first: TransitionMachine<Change>.Action) {
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
      case .conclude(let change, let beginsAnother):
        // Only the container holds the change from here on, and releases it when it likes.
        action = beginsAnother ? .begin : .nothing
        changeDidEnd(consume change)
      case .wait, .nothing:
        return
      }
    }
  }

  func setChangeInMotion() -> Bool { false }
  func endChange() {}
  func changeDidEnd(_ change: consuming Change) {}
}
