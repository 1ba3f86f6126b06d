import Synchronization

extension VirtualClock {
  /// How often an `async` advance lets other executors have a turn before it takes the next instant.
  ///
  /// A sleep through `any Clock` goes over the global executor twice on its way back; each turn here
  /// covers one such change with a thread's hop of its own.
  static let settlingTurns = 8

  /// Sleeps until an instant of this clock. A task on the main actor goes on there, at that instant of an
  /// `async` advance; an instant that has passed does not suspend.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled; nothing is left on the clock then.
  nonisolated(nonsending) public func sleep(
    until deadline: VirtualInstant, tolerance: Duration? = nil
  ) async throws {
    try await sleepOnMainActor(until: deadline)
  }

  /// The sleep itself: all of it on the main actor, so that a task there is asleep after its first turn.
  @MainActor private func sleepOnMainActor(until deadline: VirtualInstant) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.fallAsleep(continuation, on: self, until: deadline)
      }
    } onCancel: {
      sleeper.cancel()
    }
    state.withLock { $0.returningCount -= 1 }
  }

  /// Lets the tasks that can run do so until they suspend: woken ones for certain, others for a bounded
  /// number of turns.
  @MainActor func settle() async {
    for _ in 0..<VirtualClock.settlingTurns {
      // The main actor's own jobs run in the order they came, so one yield lets all of them have a turn;
      // the detached task is a job behind those that are on their way through the global executor.
      await Task.yield()
      await Task.detached {}.value
    }
    // A woken task may still be on its way on a busy machine; it needs nothing but a turn to arrive.
    while state.withLock({ $0.returningCount }) > 0 { await Task.yield() }
    await Task.yield()
  }
}

extension Clock where Duration == Swift.Duration {
  /// Sleeps for a time of this clock, where the caller runs.
  ///
  /// Stands in for the standard library's method of this name, which leaves the caller's actor and comes
  /// back over the global executor. Code that knows a `VirtualClock` only as `any Clock<Duration>` and
  /// imports this module so goes on at its instant for certain; other clocks sleep as they always do.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    if let virtual = self as? VirtualClock {
      try await virtual.sleep(until: virtual.now.advanced(by: duration), tolerance: tolerance)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
  }
}

/// One sleeping task: waits, is woken by the clock or cancelled, whichever comes first.
final class Sleeper: Sendable {
  private enum SleepState {
    case new
    case asleep(
      CheckedContinuation<Void, any Error>, VirtualClock, DeadlineQueue<VirtualClock.Entry>.Ticket)
    case over
  }

  private let phase = Mutex(SleepState.new)

  func fallAsleep(
    _ continuation: CheckedContinuation<Void, any Error>, on clock: VirtualClock,
    until deadline: VirtualInstant
  ) {
    let entry = VirtualClock.Entry(
      name: "sleep", action: .wake(self), interval: nil, isInBackground: false)
    let isTooLate = phase.withLock { phase in
      if case .over = phase { return true }
      phase = .asleep(continuation, clock, clock.enqueue(entry, at: deadline))
      return false
    }
    if isTooLate { continuation.resume(throwing: CancellationError()) }
  }

  func wake() {
    guard let (continuation, clock, _) = end() else { return }
    clock.state.withLock { $0.returningCount += 1 }
    continuation.resume()
  }

  func cancel() {
    guard let (continuation, clock, ticket) = end() else { return }
    clock.remove(ticket)
    continuation.resume(throwing: CancellationError())
  }

  private func end() -> (
    continuation: CheckedContinuation<Void, any Error>, clock: VirtualClock,
    ticket: DeadlineQueue<VirtualClock.Entry>.Ticket
  )? {
    phase.withLock { phase in
      defer { phase = .over }
      guard case .asleep(let continuation, let clock, let ticket) = phase else { return nil }
      return (continuation, clock, ticket)
    }
  }
}
