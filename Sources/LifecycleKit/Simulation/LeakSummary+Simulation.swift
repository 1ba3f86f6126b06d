import LeakDetection
import UIKitCore

extension LeakSummary.Scope {
  /// What a simulation has looked at so far; `metCount` is how many expectations of the caller's were met.
  @MainActor public init(of simulation: Simulation, metCount: Int = 0) {
    let tally = simulation.delayedCheck.tally
    self.init(
      createdCount: simulation.createdCount, aliveCount: simulation.aliveCount,
      judgedCount: tally.met + tally.metLate + tally.failed,
      scanCount: simulation.scan.scanCount, metCount: metCount)
  }
}
