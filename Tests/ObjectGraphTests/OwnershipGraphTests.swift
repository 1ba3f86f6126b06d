import ObjectGraph
import Testing

@Suite struct OwnershipGraphTests {
  private let heap = MadeUpGraph(
    """
    profile = ProfileViewController#3
    array = storage: [() -> ()]
    save = closure: closure #1 in "a\\b" <T>
    profile .model -> model
    profile .handlers -> array
    array [0] -> save
    save captures self -> profile
    model .task ~> save
    """)

  private var graph: OwnershipGraph {
    OwnershipGraph(
      from: [heap["profile"]], reader: heap, notes: heap.notes(gone: ["profile"]),
      budget: .unlimited)
  }

  @Test func `as text it is a tree that marks what was shown above`() {
    #expect(
      graph.text() == #"""
        ProfileViewController#3
        ├─ .model → model
        │  └─ .task → probably closure #1 in "a\b" <T>
        │     └─ captures self → ProfileViewController#3 ↑
        └─ .handlers → [() -> ()]
           └─ [0] → closure #1 in "a\b" <T> ↑
        """#)
  }

  @Test func `for Graphviz names are quoted`() {
    #expect(
      graph.graphviz == #"""
        digraph ownership {
          node [shape=box];
          n1 [label="ProfileViewController#3", color=red];
          n2 [label="model"];
          n3 [label="[() -> ()]", shape=plaintext];
          n4 [label="closure #1 in \"a\\b\" <T>", style=rounded];
          n1 -> n2 [label=".model"];
          n1 -> n3 [label=".handlers"];
          n2 -> n4 [label=".task", style=dotted];
          n3 -> n4 [label="[0]"];
          n4 -> n1 [label="captures self"];
        }

        """#)
  }

  @Test func `for Mermaid names are made of entities`() {
    #expect(
      graph.mermaid == #"""
        graph TD
          n1["ProfileViewController#35;3"]
          n2["model"]
          n3[/"[() -#62; ()]"/]
          n4("closure #35;1 in #34;a#92;b#34; #60;T#62;")
          n1 -->|".model"| n2
          n1 -->|".handlers"| n3
          n2 -.->|"probably .task"| n4
          n3 -->|"[0]"| n4
          n4 -->|"captures self"| n1
          classDef gone stroke:red
          class n1 gone

        """#)
  }

  @Test func `insides with one holder can be folded into one step`() {
    #expect(
      graph.foldingInsides().text() == #"""
        ProfileViewController#3
        ├─ .model → model
        │  └─ .task → probably closure #1 in "a\b" <T>
        │     └─ captures self → ProfileViewController#3 ↑
        └─ .handlers[0] → closure #1 in "a\b" <T> ↑
        """#)
  }

  @Test func `insides that are shared or empty stay`() {
    let shared = MadeUpGraph(
      """
      array = storage: array
      empty = storage: empty
      a .left -> array
      a .right -> array
      a .none -> empty
      array [0] -> b
      """)
    let graph = OwnershipGraph(from: [shared["a"]], reader: shared)
    #expect(graph.foldingInsides() == graph)
  }

  @Test func `of a row of insides every fourth stays, so that labels stay short`() {
    let chain = OwnershipGraph(
      from: [ChainReader.node(0)], reader: ChainReader(count: 8, kind: .box))
    #expect(
      chain.foldingInsides().text() == """
        Node
        └─ .next.next.next.next → Node
           └─ .next.next.next → Node
        """)
  }

  @Test func `several starts come first, and one that another holds is unfolded there`() {
    let pair = MadeUpGraph(
      """
      a .b -> b
      b .c -> c
      """)
    let graph = OwnershipGraph(from: [pair["b"], pair["a"]], reader: pair)
    #expect(graph.nodes.map(\.name) == ["b", "a", "c"])
    #expect(
      graph.text() == """
        b
        └─ .c → c
        a
        └─ .b → b ↑
        """)
  }

  @Test func `a graph that was cut says what is missing`() {
    let cut = OwnershipGraph(
      from: [heap["profile"]], reader: heap, budget: PathSearchBudget(objectLimit: 2))
    #expect(
      cut.text() == """
        ProfileViewController#3 (and 1 reference not followed)
        └─ .model → model (and 1 reference not followed)
        … cut after 2 objects (object limit)
        """)
    #expect(
      cut.mermaid == """
        graph TD
          n1["ProfileViewController#35;3"]
          n2["model"]
          n1 -->|".model"| n2
          %% cut after 2 objects (object limit)

        """)
  }

  @Test func `a long tree stops at its line limit`() {
    #expect(
      graph.text(lineLimit: 2) == """
        ProfileViewController#3
        ├─ .model → model
        … 2 more objects not shown
        """)
  }

  @Test func `names with line breaks stay inside their quotes`() {
    let graph = OwnershipGraph(
      nodes: [.init(name: "a\nb", kind: .opaque)],
      edges: [.init(holder: 0, target: 0, label: "[\"\r\n\"]")])
    #expect(
      graph.graphviz == #"""
        digraph ownership {
          node [shape=box];
          n1 [label="a\nb", shape=plaintext];
          n1 -> n1 [label="[\"\n\"]"];
        }

        """#)
    #expect(
      graph.mermaid == #"""
        graph TD
          n1[/"a b"/]
          n1 -->|"[#34; #34;]"| n1

        """#)
  }
}
