import ObjectGraph
import Testing

@Suite struct SearchBudgetTests {
  private let chain = MadeUpGraph(
    """
    a .next -> b
    b .next -> c
    c .next -> d
    a .side -> e
    """)

  @Test func `a search that meets as many objects as it may is not cut`() {
    let search = chain.search(from: "a", budget: PathSearchBudget(objectLimit: 5))
    #expect(search.bestPath(to: ObjectAddress(999 * 16)) == .none(visitedCount: 5))
  }

  @Test func `a search that would meet one object more says where it was cut`() {
    let search = chain.search(from: "a", budget: PathSearchBudget(objectLimit: 3))
    let result = search.bestPath(to: chain["d"])
    #expect(
      result
        == .cut(
          PathSearchCut(
            reason: .objectLimit(3), visitedCount: 3, unopenedCount: 2,
            searchedBelow: RetainingPathCost(length: 2))))
    #expect(
      result.description
        == "no holder found: cut after 3 objects (object limit), 2 of them not looked into")
  }

  @Test func `what was found before the cut is told`() {
    let search = chain.search(from: "a", budget: PathSearchBudget(objectLimit: 3))
    let results = search.bestPaths(to: [chain["b"], chain["d"]])
    #expect(results.map { $0.path == nil } == [false, true])
  }

  @Test func `time is read on the given clock`() {
    let clock = MadeUpClock(tick: .milliseconds(30))
    let search = RetainingPathSearch(
      ChainReader(count: 1_000_000), roots: [NamedRoot("head", ChainReader.node(0))],
      budget: PathSearchBudget(timeLimit: .milliseconds(100), clock: clock))
    // Each look at the clock moves it on; there is one at the start, then one in 1024 references.
    guard case .cut(let cut) = search.bestPath(to: ObjectAddress(8)) else {
      Issue.record("not cut")
      return
    }
    #expect(cut.reason == .timeLimit(.milliseconds(100)))
    #expect(cut.visitedCount == 1537)
    #expect(
      cut.description
        == "cut after 1,537 objects (time limit 0.1 seconds), 1 of them not looked into")
  }

  @Test func `a budget of nothing looks at nothing`() {
    let search = chain.search(from: "a", budget: PathSearchBudget(objectLimit: 0))
    #expect(
      search.bestPath(to: chain["a"]).description
        == "no holder found: cut after 0 objects (object limit)")
  }
}
