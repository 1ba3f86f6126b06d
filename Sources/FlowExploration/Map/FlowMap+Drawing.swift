import LeakDetection
import ObjectGraph

extension FlowMap {
  /// The map as a flow chart for Mermaid; ways that tests take are thick, those that none takes dotted.
  public var mermaid: String {
    var lines = ["flowchart TD"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index)[\(place.screen.quotedForMermaid)]")
    }
    for way in ways {
      let arrow =
        switch way.isCovered {
        case nil: "-->"
        case true?: "==>"
        case false?: "-.->"
        }
      lines.append("  s\(way.from) \(arrow)|\(words(of: way).quotedForMermaid)| s\(way.to)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as a directed graph for Graphviz, with the same lines.
  public var graphviz: String {
    var lines = ["digraph flows {", "  node [shape=box];"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index) [label=\(place.screen.quotedForGraphviz)];")
    }
    for way in ways {
      let style =
        switch way.isCovered {
        case nil: ""
        case true?: ", style=bold"
        case false?: ", style=dotted"
        }
      lines.append(
        "  s\(way.from) -> s\(way.to) [label=\(words(of: way).quotedForGraphviz)\(style)];")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as JSON, the same in every run.
  ///
  /// - Throws: nothing that a map can cause.
  public func json() throws -> String {
    try stableJSON(self)
  }

  private func words(of way: Way) -> String {
    way.count == 1 ? way.action : "\(way.action) (\(way.count))"
  }
}
