import ObjectGraph
import Testing

@Suite struct CycleSearchTests {
  @Test func `an object that holds itself is a cycle of one`() {
    let graph = MadeUpGraph("screen .me -> screen")
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description == """
        cycle, 1 strong reference
        screen
          .me   → screen
        ~~~~~~ fix: make .me weak
        """)
  }

  @Test func `of two cycles that share an object the shorter is told`() {
    let graph = MadeUpGraph(
      """
      screen .long -> a
      a .next -> b
      b .delegate -> screen
      screen .short -> c
      c .delegate -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description == """
        cycle, 2 strong references
        screen
          .short      → c
          .delegate   → screen
        ~~~~~~~~~~~~ fix: make .delegate weak
        """)
  }

  @Test func `a certain cycle is better than a shorter probable one`() {
    let graph = MadeUpGraph(
      """
      screen .task ~> screen
      screen .model -> model
      model .screen -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description == """
        cycle, 2 strong references
        screen
          .model    → model
          .screen   → screen
        ~~~~~~~~~~ fix: make .model or .screen weak
        """)
  }

  @Test func `a probable cycle says so`() {
    let graph = MadeUpGraph(
      """
      task = task: Task
      screen .loading -> task
      task word 12 ~> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description == """
        cycle, 1 strong reference, 1 probable
        screen
          .loading    → Task
            word 12   → probably screen
        ~~~~~~~~~~~~ fix: cancel .loading
        """)
  }

  @Test func `an object that hangs off a cycle is not in one`() {
    let graph = MadeUpGraph(
      """
      a .b -> b
      b .a -> a
      b .screen -> screen
      screen .title -> title
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description
        == "no holder found, 2 objects looked at")
  }

  @Test func `a diamond is not a cycle`() {
    let graph = MadeUpGraph(
      """
      top .left -> left
      top .right -> right
      left .bottom -> bottom
      right .bottom -> bottom
      """)
    #expect(graph.search().bestCycle(through: graph["top"]) == .none(visitedCount: 4))
  }

  @Test func `a cycle may lead through services and guesses`() {
    let graph = MadeUpGraph(
      """
      screen !.session -> session
      session !.slot ~> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).description == """
        cycle, 1 strong reference, 1 probable
        screen
          .session   → session
          .slot      → probably screen
        ~~~~~~~~~~~ clear .slot
        """)
  }
}
