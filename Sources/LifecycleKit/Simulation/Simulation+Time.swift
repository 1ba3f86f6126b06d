import LeakDetection
import UIKitCore
import VirtualTime

/// The real time that one advance gives to tasks on the main actor: a fifth of a second in all.
@MainActor final class RealTime {
  /// The longest real time of one advance.
  nonisolated static let most = Duration.milliseconds(200)

  private var end: ContinuousClock.Instant?

  nonisolated init() {}

  /// Lets real time pass while a condition holds, in pieces that grow from a millisecond.
  func pass(while isNeeded: () -> Bool) async {
    let end = end ?? ContinuousClock.now + Self.most
    self.end = end
    var piece = Duration.milliseconds(1)
    while isNeeded(), ContinuousClock.now < end {
      guard (try? await ContinuousClock().sleep(for: piece)) != nil else { return }
      piece = min(piece * 2, .milliseconds(16))
    }
  }
}

extension Simulation {
  /// Moves the time on, at most to an instant, and stops just before a living object can be judged. There real time
  /// passes, for the tasks that hold the object.
  func advance(notBeyond limit: VirtualInstant, in realTime: RealTime) async {
    let (now, moment) = (clock.now, Duration.nanoseconds(1))
    let due = [delayedCheck.ledger.firstDeadlineOfLiving, scan.firstReport].compactMap { $0 }.min()
    if let due, due == now.advanced(by: moment) {
      await realTime.pass { isJudging(at: due) }
      return await clock.advance(to: min(limit, due))
    }
    // The next departure comes no earlier than the next work, and its deadline is a delay later.
    let next = (clock.nextDeadline ?? limit).advanced(by: max(delayedCheck.delay, .zero))
    let last = min(due ?? next, next).advanced(by: .zero - moment)
    await clock.advance(to: last > now ? min(limit, last) : limit)
  }

  /// Whether a living object is judged at an instant: at its deadline, or by a scan that is the first to report it.
  private func isJudging(at due: VirtualInstant) -> Bool {
    delayedCheck.ledger.firstDeadlineOfLiving == due
      || scan.nextRound == due && scan.atLimit.contains { !records.isOpen(.object($0)) }
  }
}

extension Environment {
  /// Takes news in, and says where an advance stops next: an instant at a time, so that the end of an object
  /// that sends no news is dated.
  func nextStop(before end: VirtualInstant) -> VirtualInstant {
    catchUp()
    return min(clock.nextDeadline ?? end, end)
  }

  /// Takes in what the last instant brought, and records an advance that was given up.
  func endAdvance() {
    catchUp()
    guard let standstill = clock.standstill else { return }
    report(.timeStandsStill, by: "the clock", standstill.description)
  }
}

/// An error of `settle(limit:)`: nothing is left on the clock, and transitions are under way that nothing will end.
public struct TransitionsWithoutEnd: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each transition with its container and the reason, in the order in which they began:
  /// `navigation transition of Stack#1: its animator has not called completeTransition(_:)`.
  public var transitions: [String]
  /// The instant at which nothing was left on the clock.
  public var instant: VirtualInstant

  /// The transitions and the reasons, a line each.
  public var description: String {
    (["nothing is left on the clock at \(instant), and these transitions have not ended:"]
      + transitions.map { "  \($0)" }).joined(separator: "\n")
  }
}
