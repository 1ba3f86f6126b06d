import LifecycleKit

/// A heap of many objects: a binary tree of nodes with the fields that a model has.
final class HeapTree {
  final class Node {
    let number: Int
    var title = "node"
    var isMarked = false
    var left: Node?
    var right: Node?
    weak var parent: Node?

    init(_ number: Int) {
      self.number = number
    }
  }

  let root = Node(0)
  let count: Int
  /// Kept, so that no search finds the memory of it free for its own use.
  private let nodes: [Node]
  /// A node that no search finds, so that each search visits everything.
  private let stranger = Node(-1)

  init(count: Int) {
    self.count = count
    var nodes = [root]
    nodes.reserveCapacity(count)
    while nodes.count < count {
      let parent = nodes[(nodes.count - 1) / 2]
      let node = Node(nodes.count)
      node.parent = parent
      if parent.left == nil { parent.left = node } else { parent.right = node }
      nodes.append(node)
    }
    self.nodes = nodes
  }

  /// Walks all nodes by what the runtime's metadata tells.
  ///
  /// - Returns: how many objects were met.
  func walkByLayout(budget: PathSearchBudget = .unlimited) throws -> Int {
    let roots = [NamedRoot("the tree", ObjectAddress(of: root))]
    let search = RetainingPathSearch(try LiveHeap(), roots: roots, budget: budget)
    guard case .none(let visited) = search.bestPath(to: ObjectAddress(of: stranger)) else {
      return 0
    }
    return visited
  }

  /// Walks all nodes by mirrors, each object once.
  ///
  /// - Returns: how many objects were met.
  func walkByMirror() -> Int {
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var pending: [AnyObject] = [root]
    while let object = pending.popLast() {
      var mirrors = [Mirror(reflecting: object)]
      while let mirror = mirrors.popLast() {
        for child in mirror.children {
          if type(of: child.value) is AnyClass {
            let target = child.value as AnyObject
            if met.insert(ObjectIdentifier(target)).inserted { pending.append(target) }
          } else {
            let inner = Mirror(reflecting: child.value)
            if !inner.children.isEmpty { mirrors.append(inner) }
          }
        }
        if let above = mirror.superclassMirror { mirrors.append(above) }
      }
    }
    return met.count
  }
}
