import Synchronization

/// A clock whose time passes only when it is told to; work and sleeping tasks wait on it.
///
/// `advance(by:)` does what is due within a span, in the order of the deadlines and, where these are
/// equal, in the order of scheduling, and returns. Nothing waits for the wall clock and nothing runs
/// backwards. Work is done on the main actor; the clock may be read, and tasks may sleep on it, anywhere.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule("save", after: .seconds(2)) { print("saved at \(clock.now)") }
/// clock.advance(by: .seconds(5))  // saved at 2.000 s
/// ```
public final class VirtualClock: Clock, Sendable {
  /// The clock's instants.
  public typealias Instant = VirtualInstant
  /// The clock's durations.
  public typealias Duration = Swift.Duration

  struct Entry: Sendable {
    enum Action: Sendable {
      case call(@MainActor @Sendable () -> Void)
      case wake(Sleeper)
    }

    let name: String
    let action: Action
    /// The time between two runs of repeating work.
    let interval: Duration?
    let isInBackground: Bool
  }

  struct State {
    var now = VirtualInstant.zero
    var queue = DeadlineQueue<Entry>()
    /// The work that goes ahead of the queue.
    var ahead = WorkAhead.List()
    /// How many entries keep the clock from being idle.
    var foregroundCount = 0
    /// Sleepers that were woken and have not come back to the main actor yet.
    var returningCount = 0
    /// Called, outside of the lock, when something is due earlier than anything before, and when the clock
    /// is idle no longer.
    var needsDriving: (@Sendable () -> Void)?
    var workLimitAtInstant = 100_000
    var standstill: IdleLimitExceeded?
  }

  let state = Mutex(State())

  /// Makes a clock at zero with nothing on it.
  public init() {}

  /// The present instant. While work runs, the deadline of that work.
  public var now: VirtualInstant { state.withLock { $0.now } }

  /// The least difference between two instants: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How much work may be done at one instant before an advance is given up. 100,000 by default; at least 1.
  ///
  /// Work that schedules itself again without delay would keep the advance for ever.
  public var workLimitAtInstant: Int {
    get { state.withLock { $0.workLimitAtInstant } }
    set { state.withLock { $0.workLimitAtInstant = max(newValue, 1) } }
  }

  /// Why the last advance was given up, with the names of the work that is due and would never end; `nil`
  /// when it came to its end. The time is then the instant at which it was given up.
  public var standstill: IdleLimitExceeded? { state.withLock { $0.standstill } }

  /// When the next work is due; `nil` when there is none.
  public var nextDeadline: VirtualInstant? { state.withLock { $0.firstDeadline } }

  /// All that waits, earliest first. - Complexity: O(n log n).
  public var pendingWork: [PendingVirtualWork] {
    let all = state.withLock { state in
      state.ahead.asked.map { (deadline: state.now, content: $0) } + state.queue.all
    }
    return all.map { deadline, entry in
      PendingVirtualWork(
        name: entry.name, dueAt: deadline, isRepeating: entry.interval != nil,
        isInBackground: entry.isInBackground)
    }
  }
}

/// A point on a virtual clock's line: the time since the clock began.
///
/// Instants reach from zero to `latest`; arithmetic beyond that ends there instead of overflowing.
public struct VirtualInstant: InstantProtocol, Hashable, Codable, Sendable {
  /// The time since the clock began.
  public let sinceStart: Duration

  /// Where every virtual clock begins.
  public static let zero = VirtualInstant(sinceStart: .zero)

  /// The last instant of any virtual clock, some 292 billion years on.
  public static let latest = VirtualInstant(sinceStart: .seconds(Int64.max))

  /// The instant this long after the start; negative durations give `zero`, too long ones `latest`.
  public init(sinceStart: Duration) {
    // By the numbers, because durations are compared out of line.
    self.sinceStart = Duration(
      attoseconds: min(max(sinceStart.attoseconds, 0), Self.latestAttosecond))
  }

  /// The attoseconds from the start to `latest`: as many seconds as an `Int64` counts.
  private static var latestAttosecond: Int128 {
    9_223_372_036_854_775_807_000_000_000_000_000_000
  }

  /// The instant `duration` later, or earlier when it is negative; within `zero` and `latest`.
  public func advanced(by duration: Duration) -> VirtualInstant {
    VirtualInstant(
      sinceStart: Duration(
        attoseconds: sinceStart.attoseconds + min(duration.attoseconds, Self.latestAttosecond)))
  }

  /// The time from here to `other`, negative when that is earlier.
  public func duration(to other: VirtualInstant) -> Duration {
    other.sinceStart - sinceStart
  }

  /// Whether the first comes before the second.
  public static func < (one: VirtualInstant, other: VirtualInstant) -> Bool {
    one.sinceStart.attoseconds < other.sinceStart.attoseconds
  }

  /// Whether both are the same time since the clock began.
  public static func == (one: VirtualInstant, other: VirtualInstant) -> Bool {
    one.sinceStart.attoseconds == other.sinceStart.attoseconds
  }
}

extension VirtualInstant: CustomStringConvertible {
  /// Seconds with three decimals, cut and not rounded: `0.350 s`.
  public var description: String {
    let (seconds, attoseconds) = sinceStart.components
    let thousandths = String(1_000 + attoseconds / 1_000_000_000_000_000)
    return "\(seconds).\(thousandths.dropFirst()) s"
  }
}

extension Duration {
  /// Seconds with one decimal, or as many as needed up to three, cut and not rounded: `2.0 s`, `0.35 s`;
  /// up to nine below a millisecond: `0.0004 s`.
  public var secondsText: String {
    let (seconds, attoseconds) = components
    // What is below a millisecond is told in full: 0.0 s would say that there is nothing.
    let isTiny = seconds == 0 && abs(attoseconds) < 1_000_000_000_000_000 && attoseconds != 0
    var decimals =
      isTiny
      ? String(1_000_000_000 + abs(attoseconds) / 1_000_000_000).dropFirst()
      : String(1_000 + abs(attoseconds) / 1_000_000_000_000_000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals = decimals.dropLast() }
    let sign = self < .zero && seconds == 0 ? "-" : ""
    return "\(sign)\(seconds).\(decimals) s"
  }
}
