import ObjectGraph
import Testing

@Suite struct ClosedCycleTests {
  private let graph = MadeUpGraph(
    """
    screen .model -> model
    screen .list -> list
    list [0] -> other
    model .onSave -> save
    save = closure: closure #1 in Screen.arm()
    save captures self -> screen
    """)

  private func cycle(
    roots: [String] = [], _ counts: [String: Int]
  ) -> RetainingPathResult? {
    var search = graph.search()
    search.roots = roots.map { NamedRoot($0, graph[$0]) }
    return search.closedCycle(through: graph["screen"]) { counts[graph.word(for: $0)] }
  }

  @Test func `a cycle that nothing else holds is found`() {
    #expect(cycle(["screen": 1, "model": 1, "save": 1])?.path?.origin == .cycle)
  }

  @Test func `a cycle is left open while one object has a reference more`() {
    for word in ["screen", "model", "save"] {
      var counts = ["screen": 1, "model": 1, "save": 1]
      counts[word] = 2
      #expect(cycle(counts) == nil)
    }
  }

  @Test func `a probable reference closes no cycle`() {
    let graph = MadeUpGraph(
      """
      screen .model -> model
      model .screen -> screen
      model guess ~> screen
      """)
    let cycle = graph.search().closedCycle(through: graph["screen"]) {
      $0 == graph["screen"] ? 2 : 1
    }
    #expect(cycle == nil)
  }

  @Test func `an object without a count leaves its cycle open`() {
    #expect(cycle(["screen": 1, "model": 1]) == nil)
  }

  @Test func `a root's own cycle is left open`() {
    #expect(cycle(roots: ["model"], ["screen": 1, "model": 1, "save": 1]) == nil)
    #expect(cycle(roots: ["list"], ["screen": 1, "model": 1, "save": 1]) != nil)
  }

  @Test func `without a cycle there is none`() {
    let graph = MadeUpGraph("screen .model -> model")
    #expect(graph.search().closedCycle(through: graph["screen"]) { _ in 1 } == nil)
  }
}
