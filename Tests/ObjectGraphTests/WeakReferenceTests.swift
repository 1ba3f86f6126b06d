import Foundation
import ObjectGraph
import Testing

/// Weak references stand beside the strong ones in drawings, and play no part in a search.
@Suite struct WeakReferenceTests {
  private let heap = MadeUpGraph(
    """
    screen .model -> model
    screen .delegate ..> coordinator
    box = box: box
    closure = closure: closure #1 in Screen.arm()
    model .onSave -> closure
    closure captures #1 -> box
    box .screen ..> screen
    model .list -> list
    list = storage: [Cell]
    list [0] -> cell
    cell .owner ..> model
    """)

  private var graph: OwnershipGraph {
    OwnershipGraph(from: [heap["screen"]], reader: heap, budget: .unlimited)
  }

  @Test func `in text they have an arrow of their own and are not unfolded`() {
    #expect(
      graph.foldingInsides().text() == """
        screen
        ├─ .model → model
        │  ├─ .onSave → closure #1 in Screen.arm()
        │  │  └─ captures #1.screen ⇢ screen ↑
        │  └─ .list[0] → cell
        │     └─ .owner ⇢ model ↑
        └─ .delegate ⇢ coordinator
        """)
  }

  @Test func `for Graphviz they are dashed`() {
    let lines = graph.foldingInsides().graphviz.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("dashed") } == [
        #"  n1 -> n5 [label=".delegate", style=dashed];"#,
        #"  n3 -> n1 [label="captures #1.screen", style=dashed];"#,
        #"  n4 -> n2 [label=".owner", style=dashed];"#,
      ])
  }

  @Test func `for Mermaid they are dashed and called weak`() {
    let lines = graph.foldingInsides().mermaid.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("-.->") } == [
        #"  n1 -.->|"weak .delegate"| n5"#, ##"  n3 -.->|"weak captures #35;1.screen"| n1"##,
        #"  n4 -.->|"weak .owner"| n2"#,
      ])
  }

  @Test func `a search follows none`() {
    #expect(heap.search().bestCycle(through: heap["screen"]).path == nil)
    #expect(heap.search(from: "screen").bestPath(to: heap["coordinator"]).path == nil)
  }

  @Test func `a graph is the same after it was written and read`() throws {
    let data = try JSONEncoder().encode(graph)
    #expect(try JSONDecoder().decode(OwnershipGraph.self, from: data) == graph)
  }
}
