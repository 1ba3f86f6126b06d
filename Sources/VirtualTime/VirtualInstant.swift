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
    self.sinceStart = min(max(sinceStart, .zero), .seconds(Int64.max))
  }

  /// The instant `duration` later, or earlier when it is negative; within `zero` and `latest`.
  public func advanced(by duration: Duration) -> VirtualInstant {
    VirtualInstant(sinceStart: sinceStart + min(duration, .seconds(Int64.max)))
  }

  /// The time from here to `other`, negative when that is earlier.
  public func duration(to other: VirtualInstant) -> Duration {
    other.sinceStart - sinceStart
  }

  /// Whether the first comes before the second.
  public static func < (one: VirtualInstant, other: VirtualInstant) -> Bool {
    one.sinceStart < other.sinceStart
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
