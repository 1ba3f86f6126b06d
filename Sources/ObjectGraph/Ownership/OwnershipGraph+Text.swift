extension OwnershipGraph {
  /// The graph as a tree of lines, without a newline at the end.
  ///
  ///     Profile#3
  ///     ├─ .model → ProfileModel
  ///     │  └─ .onSave → closure #1 in Profile.start()
  ///     │     └─ captures self → Profile#3 ↑
  ///     ├─ .label → Label
  ///     └─ .delegate ⇢ Coordinator
  ///
  /// Each object is unfolded where it first appears from the top; `↑` marks it where it appears
  /// again. `⇢` is a weak reference: what it leads to is not unfolded there. Deeper than 24 levels, and after `lineLimit` lines, the text says how much it leaves
  /// out.
  public func text(width: Int = 100, lineLimit: Int = 200) -> String {
    var tree = OwnershipTree(graph: self, width: max(40, width), lineLimit: max(1, lineLimit))
    return tree.lines().joined(separator: "\n")
  }
}

extension OwnershipGraph: CustomStringConvertible {
  /// The graph as a tree of text.
  public var description: String { text() }
}

private struct OwnershipTree {
  private static var depthLimit: Int { 24 }

  /// A line to write: an edge below its holder, or a start without one.
  private struct Branch {
    let edge: Int?
    let node: Int
    let depth: Int
    let prefix: String
    let isLast: Bool
  }

  private let graph: OwnershipGraph
  private let width: Int
  private let lineLimit: Int
  private let outgoing: [Range<Int>]
  private var isShown: [Bool]
  /// For each node, whether nothing in the graph holds it.
  private var isOnlyWeak: [Bool]

  init(graph: OwnershipGraph, width: Int, lineLimit: Int) {
    self.graph = graph
    self.width = width
    self.lineLimit = lineLimit
    outgoing = graph.edgesByHolder
    isShown = Array(repeating: false, count: graph.nodes.count)
    isOnlyWeak = graph.nodes.indices.map { $0 >= graph.startCount }
    for edge in graph.edges where !edge.isWeak { isOnlyWeak[edge.target] = false }
  }

  mutating func lines() -> [String] {
    var lines: [String] = []
    var pending = (0..<graph.startCount).reversed().map {
      Branch(edge: nil, node: $0, depth: 0, prefix: "", isLast: true)
    }
    while let branch = pending.popLast(), lines.count < lineLimit {
      // A start that another start holds was unfolded there.
      if branch.edge == nil, isShown[branch.node] { continue }
      let isWeak = branch.edge.map { graph.edges[$0].isWeak } ?? false
      let wasShown = isShown[branch.node]
      isShown[branch.node] = wasShown || !isWeak || isOnlyWeak[branch.node]
      lines.append(line(of: branch, wasShown: wasShown))
      if !wasShown, !isWeak { pending += branches(below: branch) }
    }
    let hidden = isShown.count { !$0 }
    if hidden > 0 { lines.append("… \(hidden.counted("more object")) not shown") }
    if let cut = graph.cut { lines.append("… \(cut)") }
    return lines
  }

  private func line(of branch: Branch, wasShown: Bool) -> String {
    let node = graph.nodes[branch.node]
    let hidden = node.hiddenCount
    let more = hidden == 0 || wasShown ? "" : " (and \(hidden.counted("reference")) not followed)"
    let name = node.name + (wasShown ? " ↑" : "") + more
    guard let position = branch.edge else { return name.shortened(to: width) }
    let edge = graph.edges[position]
    let arrow = edge.isWeak ? " ⇢ " : edge.strength == .probable ? " → probably " : " → "
    let start = branch.prefix + (branch.isLast ? "└─ " : "├─ ")
    return start + (edge.label + arrow + name).shortened(to: max(20, width - start.count))
  }

  /// The branches below one, in reverse, so that the first is taken first.
  private func branches(below branch: Branch) -> [Branch] {
    if branch.depth == Self.depthLimit { return [] }
    let edges = outgoing[branch.node]
    // What is beyond the line limit is never written: a node with a million references costs no
    // more.
    let written = edges.prefix(lineLimit)
    let indent = branch.edge == nil ? "" : branch.isLast ? "   " : "│  "
    return written.reversed().map { position in
      Branch(
        edge: position, node: graph.edges[position].target, depth: branch.depth + 1,
        prefix: branch.prefix + indent, isLast: position == edges.upperBound - 1)
    }
  }
}
