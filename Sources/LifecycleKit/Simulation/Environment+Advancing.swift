import UIKitCore
import VirtualTime

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

extension VirtualClock {
  /// Whether an advance has not come to its end and was not given up.
  func isOnTheWay(to end: VirtualInstant) -> Bool { now < end && standstill == nil }
}
