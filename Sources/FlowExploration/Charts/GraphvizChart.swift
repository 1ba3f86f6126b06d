import ObjectGraph

extension StateChart {
  /// The chart as a directed graph for Graphviz; alerts are dashed, and links lead from a point.
  var graphviz: String {
    var lines = ["digraph model {", "  node [shape=box];", "  start [shape=point];"]
    for state in states {
      let style = state.kind == .alert ? " [style=dashed]" : ""
      lines.append("  \(state.id.quotedForGraphviz)\(style);")
    }
    if let initial { lines.append("  start -> \(initial.quotedForGraphviz);") }
    for (number, transition) in transitions.enumerated() {
      var source = transition.source?.quotedForGraphviz
      if source == nil {
        guard transition.target != nil else { continue }
        source = "link\(number)"
        lines.append("  link\(number) [shape=point];")
      }
      guard let source else { continue }
      let target = transition.target?.quotedForGraphviz ?? source
      lines.append("  \(source) -> \(target) [label=\(transition.label.quotedForGraphviz)];")
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }
}
