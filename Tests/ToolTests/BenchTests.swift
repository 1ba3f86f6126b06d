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

  @Test func `valgrind's file gives instructions, allocations and retains, whatever calls them`() {
    let totals = CycleCounts.Totals(
      callgrind: """
        events: Ir
        summary: 5000
        fn=(1) main
        16 10
        cfi=(3) alloc.c
        cfn=(2) malloc
        calls=3 0
        0 300
        cfn=(4) swift_retain
        calls=7 0
        0 70
        fn=(4)
        0 70
        cfn=(2)
        calls=1 0
        0 100
        cfn=(5) swift_release
        calls=9 0
        0 90
        """)
    #expect([totals.instructions, totals.allocations, totals.retains] == [5_000, 4, 7])
  }

  @Test func `what is measured is JSON too`() throws {
    var report = BenchReport(build: "release")
    report.counts = [
      CycleCounts(cycle: "plain", instructions: 21_841, allocations: 4, retains: 300)
    ]
    report.add("push+pop", 4_000, "bare calls", 500, MeasuredRatio(ratio: 8, aim: .atMost(4)))
    report.add("a walk, bytes an object", 36.5, atMost: 40)
    report.add("a screen, bytes", 558, atMost: nil)
    report.peakMemoryBytes = 1_048_576
    #expect(
      try stableJSON(report, onOneLine: true) == #"""
        {"build":"release","counts":[{"allocations":4,"cycle":"plain","instructions":21841,\#
        "retains":300}],"figures":[{"atMost":40,"figure":36.5,"isMet":true,\#
        "what":"a walk, bytes an object"},{"figure":558,"what":"a screen, bytes"}],\#
        "peakMemoryBytes":1048576,"ratios":[{"aim":"≤ 4.00×","comparedNanoseconds":500,\#
        "comparedWith":"bare calls","isMet":false,"nanoseconds":4000,"ratio":8,\#
        "what":"push+pop"}],"version":1}

        """#)
    #expect(
      report.drawn() == """
        what         ns  compared with   ns  ratio      aim  met
        ────────  ─────  ─────────────  ───  ─────  ───────  ───
        push+pop  4,000  bare calls     500  8.00×  ≤ 4.00×  no

        what                     figure   aim  met
        ───────────────────────  ──────  ────  ───
        a walk, bytes an object      37  ≤ 40  yes
        a screen, bytes             558

        a push and a pop  instructions  allocations  retains
        ────────────────  ────────────  ───────────  ───────
        plain                   21,841            4      300

        """)
  }
}
