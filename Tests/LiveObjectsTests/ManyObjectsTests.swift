import LiveObjects
import ObjectGraph
import SeededRandom
import Testing

/// An object of a large tree.
final class TreeNode {
  var number = 1
  var title = "node"
  var left: TreeNode?
  var right: TreeNode?
  var held: AnyObject?

  /// So many nodes, which lie in the order in which a walk from the first one meets them.
  static func tree(_ count: Int) -> [TreeNode] {
    let nodes = (0..<count).map { _ in TreeNode() }
    for number in 1..<count {
      let parent = nodes[(number - 1) / 2]
      if parent.left == nil { parent.left = nodes[number] } else { parent.right = nodes[number] }
    }
    return nodes
  }
}

private final class Leaf {}

/// A static with many objects behind it.
private enum Forest {
  nonisolated(unsafe) static var root: TreeNode?
}

@Suite
struct `Many objects` {
  @Test
  func `behind a static are searched within the usual budget, or the answer says that it was cut`()
    async
  {
    await #expect(processExitsWith: .success) {
      for count in [200_000, 1_000_000].prefix(Campaign.size(1, full: 2)) {
        let held = Leaf()
        let nodes = TreeNode.tree(count)
        nodes.last?.held = held
        Forest.root = nodes.first
        let retention = RetainingPaths.of(held)
        let text = retention.text()
        if retention.path?.origin != .root("static Forest.root") {
          #expect(text.contains("cut after "), "\(text)")
          let limit = PathSearchBudget().timeLimit
          #expect(text.contains("(time limit \(limit))"), "\(text)")
        }
        withExtendedLifetime(nodes) {}
      }
    }
  }
}
