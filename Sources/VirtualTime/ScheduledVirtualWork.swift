/// Work on a virtual clock that can be cancelled. Letting go of this does not cancel it.
public final class ScheduledVirtualWork: Sendable {
  /// What the work was called when it was scheduled.
  public let name: String

  private let clock: VirtualClock
  private let ticket: DeadlineQueue<VirtualClock.Entry>.Ticket

  init(name: String, clock: VirtualClock, ticket: DeadlineQueue<VirtualClock.Entry>.Ticket) {
    self.name = name
    self.clock = clock
    self.ticket = ticket
  }

  /// Whether the work will be done, or done again.
  public var isPending: Bool { clock.isPending(ticket) }

  /// Takes the work off the clock and releases its closure before this returns. From any thread; once
  /// the work is done, and a second time, nothing happens. Repeating work may cancel itself while it runs;
  /// its closure goes when that run is over.
  public func cancel() { clock.remove(ticket) }
}
