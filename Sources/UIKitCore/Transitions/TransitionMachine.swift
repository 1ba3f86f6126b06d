/// When a container may begin, must wait with, and has to end a change of what it shows.
///
/// A pure value: an event goes in, an action comes out, and the container performs it. A request that
/// comes while a change is under way waits for its end, so callbacks of two changes never mix.
package struct TransitionMachine: Hashable, Sendable {
  /// How far the change under way has come.
  package enum State: String, Hashable, Sendable {
    /// No change is under way.
    case idle
    /// The `will` callbacks are being sent.
    case beginning
    /// The animation runs; the clock or an interruption ends it.
    case running
    /// The `did` callbacks are being sent.
    case ending
  }

  package enum Event: Hashable, Sendable {
    /// Something else is to be shown.
    case requested
    /// The `will` callbacks have been sent.
    case began
    /// The animation is over, in time or interrupted.
    case timeIsUp
    /// The `did` callbacks have been sent.
    case ended
  }

  package enum Action: Hashable, Sendable {
    case begin, end, wait, nothing
  }

  package private(set) var state = State.idle
  /// Whether a request came while a change was under way.
  package private(set) var isWaiting = false

  package init() {}

  /// Takes an event and says what to do; an event that does not fit the state does nothing.
  package mutating func handle(_ event: Event) -> Action {
    switch (event, state) {
    case (.requested, .idle):
      state = .beginning
      return .begin
    case (.requested, _):
      isWaiting = true
      return .wait
    case (.began, .beginning):
      state = .running
      return .nothing
    case (.timeIsUp, .running):
      state = .ending
      return .end
    case (.ended, .ending):
      state = isWaiting ? .beginning : .idle
      defer { isWaiting = false }
      return isWaiting ? .begin : .nothing
    default:
      return .nothing
    }
  }
}
