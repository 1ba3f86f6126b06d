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
    let cycle = search.findCycle(through: graph["screen"])
    return search.isClosed(cycle) { counts[graph.word(for: $0)] } ? cycle.result : nil
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
    let cycle = graph.search().findCycle(through: graph["screen"])
    #expect(cycle.members == [graph["model"], graph["screen"]])
    #expect(!graph.search().isClosed(cycle) { $0 == graph["screen"] ? 2 : 1 })
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
    let cycle = graph.search().findCycle(through: graph["screen"])
    #expect(cycle.members.isEmpty)
    #expect(!graph.search().isClosed(cycle) { _ in 1 })
  }
}
