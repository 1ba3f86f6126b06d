extension SimulatedTaskScope {
  /// Suspends the task until its continuation is resumed: `withCheckedThrowingContinuation` with a name.
  ///
  /// `body` is called at once and gets the continuation. The scope holds what the runtime holds of a task
  /// that waits, until it is resumed; so one that is never resumed keeps the task, and what that uses, also
  /// when everybody has dropped it (observed). The original prints a warning then; here the registration
  /// says `(dropped)`.
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - owner: whom the task works for; held weakly, to tell when it is gone.
  ///   - body: is called at once with the continuation.
  /// - Throws: what the continuation is resumed with; `CancellationError` when the services go before.
  public func withContinuation<Value: Sendable>(
    named name: String, owner: AnyObject? = nil,
    _ body: @MainActor (SimulatedContinuation<Value>) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let record = ContinuationRecord(name, continuation)
      record.register(in: registry, owner: owner)
      let handle = SimulatedContinuation(record)
      record.handle = handle
      body(handle)
    }
  }
}

/// Resumes a task that waits, once, after Swift's `CheckedContinuation`. Holds the task until then.
@MainActor public final class SimulatedContinuation<Value: Sendable> {
  private let record: ContinuationRecord<Value>

  init(_ record: ContinuationRecord<Value>) {
    self.record = record
  }

  /// Whether the task still waits.
  public var isWaiting: Bool { record.isWaiting }

  /// Lets the task go on with a value, on a later turn of the main actor. A second time is a misuse, and
  /// nothing happens; the original ends the program.
  public func resume(returning value: Value) { record.resume(with: .success(value)) }

  /// Lets the task go on with an error. A second time as in `resume(returning:)`.
  public func resume(throwing error: any Error) { record.resume(with: .failure(error)) }
}

/// A task that waits for a continuation.
@MainActor final class ContinuationRecord<Value: Sendable>: Registrable {
  private let name: String
  private var continuation: CheckedContinuation<Value, any Error>?
  weak var handle: SimulatedContinuation<Value>?
  private weak var registry: ServiceRegistry?
  private var serial = 0

  init(_ name: String, _ continuation: CheckedContinuation<Value, any Error>) {
    (self.name, self.continuation) = (name, continuation)
  }

  var isWaiting: Bool { continuation != nil }

  var registeredKind: SimulatedRegistration.Kind { .continuation }
  var registeredWords: String { "continuation '\(name)'" + (handle == nil ? " (dropped)" : "") }

  func register(in registry: ServiceRegistry, owner: AnyObject?) {
    self.registry = registry
    serial = registry.add(self, isHeld: true, owner: owner)
  }

  func resume(with result: Result<Value, any Error>) {
    guard let continuation else {
      registry?.note(
        .continuationResumedTwice, "continuation '\(name)' was resumed a second time")
      return
    }
    self.continuation = nil
    registry?.remove(serial)
    continuation.resume(with: result)
  }

  func abandon() {
    if isWaiting { resume(with: .failure(CancellationError())) }
  }
}
