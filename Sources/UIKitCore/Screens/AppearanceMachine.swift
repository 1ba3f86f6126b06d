/// Whether a controller is on screen, and which appearance callback a change brings.
///
/// A pure value: an event goes in, a callback or a verdict comes out, and the controller performs it.
/// Every `will` is followed by exactly one `did`, unless the direction is reversed in between.
package struct AppearanceMachine: Hashable, Sendable {
  /// Where a controller is between off and on screen.
  package enum State: String, Hashable, Sendable {
    /// Off screen; the last callback was `viewDidDisappear`, or there was none.
    case disappeared
    /// Between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// On screen; the last callback was `viewDidAppear`.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  package enum Event: Hashable, Sendable {
    case beginAppearing, beginDisappearing, finish
  }

  package enum Outcome: Hashable, Sendable {
    case send(LifecycleEvent.Kind)
    /// The event does not fit the state: UIKit warns of unbalanced calls and sends nothing.
    case unbalanced
  }

  package private(set) var state = State.disappeared

  package init() {}

  /// Whether the state is not between a `will` and its `did`.
  package var isSettled: Bool { state == .appeared || state == .disappeared }

  /// Takes an event; an unbalanced one leaves the state as it was.
  package mutating func handle(_ event: Event) -> Outcome {
    switch (event, state) {
    case (.beginAppearing, .disappeared), (.beginAppearing, .disappearing):
      state = .appearing
      return .send(.viewWillAppear)
    case (.beginDisappearing, .appeared), (.beginDisappearing, .appearing):
      state = .disappearing
      return .send(.viewWillDisappear)
    case (.finish, .appearing):
      state = .appeared
      return .send(.viewDidAppear)
    case (.finish, .disappearing):
      state = .disappeared
      return .send(.viewDidDisappear)
    default:
      return .unbalanced
    }
  }

  /// Whether the event would bring a callback.
  package func accepts(_ event: Event) -> Bool {
    var copy = self
    return copy.handle(event) != .unbalanced
  }
}
