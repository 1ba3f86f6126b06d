import ObjectGraph
import LiveObjects
import Testing

private final class Leaf {}

private final class Tree {
  var leaves: [Leaf] = []
  var named: [String: Leaf] = [:]
  var any: Any?
  var children: [Tree] = []
  var onChange: (() -> Void)?
  weak var parent: Tree?

  init(depth: Int) {
    leaves = [Leaf(), Leaf()]
    named = ["key": Leaf()]
    any = leaves[0]
    if depth > 0 { children = [Tree(depth: depth - 1), Tree(depth: depth - 1)] }
    for child in children { child.parent = self }
  }

  @inline(never) func observe() {
    onChange = { [weak self] in show("changed", self as Any, 1) }
    children.first?.onChange = { [leaf = leaves[1]] in show("changed", leaf, 2) }
  }

  var everything: [AnyObject] {
    [self] + leaves + Array(named.values) + children.flatMap(\.everything)
  }
}

/// All that can be asked of this module and of what searches and draws with it.
private func askEverything(about tree: Tree) throws {
  let root = NamedRoot("the test", ObjectAddress(of: tree))
  let leaf = ObjectAddress(of: tree.children[0].leaves[1])
  _ = RetainingPaths().retention(of: leaf).text()
  _ = RetainingPaths(roots: [root]).retention(of: leaf).text()
  _ = RetainingPaths(roots: [root]).retention(of: root.object).text()
  let search = RetainingPathSearch(try LiveHeap(), roots: [root])
  _ = search.bestPath(to: leaf).description
  _ = search.bestCycle(through: root.object).description
  _ = ReferenceCount.strong(of: leaf)
  let graph = OwnershipGraph(from: [root.object], reader: try LiveHeap())
  _ = [graph.text(), graph.graphviz, graph.mermaid, graph.foldingInsides().text()]
}

extension `Live objects` {
  @Suite
  struct `Nothing is kept` {
    @Test
    func `counts are the same before and after, and objects go when they are let go`() throws {
      var tree: Tree? = Tree(depth: 3)
      weak let (root, leaf) = (tree, tree?.children[1].named["key"])
      tree?.observe()
      let addresses = (tree?.everything ?? []).map { ObjectAddress(of: $0) }
      let before = addresses.map(ReferenceCount.strong)
      try tree.map(askEverything)
      let after = addresses.map(ReferenceCount.strong)
      withExtendedLifetime(tree) { #expect(before == after) }
      #expect(before.count == 60 && !before.contains(nil))
      #expect(root != nil && leaf != nil)
      tree = nil
      #expect(root == nil && leaf == nil)
    }
  }
}
