import Foundation

extension FlowMap {
  /// The map as a flow chart for Mermaid.
  public var mermaid: String {
    var lines = ["flowchart TD"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index)[\"\(Self.forMermaid(place.screen))\"]")
    }
    for way in ways {
      lines.append("  s\(way.from) -->|\"\(Self.forMermaid(words(of: way)))\"| s\(way.to)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as a directed graph for Graphviz.
  public var graphviz: String {
    var lines = ["digraph flows {", "  node [shape=box];"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index) [label=\"\(Self.forGraphviz(place.screen))\"];")
    }
    for way in ways {
      lines.append(
        "  s\(way.from) -> s\(way.to) [label=\"\(Self.forGraphviz(words(of: way)))\"];")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as JSON, the same in every run.
  ///
  /// - Throws: nothing that a map can cause.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private func words(of way: Way) -> String {
    way.count == 1 ? way.action : "\(way.action) (\(way.count))"
  }

  /// Quotes end a label, and `#` begins an entity.
  private static func forMermaid(_ words: String) -> String {
    var text = ""
    for character in words {
      switch character {
      case "\"": text += "#quot;"
      case "#": text += "#35;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      case "\n": text += " "
      default: text.append(character)
      }
    }
    return text
  }

  private static func forGraphviz(_ words: String) -> String {
    words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
  }
}
