import ObjectGraph
import Testing

@Suite struct RetainingPathSearchTests {
  @Test func `the shorter of two paths is the best`() {
    let graph = MadeUpGraph(
      """
      app .first -> a
      a .next -> screen
      app .second -> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .second   → screen
        """)
  }

  @Test func `a long path of own fields is better than a short one through a service`() {
    let graph = MadeUpGraph(
      """
      app !.observers -> screen
      app .a -> a
      a .b -> b
      b .c -> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .a   → a
          .b   → b
          .c   → screen
        """)
  }

  @Test func `a certain path through services is better than a probable one`() {
    let graph = MadeUpGraph(
      """
      app .task ~> screen
      app !.loop -> loop
      loop !.block -> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .loop    → loop
          .block   → screen
        """)
  }

  @Test func `one guess is better than two, whatever else they cost`() {
    let graph = MadeUpGraph(
      """
      app .x ~> x
      x .y ~> screen
      app !.loop -> loop
      loop !.block -> block
      block !.slot -> slot
      slot .z ~> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .loop    → loop
          .block   → block
          .slot    → slot
          .z       → probably screen
        """)
  }

  @Test func `of equal paths the one from the earlier root wins`() {
    let graph = MadeUpGraph(
      """
      left .screen -> screen
      right .screen -> screen
      """)
    #expect(
      graph.search(from: "right", "left").bestPath(to: graph["screen"]).description == """
        held by root right
        right
          .screen   → screen
        """)
  }

  @Test func `of equal references a field wins over an element, then the first`() {
    let graph = MadeUpGraph(
      """
      app [0] -> screen
      app .second -> screen
      app .third -> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .second   → screen
        """)
  }

  @Test func `the inside of a collection belongs to the step that leads there`() {
    let graph = MadeUpGraph(
      """
      outer = storage: array
      inner = storage: array
      app .table -> outer
      outer [3] -> inner
      inner ["a"] -> screen
      """)
    #expect(
      graph.search(from: "app").bestPath(to: graph["screen"]).description == """
        held by root app
        app
          .table[3]["a"]   → screen
        """)
  }

  @Test func `a root that is the target holds it without a step`() {
    let graph = MadeUpGraph("screen .title -> label")
    #expect(
      graph.search(from: "screen").bestPath(to: graph["screen"]).description == """
        held by root screen
        screen
        """)
  }

  @Test func `no path leads through a stop, but one may end there`() {
    let graph = MadeUpGraph(
      """
      app .leaked -> leaked
      leaked .child -> child
      """)
    let search = graph.search(from: "app", stops: ["leaked"])
    #expect(search.bestPath(to: graph["child"]) == .none(visitedCount: 2))
    #expect(search.bestPath(to: graph["leaked"]).path?.steps.map(\.label) == [".leaked"])
  }

  @Test func `one walk finds the paths to several objects`() {
    let graph = MadeUpGraph(
      """
      app .a -> a
      app .b -> b
      lost .a -> a
      """)
    let results = graph.search(from: "app").bestPaths(
      to: [graph["b"], graph["lost"], graph["a"], graph["b"]])
    #expect(
      results.map(\.description) == [
        """
        held by root app
        app
          .b   → b
        """, "no holder found, 3 objects looked at",
        """
        held by root app
        app
          .a   → a
        """,
        """
        held by root app
        app
          .b   → b
        """,
      ])
  }

  @Test func `null roots and null references lead nowhere`() {
    struct NullReader: ReferenceReader {
      func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
        references.append(ObjectReference(target: ObjectAddress(0), ordinal: 0))
        references.append(ObjectReference(target: ObjectAddress(0), ordinal: 1, rank: .service))
      }
      func label(of reference: ObjectReference, from object: ObjectAddress) -> String { "" }
      func describe(_ object: ObjectAddress) -> ObjectDescription {
        ObjectDescription(name: "null", kind: .opaque)
      }
    }
    let roots = [NamedRoot("null", ObjectAddress(0)), NamedRoot("one", ObjectAddress(16))]
    let search = RetainingPathSearch(NullReader(), roots: roots)
    #expect(search.bestPath(to: ObjectAddress(0)) == .none(visitedCount: 1))
  }
}
