import UIKitCore
import VirtualTime

extension ReachabilityScan {
  /// A scan and what it counted, with names.
  package struct NamedRound: Sendable {
    package var instant: VirtualInstant
    /// How many of the events that are kept came before.
    package var position: Int
    /// The screens that it missed, each with how many scans in a row had by then.
    package var failCounts: [(name: String, count: Int)]
  }

  /// The latest thousand scans, the oldest first.
  package var namedRounds: [NamedRound] {
    let start = environment.log.start
    return rounds.suffix(Self.roundLimit).map { round in
      NamedRound(
        instant: round.instant, position: max(round.position - start, 0),
        failCounts: round.failCounts.map { (environment.name(of: $0.id), $0.count) })
    }
  }

  /// The instant of the first periodic scan that may report a further controller; `nil` while no scan falls due.
  var firstReport: VirtualInstant? {
    guard let nextRound, !isPaused else { return nil }
    let most = misses.values.map(\.count).filter { $0 <= failureLimit }.max() ?? 0
    return nextRound.advanced(by: interval * min(max(failureLimit - most, 0), Self.farRounds))
  }

  /// As many rounds as no test waits for: a limit may be any number, and time has an end.
  private static let farRounds = 1_000_000

  /// The living controllers whose fail count the next scan raises beyond the limit.
  var atLimit: [InstanceID] {
    untiedControllers.map(\.id).filter { (misses[$0]?.count ?? 0) == failureLimit }
  }

  static var roundLimit: Int { 1_000 }
}
