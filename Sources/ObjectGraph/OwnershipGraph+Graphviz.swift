extension OwnershipGraph {
  /// The graph in Graphviz's language, with a newline at the end.
  ///
  /// Nodes are `n1`, `n2`, … in their order. Objects are boxes, closures and tasks are rounded,
  /// insides of collections and boxes are plain text; weak references are dashed, probable ones
  /// dotted, objects expected to be gone are red.
  public var graphviz: String {
    var text = "digraph ownership {\n  node [shape=box];\n"
    for (position, node) in nodes.enumerated() {
      var attributes = "label=\(Self.quoted(node.name))"
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
      text += "[label=\(Self.quoted(edge.label))\(dashes)];\n"
    }
    if let cut { text += "  label=\(Self.quoted(cut.description));\n" }
    return text + "}\n"
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for character in name {
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
