import Synchronization

/// A named stream as long as it has not ended: held by the stream itself, so it goes with it.
nonisolated final class StreamRecord: Registrable, Sendable {
  private let name: String
  /// `nil` once the stream has ended.
  private let ending = Mutex<StreamEnding?>(StreamEnding(nil))

  init(_ name: String) {
    self.name = name
  }

  /// One that is set when the stream has ended is not kept.
  var handler: (@Sendable () -> Void)? {
    get { ending.withLock { $0?.handler } }
    set {
      let before = ending.withLock { ending in
        let before = ending
        if before != nil { ending = StreamEnding(newValue) }
        return before
      }
      // What a closure holds is let go outside of the lock.
      withExtendedLifetime(before) {}
    }
  }

  /// From any thread: a stream ends where its last owner lets go.
  func terminate() {
    ending.withLock { $0.take() }?.handler?()
  }

  @MainActor var registeredKind: SimulatedRegistration.Kind { .stream }
  @MainActor var registeredWords: String { "async stream '\(name)'" }
  @MainActor var isOver: Bool { ending.withLock { $0 == nil } }
}

/// What is done at the end of a stream: an object, for a search for holders reads those behind a lock.
nonisolated final class StreamEnding: Sendable {
  let handler: (@Sendable () -> Void)?

  init(_ handler: (@Sendable () -> Void)?) {
    self.handler = handler
  }
}
