import ObjectGraph
import Synchronization

/// Starts main-actor tasks by name, and makes named streams and continuations for them to wait on.
///
/// Tasks are the runtime's own: they run on the main actor, sleep on the clock, and go on at their instants
/// of `await simulation.advance(by:)`. The scope holds what the runtime holds, for as long, where a search
/// for holders can see it. It does not await its tasks; when the services go, it cancels them.
@MainActor public final class SimulatedTaskScope {
  let registry: ServiceRegistry

  init(registry: ServiceRegistry) {
    self.registry = registry
  }

  /// Starts a task; its operation begins at the next turn of the main actor, not before this returns.
  ///
  /// Scope and runtime hold the operation, and so what it captures, until the task ends (documented for
  /// the runtime): to be cancelled is a request, and ends nothing by itself. What the operation throws ends
  /// the task and is kept by the task alone.
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - owner: whom the task works for; held weakly, to tell when it is gone.
  ///   - operation: what the task does.
  @discardableResult public func start(
    _ name: String, owner: AnyObject? = nil,
    operation: @escaping @MainActor () async throws -> Void
  ) -> SimulatedTask {
    let task = SimulatedTask(name, operation: operation)
    task.run(operation, in: registry, owner: owner)
    return task
  }
}

/// A task that was started by name, after Swift's `Task`.
///
/// Holds its operation until it ends, and no longer: a task that has ended may be stored by whom it captured
/// (observed). Releasing this neither ends nor cancels the task (documented).
@MainActor public final class SimulatedTask: Registrable, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .simulatedTask }

  /// The name of the task.
  public let name: String
  /// Whether the operation has returned or thrown.
  public private(set) var isFinished = false
  /// Whether the task was asked to end.
  public private(set) var isCancelled = false

  private var operation: (@MainActor () async throws -> Void)?
  private var task: Task<Void, any Error>?

  init(_ name: String, operation: @escaping @MainActor () async throws -> Void) {
    (self.name, self.operation) = (name, operation)
  }

  var registeredKind: SimulatedRegistration.Kind { .task }
  var registeredWords: String { "task '\(name)'" + (isCancelled ? " (cancelled)" : "") }

  func run(
    _ operation: @escaping @MainActor () async throws -> Void, in registry: ServiceRegistry,
    owner: AnyObject?
  ) {
    let serial = registry.add(self, isHeld: true, owner: owner)
    task = Task { @MainActor [weak self, weak registry] in
      defer {
        self?.finish()
        registry?.remove(serial)
      }
      try await operation()
    }
  }

  private func finish() {
    isFinished = true
    // The runtime's record of an ended task keeps nothing but its outcome.
    _ = (operation.take(), task.take())
  }

  /// Asks the task to end: sleep on the clock throws, everything else goes on as it likes (documented).
  public func cancel() {
    guard !isFinished else { return }
    isCancelled = true
    task?.cancel()
  }

  func abandon() { cancel() }
}

extension SimulatedTaskScope {
  /// Suspends the task until its continuation is resumed: `withCheckedThrowingContinuation` with a name.
  ///
  /// `body` is called at once and gets the continuation. The scope holds what the runtime holds of a task
  /// that waits, until it is resumed; so one that is never resumed keeps the task, and what that uses, also
  /// when every reference to it is dropped (observed). The original prints a warning then; here the registration
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

extension SimulatedTaskScope {
  /// Makes a stream and what feeds it, counted until it ends: an `AsyncStream` with a name.
  ///
  /// Stream and continuation hold the buffer and the termination handler between them, as in the original;
  /// the scope holds neither. It ends when it is finished, when the task that iterates it is cancelled, or
  /// when stream and continuation are gone (documented).
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - type: the type of the elements.
  ///   - owner: whom the stream is for; held weakly, to tell when it is gone.
  public func makeStream<Element: Sendable>(
    named name: String, of type: Element.Type = Element.self, owner: AnyObject? = nil
  ) -> (stream: AsyncStream<Element>, continuation: SimulatedStreamContinuation<Element>) {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let record = StreamRecord(name)
    registry.add(record, isHeld: false, owner: owner)
    continuation.onTermination = { [record] _ in record.terminate() }
    return (stream, SimulatedStreamContinuation(continuation, record))
  }
}

/// Feeds a stream, after `AsyncStream.Continuation`. Copies feed the same stream.
public struct SimulatedStreamContinuation<Element: Sendable>: Sendable {
  private let continuation: AsyncStream<Element>.Continuation
  private let record: StreamRecord

  init(_ continuation: AsyncStream<Element>.Continuation, _ record: StreamRecord) {
    (self.continuation, self.record) = (continuation, record)
  }

  /// Hands an element to the task that iterates the stream, or keeps it until one asks. Once the stream has
  /// ended, nothing happens.
  public func yield(_ element: Element) { continuation.yield(element) }

  /// Ends the stream; the task that iterates it goes on behind its loop.
  public func finish() { continuation.finish() }

  /// Called once, when the stream ends, whatever ended it. The stream holds the handler until then: a handler that
  /// captures the continuation's owner makes a retain cycle.
  public var onTermination: (@Sendable () -> Void)? {
    get { record.handler }
    nonmutating set { record.handler = newValue }
  }
}

/// A named stream as long as it has not ended: held by the stream itself, so it goes with it.
nonisolated final class StreamRecord: Registrable, Sendable {
  private let name: String
  /// `nil` once the stream has ended.
  private let ending = Mutex<StreamEnding?>(StreamEnding(nil))

  init(_ name: String) {
    self.name = name
  }

  /// A handler that is set after the stream has ended is not kept.
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

/// The closure that is called at the end of a stream: an object, for a search for holders reads those behind a lock.
nonisolated final class StreamEnding: Sendable {
  let handler: (@Sendable () -> Void)?

  init(_ handler: (@Sendable () -> Void)?) {
    self.handler = handler
  }
}
