/// For each node of a graph the nearest other one that every way from the roots leads through.
///
/// Found by semidominators over a depth-first tree, with compressed paths (Lengauer and Tarjan, in the form of
/// Georgiadis). Nothing is recursive. Complexity: close to linear in the nodes and references; some 32 bytes a
/// node and 4 a reference while it is made.
package struct DominatorTree {
  /// The nodes that roots reach, depth-first; a node comes after its dominators.
  private let nodes: [UInt32]
  /// For each position in this order the position of its dominator, counted from one; zero is all roots together.
  private let dominators: [UInt32]
  private let nodeCount: Int

  /// Works out the dominators of everything that the roots lead to.
  package init(of graph: Adjacency, from roots: [Int]) {
    nodeCount = graph.count
    let walk = DepthFirstWalk(graph, roots)
    let backwards = graph.reversed
    let (numbers, parents) = (walk.numbers, walk.parents)
    nodes = walk.nodes
    var links = DominatorLinks(parents)
    for number in stride(from: parents.count - 1, to: 0, by: -1) {
      let node = Int(walk.nodes[number - 1])
      var semi = parents[number]
      if walk.isRoot(node) { semi = 0 }
      for position in backwards.positions(of: node) {
        let holder = numbers[backwards[position]]
        // What no root reaches dominates nothing.
        if holder == 0 { continue }
        semi = min(semi, links.semi(of: holder, linkedFrom: UInt32(number + 1)))
      }
      links.semis[number] = semi
    }
    var dominators = parents
    for number in dominators.indices.dropFirst() {
      while dominators[number] > links.semis[number] {
        dominators[number] = dominators[Int(dominators[number])]
      }
    }
    self.dominators = dominators
  }

  /// For each node the sum of its own amount and those of all that it dominates. Zero for what no root reaches.
  ///
  /// Complexity: linear in the nodes.
  package func sums(_ amount: (_ node: Int) -> Int) -> [Int] {
    var sums = [Int](repeating: 0, count: nodeCount)
    for node in nodes { sums[Int(node)] = amount(Int(node)) }
    for position in nodes.indices.reversed() {
      let dominator = Int(dominators[position + 1])
      if dominator > 0 { sums[Int(nodes[dominator - 1])] += sums[Int(nodes[position])] }
    }
    return sums
  }

  /// For each node its dominator; `nil` for one that only the roots together dominate, and for what none reaches.
  package var parents: [Int?] {
    var parents = [Int?](repeating: nil, count: nodeCount)
    for (position, node) in nodes.enumerated() where dominators[position + 1] > 0 {
      parents[Int(node)] = Int(nodes[Int(dominators[position + 1]) - 1])
    }
    return parents
  }
}

/// The nodes that some roots lead to, in the order of a depth-first walk, numbered from one.
private struct DepthFirstWalk {
  private(set) var nodes: [UInt32] = []
  /// The number of each node; zero for one that was not reached.
  private(set) var numbers: [UInt32]
  /// For each number that of the node which the walk came from; the first entry stands for all roots together.
  private(set) var parents: [UInt32] = [0]
  private var roots: [Bool]

  init(_ graph: Adjacency, _ roots: [Int]) {
    numbers = [UInt32](repeating: 0, count: graph.count)
    self.roots = [Bool](repeating: false, count: graph.count)
    var (open, next): ([UInt32], [UInt32]) = ([], [])
    for root in roots {
      self.roots[root] = true
      guard numbers[root] == 0 else { continue }
      meet(root, from: 0)
      open.append(UInt32(root))
      next.append(UInt32(graph.positions(of: root).lowerBound))
      while let holder = open.last {
        let position = Int(next[next.count - 1])
        if position == graph.positions(of: Int(holder)).upperBound {
          open.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        let target = graph[position]
        guard numbers[target] == 0 else { continue }
        meet(target, from: numbers[Int(holder)])
        open.append(UInt32(target))
        next.append(UInt32(graph.positions(of: target).lowerBound))
      }
    }
  }

  func isRoot(_ node: Int) -> Bool { roots[node] }

  private mutating func meet(_ node: Int, from parent: UInt32) {
    nodes.append(UInt32(node))
    numbers[node] = UInt32(nodes.count)
    parents.append(parent)
  }
}

/// The part of a depth-first tree whose semidominators are known, with paths that become shorter as they are used.
private struct DominatorLinks {
  /// The semidominator of each number, or the number itself as long as it is not known.
  var semis: [UInt32]
  private var ancestors: [UInt32]
  /// For each number the one with the least semidominator on the compressed part of its path.
  private var labels: [UInt32]
  private var path: [UInt32] = []

  init(_ parents: [UInt32]) {
    semis = parents.indices.map { UInt32($0) }
    (ancestors, labels) = (parents, semis)
  }

  /// The least semidominator on the way from a number up to those below `first`, which are not linked yet.
  mutating func semi(of number: UInt32, linkedFrom first: UInt32) -> UInt32 {
    var current = Int(number)
    while ancestors[current] >= first {
      path.append(UInt32(current))
      current = Int(ancestors[current])
    }
    while let below = path.popLast() {
      let (above, position) = (current, Int(below))
      ancestors[position] = ancestors[above]
      if semis[Int(labels[above])] < semis[Int(labels[position])] {
        labels[position] = labels[above]
      }
      current = position
    }
    return semis[Int(labels[current])]
  }
}
