import Testing

@testable import FlowExploration

@MainActor @Suite struct SharedPreconditionTests {
  static let explorer = MuseumTests.museum().always(
    "a room has a title", when: { museum, _ in museum.stack.viewControllers.count > 1 }
  ) { _, _ in true }

  @Test func `shards that hand over count the preconditions of all`() throws {
    let whole = try Self.explorer.explore(.breadthFirst(depth: 5))
    #expect(try #require(whole.preconditions.first).count > 1)
    let turns = try ExchangeTests.turns(of: Self.explorer, .breadthFirst(depth: 5), 3)
    ExchangeTests.expect(turns, areAll: whole)
  }

  @Test func `shards that hand over try all pairs`() throws {
    let whole = try Self.explorer.explore(.transitionPairs(depth: 5))
    let turns = try ExchangeTests.turns(of: Self.explorer, .transitionPairs(depth: 5), 3)
    for flows in turns.flows {
      #expect(flows.pairs == whole.pairs)
      #expect(flows.states == whole.states)
      #expect(Set(flows.steps) == Set(whole.steps))
      #expect(flows.findings.map(\.signature) == whole.findings.map(\.signature))
    }
  }
}
