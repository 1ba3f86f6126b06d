/// One piece of work that waits on a clock, as a value.
public struct PendingVirtualWork: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name under which it was scheduled; `sleep` for a sleeping task.
  public var name: String
  /// When it is due.
  public var dueAt: VirtualInstant
  /// Whether it will be due again after that.
  public var isRepeating: Bool
  /// Whether it is a service that an idle clock may leave pending.
  public var isInBackground: Bool

  /// The work in words: `"blink" at 0.500 s, repeating`.
  public var description: String {
    var text = "\"\(name)\" at \(dueAt)"
    if isRepeating { text += ", repeating" }
    if isInBackground { text += ", in the background" }
    return text
  }
}

/// A clock did not become idle within the bound: something schedules work again and again.
public struct IdleLimitExceeded: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many pieces of work were done before giving up.
  public var limit: Int
  /// When it was given up.
  public var instant: VirtualInstant
  /// The pending work then, earliest first.
  public var pending: [PendingVirtualWork]

  /// The event in words, with the pending work, of which at most five entries are named.
  public var description: String {
    var lines = ["not idle after \(limit) pieces of work, at \(instant); still pending:"]
    lines += pending.prefix(5).map { "  \($0)" }
    if pending.count > 5 { lines.append("  and \(pending.count - 5) more") }
    return lines.joined(separator: "\n")
  }
}

/// Work on a virtual clock that can be cancelled. Releasing this does not cancel it.
public final class ScheduledVirtualWork: Sendable {
  /// The name under which the work was scheduled.
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

/// Names work on a clock, as `ScheduledVirtualWork` does, without the clock.
package struct WorkTicket: Sendable {
  let ticket: DeadlineQueue<VirtualClock.Entry>.Ticket
}

/// How much work was done since the time went on.
struct WorkAtInstant {
  private var instant = VirtualInstant.zero
  private var count = 0
  /// Whether a piece was taken that is not counted yet.
  var isUnderWay = false
  /// Whether there was too much of it.
  var standsStill = false

  /// Counts a piece of work that was done at an instant.
  ///
  /// - Returns: how many there were at this one.
  mutating func counts(one now: VirtualInstant) -> Int {
    count = now == instant ? count + 1 : 1
    instant = now
    return count
  }
}
