import ExampleKiosk
import SeededRandom
import Testing

@testable import FlowExploration

/// A search that goes on from where it is, judged against the one that starts anew for each step.
@MainActor @Suite struct NearestFirstTests {
  @Test(arguments: KioskFault.allCases)
  func `a planted mistake is found, with the shortest flow`(fault: KioskFault) throws {
    let (kind, words) = KioskTests.expected(of: fault)
    let length = KioskTests.length(of: fault)
    let flows = try KioskTests.explorer(with: fault)
      .explore(.nearestFirst(depth: kind == .deadEnd ? length + 1 : length))
    let fitting = flows.findings.filter { $0.kind == kind && $0.signature.contains(words) }
    #expect(fitting.map(\.flow.count).min() == length, "\(flows)")
  }

  @Test func `the sound kiosk has the states and steps of breadth first, with far fewer actions`()
    throws
  {
    let depth = Campaign.size(5, full: 8)
    let oracle = try KioskCoordinator.explorer().explore(.breadthFirst(depth: depth))
    let flows = try KioskCoordinator.explorer().explore(.nearestFirst(depth: depth))
    #expect(flows.states == oracle.states)
    #expect(flows.steps == oracle.steps)
    #expect(flows.findings == [])
    #expect(flows.ending == .depth(depth))
    #expect(flows.performed * 2 < oracle.performed)
  }

  @Test(arguments: MadeUpFlowsTests.seeds)
  func `a made-up graph has the states, steps and findings of breadth first`(seed: UInt64) throws {
    let graph = MadeUpFlows(seed: seed, places: 30, leaks: 3)
    let explorer = MadeUpApp.explorer(of: graph).home("the first place") { app, _ in
      app.stack.topViewController?.title == "Place 0"
    }
    for depth in [0, 1, 3, 6] {
      let oracle = try explorer.explore(.breadthFirst(depth: depth))
      var flows = try explorer.explore(.nearestFirst(depth: depth))
      #expect(flows.findings.map(\.signature) == oracle.findings.map(\.signature))
      #expect(flows.findings.map(\.text) == oracle.findings.map(\.text), "depth \(depth)")
      // By which of its leaks a flow was looked into first is no matter.
      flows.findings = oracle.findings
      (flows.strategy, flows.performed) = (oracle.strategy, oracle.performed)
      flows.pairs = oracle.pairs
      #expect(flows == oracle, "depth \(depth)")
    }
  }

  @Test func `where nothing leads on, the app is started anew`() throws {
    // A wheel without a way back: each of three ways ends at once.
    let graph = MadeUpFlows([[1, 2, 3], [], [], []])
    let flows = try MadeUpApp.explorer(of: graph).explore(.nearestFirst(depth: 4))
    #expect(flows.states.count == 4)
    #expect(flows.steps.count == 3)
    #expect(flows.performed == 3)
    #expect(flows.ending == .complete)
  }

  @Test(arguments: MadeUpFlowsTests.seeds.prefix(3), [2, 3])
  func `shards are a whole again`(seed: UInt64, count: Int) throws {
    let explorer = MadeUpApp.explorer(of: MadeUpFlows(seed: seed, places: 40, leaks: 3))
    let whole = try explorer.explore(.nearestFirst(depth: 5))
    let parts = try (1...count).map {
      try explorer.explore(.nearestFirst(depth: 5), shard: FlowShard($0, of: count))
    }
    let merged = try ExploredFlows.merging(parts)
    #expect(merged.states == whole.states)
    #expect(merged.steps == whole.steps)
    #expect(merged.findings == whole.findings)
    #expect(merged.ending == whole.ending)
    #expect(merged.performed == parts.map(\.performed).reduce(0, +))
  }

  @Test func `a budget ends it with what was found so far`() throws {
    let museum = MuseumTests.museum()
    let flows = try museum.explore(.nearestFirst(depth: 8), budget: FlowBudget(actions: 20))
    #expect(flows.ending == .outOfActions(20))
    #expect(flows.performed == 20)
    let whole = try museum.explore(.nearestFirst(depth: 8))
    #expect(Set(whole.states.map(\.fingerprint)).isSuperset(of: flows.states.map(\.fingerprint)))
    #expect(whole.findings.map(\.kind) == [.leak])
  }

  @Test func `what is left out is not tried, and the rest is`() throws {
    let explorer = MadeUpApp.explorer(of: MadeUpFlows([[1, 2], [0], [0]]))
    let flows = try explorer.explore(
      .nearestFirst(depth: 4), trying: { $0 != MadeUpApp.flow([1]) })
    #expect(flows.screens == ["MadeUpPlace \"Place 0\"", "MadeUpPlace \"Place 1\""])
    #expect(flows.states.map(\.isExpanded) == [false, true])
  }
}
