import Foundation
import Testing

@testable import FlowExploration

/// An exploration that was interrupted goes on where it ended.
@MainActor @Suite struct ResumeTests {
  @Test(arguments: [1, 7, 20, 60, 100])
  func `in pieces it comes to what it comes to in one`(actions: Int) throws {
    let explorer = MuseumTests.museum()
    let whole = try explorer.explore(.breadthFirst(depth: 8))
    var flows = try explorer.explore(
      .breadthFirst(depth: 8), budget: FlowBudget(actions: actions))
    #expect(flows.ending == .outOfActions(actions))
    // Through a file, as from one job to the next.
    flows = try JSONDecoder().decode(ExploredFlows.self, from: JSONEncoder().encode(flows))
    #expect(try explorer.explore(.breadthFirst(depth: 8), resuming: flows) == whole)
  }

  @Test(arguments: [1, 2, 5, 9, 20])
  func `a signal in the middle of a state leaves its journal whole`(actions: Int) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let explorer = MuseumTests.museum()
    for strategy in [FlowStrategy.breadthFirst(depth: 7), .nearestFirst(depth: 7)] {
      try? FileManager.default.removeItem(atPath: path)
      var asked = 0
      let early = try explorer.explore(
        strategy, FlowBudget(), [],
        endingWhen: {
          asked += 1
          return asked > actions
        }, in: FlowJournal(path))
      #expect(early.ending == .interrupted)
      var flows = try explorer.explore(strategy, FlowBudget(), [], in: FlowJournal(path))
      let whole = try explorer.explore(strategy)
      if case .nearestFirst = strategy {
        (flows.performed, flows.pairs) = (whole.performed, whole.pairs)
      }
      #expect(flows == whole)
    }
  }

  @Test func `of another app it is refused`() throws {
    let museum = try MuseumTests.museum().explore(.breadthFirst(depth: 1))
    let other = MadeUpApp.explorer(of: MadeUpFlows([[1], []]))
    #expect(throws: FlowMergeFailure.self) {
      try other.explore(.breadthFirst(depth: 1), resuming: museum)
    }
  }

  @Test func `a budget ends it with what was found so far, and says so`() throws {
    let flows = try MuseumTests.museum().explore(
      .breadthFirst(depth: 8), budget: FlowBudget(states: 4))
    #expect(flows.states.count == 4)
    #expect(flows.headline.hasSuffix("given up at the budget of 4 states"))
  }
}
