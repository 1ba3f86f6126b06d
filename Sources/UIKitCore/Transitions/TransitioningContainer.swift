import ObjectGraph

/// The state of a container's change of what it shows, with the values that the change needs.
///
/// A pure value: an event goes in, an action comes out, and the container performs it. A request that
/// comes while a change is under way waits for its end, so callbacks of two changes never mix.
package enum TransitionMachine<Change> {
  /// No change is under way.
  case idle
  /// The `will` callbacks are being sent.
  case beginning(UnderWay)
  /// The animation runs; the clock or an interruption ends it.
  case running(UnderWay)
  /// The `did` callbacks are being sent.
  case ending(UnderWay)

  package struct UnderWay {
    package var change: Change
    /// The last of those that were asked for meanwhile.
    package var next: Change?
  }

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
      self = .beginning(UnderWay(change: change))
      return .begin
    case (.requested(let next), .beginning(var underWay)):
      underWay.next = next
      self = .beginning(underWay)
      return .wait
    case (.requested(let next), .running(var underWay)):
      underWay.next = next
      self = .running(underWay)
      return .wait
    case (.requested(let next), .ending(var underWay)):
      underWay.next = next
      self = .ending(underWay)
      return .wait
    case (.began, .beginning(let underWay)):
      self = .running(underWay)
      return .nothing
    case (.timeIsUp, .running(let underWay)):
      self = .ending(underWay)
      return .end
    case (.ended, .ending(let underWay)):
      self = underWay.next.map { .beginning(UnderWay(change: $0)) } ?? .idle
      return .conclude(underWay.change, beginsAnother: underWay.next != nil)
    case (_, let state):
      self = state
      return .nothing
    }
  }

  package var isIdle: Bool { if case .idle = self { true } else { false } }

  private var underWay: UnderWay? {
    switch self {
    case .idle: nil
    case .beginning(let underWay), .running(let underWay), .ending(let underWay): underWay
    }
  }

  /// The change under way.
  package var change: Change? { underWay?.change }

  /// Whether a request came while a change was under way.
  package var isWaiting: Bool { underWay?.next != nil }

  /// Adds to the change under way, if there is one.
  ///
  /// A reference that `body` takes away must not be the last: a deallocation may ask for the state, which is being set.
  package mutating func add(_ body: (inout Change) -> Void) {
    switch consume self {
    case .idle: self = .idle
    case .beginning(var underWay):
      body(&underWay.change)
      self = .beginning(underWay)
    case .running(var underWay):
      body(&underWay.change)
      self = .running(underWay)
    case .ending(var underWay):
      body(&underWay.change)
      self = .ending(underWay)
    }
  }
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

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofTransitions = Vocabulary(
    names: ["UnderWay.change": ""], carriers: ["TransitionMachine"])
}
