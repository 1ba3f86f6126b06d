import ObjectGraph
import Testing

@Suite struct LeakFoldingTests {
  /// The folding of leaked objects, one line a group: `culprit hold: victims`.
  private func fold(
    _ leaked: String..., roots: [String] = [], in text: String,
    budget: PathSearchBudget = .unlimited
  ) -> String {
    let graph = MadeUpGraph(text)
    let folding = LeakFolding(
      of: leaked.map { graph[$0] }, roots: roots.map { graph[$0] }, reader: graph, budget: budget)
    var lines = folding.groups.map { group in
      let victims = group.victims.isEmpty ? "" : ": \(graph.words(for: group.victims))"
      return "\(graph.word(for: group.culprit)) \(group.hold)\(victims)"
    }
    if let cut = folding.cut {
      lines.append("\(graph.words(for: folding.unjudged)) unjudged: \(cut)")
    }
    return lines.joined(separator: "\n")
  }

  @Test func `a child kept only by its leaked parent is its victim`() {
    #expect(
      fold(
        "child", "parent", roots: ["app"],
        in: """
          app .cache -> parent
          parent .children -> list
          list [0] -> child
          """) == "parent root: child")
  }

  @Test func `a child that a root keeps too is a culprit of its own`() {
    #expect(
      fold(
        "child", "parent", roots: ["app"],
        in: """
          app .cache -> parent
          parent .child -> child
          app .current -> child
          """) == """
          child root
          parent root
          """)
  }

  @Test func `a child with a cycle of its own is a culprit of its own`() {
    #expect(
      fold(
        "parent", "child",
        in: """
          parent .onDone -> block
          block captures self -> parent
          parent .child -> child
          child .model -> model
          model .owner -> child
          """) == """
          parent ownCycle
          child ownCycle
          """)
  }

  @Test func `of a circle of leaked objects the one given first stands for all`() {
    let text = """
      b .c -> c
      c .between -> x
      x .a -> a
      a .b -> b
      b .tail -> tail
      """
    #expect(fold("tail", "c", "a", "b", in: text) == "c sharedCycle: tail a b")
    #expect(fold("b", "tail", "a", "c", in: text) == "b sharedCycle: tail a c")
  }

  @Test func `a circle held by a culprit is its victim`() {
    #expect(
      fold(
        "a", "b", "top", roots: ["app"],
        in: """
          app .top -> top
          top .a -> a
          a .b -> b
          b .a -> a
          """) == "top root: a b")
  }

  @Test func `an object that nothing found holds is a culprit for reasons unknown`() {
    #expect(
      fold(
        "child", "lost", roots: ["app"],
        in: """
          app .other -> other
          lost .child -> child
          """) == "lost unknown: child")
  }

  @Test func `of two culprits the nearer one has the victim`() {
    #expect(
      fold(
        "far", "near", "between", "victim", roots: ["app"],
        in: """
          app .far -> far
          app .near -> near
          far .between -> between
          between .victim -> victim
          near .victim -> victim
          """) == """
          far root: between
          near root: victim
          """)
  }

  @Test func `what is alive is no bridge between leaked objects`() {
    // The service is kept by the app; that a leaked screen holds it too explains nothing.
    #expect(
      fold(
        "one", "two", roots: ["app"],
        in: """
          app .service -> service
          service .two -> two
          one .service -> service
          one .me -> one
          """) == """
          one ownCycle
          two root
          """)
  }

  @Test func `a leaked object that is itself a root is held by it`() {
    #expect(
      fold(
        "screen", "child", roots: ["screen"],
        in: """
          screen .child -> child
          """) == "screen root: child")
  }

  @Test func `objects given twice are folded once, null is left out`() {
    let graph = MadeUpGraph("app .screen -> screen")
    let folding = LeakFolding(
      of: [graph["screen"], ObjectAddress(0), graph["screen"]], roots: [graph["app"]],
      reader: graph)
    #expect(folding.groups == [LeakFolding.Group(culprit: graph["screen"], hold: .root)])
  }

  @Test func `what a cut left open is not judged`() {
    let text = """
      app .one -> one
      one .a -> a
      a .b -> b
      b .two -> two
      """
    #expect(
      fold("one", "two", roots: ["app"], in: text, budget: PathSearchBudget(objectLimit: 4)) == """
        one root
        two unjudged: cut after 2 objects (object limit), 1 of them not looked into
        """)
  }
}
