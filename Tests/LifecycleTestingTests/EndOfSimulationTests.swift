import Synchronization
import Testing

@testable import LifecycleTesting

/// A simulation is made on the main actor, and may be released elsewhere.
@MainActor @Suite struct EndOfSimulationTests {
  /// A screen whose `deinit` notes whether the main actor runs it.
  private final class Witness: UIViewController {
    nonisolated static let seen = Mutex<[Bool]>([])

    deinit { Self.seen.withLock { $0.append(MainQueueMark.isCurrent) } }
  }

  @Test func `the screens of a simulation that is released elsewhere end on the main actor`() async
  {
    #expect(MainQueueMark.isCurrent)
    let last = Mutex<Simulation?>(nil)
    do {
      let simulation = Simulation()
      simulation.show(Witness())
      simulation.endTurn()
      last.withLock { $0 = simulation }
    }
    await Task.detached { last.withLock { $0 = nil } }.value
    while Witness.seen.withLock(\.isEmpty) { await Task.yield() }
    #expect(Witness.seen.withLock { $0 } == [true])
  }
}
