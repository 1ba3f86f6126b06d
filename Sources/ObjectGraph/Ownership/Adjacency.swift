/// Which node leads to which, in two flat lists: 4 bytes a node and 4 a reference.
package struct Adjacency {
  private var ends: [UInt32] = []
  private var targets: [UInt32] = []

  package init() {}

  /// How many nodes have their references here.
  package var count: Int { ends.count }

  /// The positions of a node's references among all of them.
  package func positions(of node: Int) -> Range<Int> {
    (node == 0 ? 0 : Int(ends[node - 1]))..<Int(ends[node])
  }

  /// The target of the reference at a position.
  package subscript(position: Int) -> Int { Int(targets[position]) }

  /// Adds a reference of the node that is being added.
  package mutating func append(target: Int) { targets.append(UInt32(target)) }

  /// Ends the node that is being added.
  package mutating func endNode() { ends.append(UInt32(targets.count)) }

  /// All references backwards. Complexity: linear in the nodes and references.
  package var reversed: Adjacency {
    var reversed = Adjacency()
    var next = [UInt32](repeating: 0, count: count)
    for target in targets { next[Int(target)] += 1 }
    var end: UInt32 = 0
    for node in next.indices {
      end += next[node]
      reversed.ends.append(end)
      next[node] = end
    }
    reversed.targets = [UInt32](repeating: 0, count: targets.count)
    for holder in 0..<count {
      for position in positions(of: holder) {
        let target = self[position]
        next[target] -= 1
        reversed.targets[Int(next[target])] = UInt32(holder)
      }
    }
    return reversed
  }
}
