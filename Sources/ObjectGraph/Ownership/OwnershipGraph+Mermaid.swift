extension OwnershipGraph {
  /// The graph in Mermaid's language, with a newline at the end.
  ///
  /// Nodes are `n1`, `n2`, … in their order. Objects are boxes, closures and tasks are rounded,
  /// insides of collections and boxes are leaning; weak and probable references are dashed, with that
  /// word in front of their label, objects expected to be deallocated are red. A page draws a few hundred nodes at most.
  public var mermaid: String {
    var text = "graph TD\n"
    for (position, node) in nodes.enumerated() {
      let name = node.name.quotedForMermaid
      switch node.kind {
      case .object: text += "  n\(position + 1)[\(name)]\n"
      case .closure, .task: text += "  n\(position + 1)(\(name))\n"
      case .box, .storage, .opaque: text += "  n\(position + 1)[/\(name)/]\n"
      }
    }
    for edge in edges {
      let word = edge.isWeak ? "weak" : edge.strength == .probable ? "probably" : ""
      let arrow = word.isEmpty ? "-->" : "-.->"
      let words = [word, edge.label].filter { !$0.isEmpty }.joined(separator: " ")
      let label = words.isEmpty ? "" : "|\(words.quotedForMermaid)|"
      text += "  n\(edge.holder + 1) \(arrow)\(label) n\(edge.target + 1)\n"
    }
    let gone = nodes.indices.filter { nodes[$0].expectation == .expectedGone }
    if !gone.isEmpty {
      text += "  classDef gone stroke:red\n"
      text += "  class \(gone.map { "n\($0 + 1)" }.joined(separator: ",")) gone\n"
    }
    if let cut { text += "  %% \(cut)\n" }
    return text
  }
}

extension String {
  /// The text as a label in Mermaid's language, with its quotes.
  package var quotedForMermaid: String {
    var text = "\""
    for character in self {
      switch character {
      // Each of these means something to Mermaid even between quotes: an entity, markup, Markdown.
      case "\"", "#", "&", "<", ">", "`", "\\":
        let scalar = character.unicodeScalars.first?.value ?? 32
        text += "#\(scalar);"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
