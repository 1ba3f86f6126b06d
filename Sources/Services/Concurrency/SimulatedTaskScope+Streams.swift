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

  /// Called once, when the stream ends, whatever ended it. Held by the stream until then: a handler that
  /// captures who owns the continuation is a cycle.
  public var onTermination: (@Sendable () -> Void)? {
    get { record.handler }
    nonmutating set { record.handler = newValue }
  }
}
