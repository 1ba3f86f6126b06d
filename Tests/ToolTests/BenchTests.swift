import LifecycleKit
import Testing

@testable import lifecycle

/// The bench measures what it says it measures.
@Suite @MainActor struct BenchTests {
  @Test(arguments: [false, true])
  func `the bare cycle makes the calls that a simulated one sends`(isAnimated: Bool) {
    let cycle = SimulatedCycle(isAnimated: isAnimated, isLogged: true)
    cycle.simulation.log.removeAll()
    cycle.stack.pushViewController(BenchScreen(), animated: isAnimated)
    cycle.simulation.advance(by: .seconds(1))
    cycle.stack.popViewController(animated: isAnimated)
    cycle.simulation.advance(by: .seconds(1))
    let sent = cycle.simulation.log.events.filter { $0.kind != .deallocated }

    // The bare cycle's controllers join a simulation here, so that their calls are recorded.
    let simulation = Simulation()
    let bare = simulation.perform { BareCycle() }
    simulation.log.removeAll()
    bare.pushAndPop(simulation.perform { BenchScreen() }, animated: isAnimated)
    let called = simulation.log.events.filter { $0.kind != .deallocated }
    #expect(called.map(\.controller) == sent.map(\.controller))
    #expect(called.map(\.kind) == sent.map(\.kind))
  }

  @Test func `both scans of a world miss the same ten`() {
    let world = ScanWorld(count: 1_000)
    for _ in 1...3 {
      world.simulation.scan.run()
      world.published.scan()
    }
    #expect(world.simulation.leaks.count == ScanWorld.departedCount)
    #expect(world.published.reportCount == ScanWorld.departedCount)
  }

  @Test func `the median is in the middle`() {
    #expect(Contest.median([]) == 0)
    #expect(Contest.median([7]) == 7)
    #expect(Contest.median([9, 1, 5]) == 5)
    #expect(Contest.median([9, 1, 5, 7]) == 6)
  }

  @Test func `a verdict in words`() {
    let slow = MeasuredRatio(ratio: 2.504, aim: .atMost(2.5))
    #expect([slow.ratioText, slow.aimText, slow.metText] == ["2.50×", "≤ 2.50×", "no"])
    let fast = MeasuredRatio(ratio: 240.9, aim: .atLeast(20))
    #expect([fast.ratioText, fast.aimText, fast.metText] == ["240×", "≥ 20.0×", "yes"])
    let plain = MeasuredRatio(ratio: .infinity, aim: .none)
    #expect([plain.ratioText, plain.aimText, plain.metText] == ["–", "", ""])
    #expect(1_234_567.grouped == "1,234,567")
    #expect(123.grouped == "123")
  }
}
