extension OwnershipGraph {
  /// The graph in Graphviz's language, with a newline at the end.
  ///
  /// Nodes are `n1`, `n2`, … in their order. Objects are boxes, closures and tasks are rounded,
  /// insides of collections and boxes are plain text; weak references are dashed, probable ones
  /// dotted, objects expected to be deallocated are red.
  public var graphviz: String {
    var text = "digraph ownership {\n  node [shape=box];\n"
    for (position, node) in nodes.enumerated() {
      var attributes = "label=\(node.name.quotedForGraphviz)"
      switch node.kind {
      case .object: break
      case .closure, .task: attributes += ", style=rounded"
      case .box, .storage, .opaque: attributes += ", shape=plaintext"
      }
      if node.expectation == .expectedGone { attributes += ", color=red" }
      text += "  n\(position + 1) [\(attributes)];\n"
    }
    for edge in edges {
      let dashes =
        edge.isWeak ? ", style=dashed" : edge.strength == .probable ? ", style=dotted" : ""
      text += "  n\(edge.holder + 1) -> n\(edge.target + 1) "
      text += "[label=\(edge.label.quotedForGraphviz)\(dashes)];\n"
    }
    if let cut { text += "  label=\(cut.description.quotedForGraphviz);\n" }
    return text + "}\n"
  }
}

extension String {
  /// The text as a label in Graphviz's language, with its quotes.
  package var quotedForGraphviz: String {
    var text = "\""
    for character in self {
      switch character {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where character.isNewline: text += "\\n"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
