import ObjectGraph
import Testing

/// Repairs where more than one reference keeps the screen.
extension RepairTests {
  @Test func `a second holder is told with the first, so that both repairs let the object go`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    let one = "screen .a<var> -> a\na .screen<var optional class> -> screen\n"
    #expect(repair(one) == "make .screen weak")
    #expect(
      repair(one + "screen .b<var> -> b\nb .owner<var optional> -> screen")
        == "make .screen weak, clear .owner")
    #expect(
      repair(
        one
          + "screen .b<var> -> b\nb .owner<var optional> -> screen\nb .x<var> -> c\nc .y<class> -> screen"
      )
        == "make .screen weak, clear .owner, make .y a weak variable (not if c made it)")
    // An object that only holds the holder needs no repair.
    #expect(repair(one + "a .b<var> -> b") == "make .screen weak")
  }

  @Test func `of a choice only those are told that suffice alone`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    let cycle =
      "screen .a<var optional class> -> a\na .b<var optional class> -> b\nb .screen<var optional class> -> screen\n"
      + "flow .a -> a\nflow .b -> b\nflow .screen -> screen\n"
    #expect(repair(cycle) == "make .a, .b or .screen weak")
    #expect(
      repair(cycle + "screen .c<var> -> c\nc .d<var> -> d\nd .b<var optional> -> b")
        == "make .screen weak")
  }

  @Test func `what a task has that goes on is told besides the field of its owner`() {
    let graph = MadeUpGraph(
      """
      task = task: task
      body = unwrapping: closure #1 in Screen.listen()
      screen .model<var> -> model
      model .task<var optional> -> task
      model .screen<var optional class> -> screen
      task waits in -> body
      body uses self ~> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).path?.repair
        == "make .screen weak, unwrap self inside the loop, not across a wait")
  }

  @Test func `a property is told with its type where another on the path has its name`() {
    let graph = MadeUpGraph(
      """
      screen .delegate<var> -> flow
      flow .delegate<class> -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).path?.repair
        == "make flow.delegate a weak variable (not if flow made it)")
  }

  @Test func `two references that keep an object on the way are not ended together`() {
    let graph = MadeUpGraph(
      """
      screen .link<var> -> link
      link .twin<var optional class> -> model
      link .item<var> -> item
      item .end<class> -> model
      model .any<var> -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).path?.repair
        == "make .twin weak, put another value into .any")
  }
}
