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

  static var roundLimit: Int { 1_000 }
}
