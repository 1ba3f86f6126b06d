import ObjectGraph
import Testing

@Suite struct ExplainedReferencesTests {
  private let graph = MadeUpGraph(
    """
    app .screen -> screen
    app .again -> screen
    screen .model -> model
    model .screen -> screen
    model .task -> task
    """)

  private func words(
    _ retainCount: Int, in graph: MadeUpGraph? = nil, budget: PathSearchBudget = .unlimited
  ) -> String {
    let graph = graph ?? self.graph
    return ExplainedReferences(
      of: graph["screen"], retainCount: retainCount, from: [graph["app"]], reader: graph,
      budget: budget
    ).description
  }

  @Test func `each reference found explains one of the retain count`() {
    #expect(words(4) == "3 of 4 references explained")
    #expect(words(3) == "3 of 3 references explained")
  }

  @Test func `references of one object beyond the count are said to be too many`() {
    let twice = MadeUpGraph("app .screen -> screen\napp .again -> screen\napp .last -> screen")
    #expect(words(2, in: twice) == "3 references found, retain count 2")
  }

  @Test func `nothing is read any more when the count is explained`() {
    #expect(words(2) == "2 of 2 references explained")
    #expect(words(2, budget: PathSearchBudget(objectLimit: 3)) == "2 of 2 references explained")
  }

  @Test func `probable references are counted apart`() {
    let guesses = MadeUpGraph(
      """
      app .screen -> screen
      app .task -> task
      task word 3 ~> screen
      """)
    #expect(words(2, in: guesses) == "1 of 2 references explained, 1 more probable")
  }

  @Test func `a cut count says that there may be more`() {
    #expect(
      words(4, budget: PathSearchBudget(objectLimit: 2))
        == "at least 2 of 4 references explained; cut after 2 objects (object limit)")
  }
}
