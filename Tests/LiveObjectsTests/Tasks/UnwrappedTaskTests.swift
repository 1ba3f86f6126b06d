import ObjectGraph
import LiveObjects
import SeededRandom
import Testing

private final class Listener: @unchecked Sendable {
  private var task: Task<Void, Never>?
  private(set) var count = 0

  @inline(never)
  func listenUnwrapped(to stream: AsyncStream<Int>, _ gate: Gate) {
    task = Task { [weak self] in
      guard let self else { return }
      gate.note()
      for await _ in stream { touch() }
    }
  }

  @inline(never)
  func listenUnwrappingInside(to stream: AsyncStream<Int>, _ gate: Gate) {
    task = Task { [weak self] in
      gate.note()
      for await _ in stream {
        guard let self else { return }
        touch()
      }
    }
  }

  @inline(never)
  func listenStrongly(to stream: AsyncStream<Int>, _ gate: Gate) {
    task = Task {
      gate.note()
      for await _ in stream { touch() }
    }
  }

  @inline(never)
  private func touch() { count += 1 }
}

extension `Live objects` {
  @Suite
  struct `What is advised about a task that listens` {
    /// The advice about a listener that should be deallocated; nil when it is.
    private func advice(
      _ listen: (Listener) -> (AsyncStream<Int>, Gate) -> Void
    ) async -> String? {
      let gate = Gate()
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      weak var kept: Listener?
      do {
        let listener = hidden(Listener())
        kept = listener
        listen(listener)(stream, gate)
        for _ in 0..<100_000 where gate.count == 0 { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        use(listener)
      }
      guard let address = kept.map({ ObjectAddress(of: $0) }) else { return nil }
      let notes = ObjectNotes(expectation: { $0 == address ? .expectedGone : .unknown })
      let path = RetainingPaths(notes: notes, searchesStatics: false).retention(of: address).path
      continuation.finish()
      return path?.repair ?? "none"
    }

    @Test func `one that unwraps self in front of its loop is to do so inside`() async {
      #expect(
        await advice(Listener.listenUnwrapped) == "unwrap self inside the loop, not across a wait")
    }

    @Test func `one that unwraps self inside its loop holds nothing`() async {
      #expect(await advice(Listener.listenUnwrappingInside) == nil)
    }

    @Test func `one that captures self strongly is cancelled`() async {
      #expect(await advice(Listener.listenStrongly) == "cancel .task")
    }
  }
}
