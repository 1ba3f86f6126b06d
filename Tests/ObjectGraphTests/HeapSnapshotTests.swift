import Foundation
import ObjectGraph
import Testing

/// A heap snapshot as a reader of V8's form takes it apart.
private struct ReadSnapshot: Decodable {
  struct Meta: Decodable {
    var node_fields: [String]
    var edge_fields: [String]
    var node_types: [Types]
    var edge_types: [Types]
  }

  enum Types: Decodable {
    case word
    case list([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = (try? value.decode([String].self)).map(Types.list) ?? .word
    }

    subscript(position: Int) -> String {
      if case .list(let words) = self { words[position] } else { "" }
    }
  }

  struct Head: Decodable {
    var meta: Meta
    var node_count: Int
    var edge_count: Int
  }

  var snapshot: Head
  var nodes: [Int]
  var edges: [Int]
  var strings: [String]

  init(_ graph: OwnershipGraph) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(graph.heapSnapshot.utf8))
  }

  private func field(_ name: String, of node: Int) -> Int {
    let fields = snapshot.meta.node_fields
    return nodes[node * fields.count + fields.firstIndex(of: name)!]
  }

  private func name(_ node: Int) -> String { strings[field("name", of: node)] }

  /// A line for each node with its references, in the order of the file.
  var lines: [String] {
    var next = 0
    return (0..<snapshot.node_count).map { node in
      let references = (0..<field("edge_count", of: node)).map { _ in
        let edge = edges[next..<next + 3].map { $0 }
        next += 3
        let kind = snapshot.meta.edge_types[0][edge[0]]
        let word = kind == "element" ? String(edge[1]) : strings[edge[1]]
        return "\(kind) \(word) → \(name(edge[2] / snapshot.meta.node_fields.count))"
      }
      let detached = field("detachedness", of: node) == 2 ? " detached" : ""
      return "\(snapshot.meta.node_types[0][field("type", of: node)]) \(name(node)) "
        + "\(field("self_size", of: node))\(detached): \(references.joined(separator: ", "))"
    }
  }
}

@Suite struct HeapSnapshotTests {
  private var graph: OwnershipGraph {
    var graph = OwnershipGraph(
      nodes: [
        .init(name: "Profile#1", expectation: .expectedGone),
        .init(name: "closure #1 in Profile.\"arm\"()", kind: .closure),
        .init(name: "[Row]", kind: .storage), .init(name: "Row"),
      ],
      edges: [
        .init(holder: 0, target: 1, label: ".onSave"),
        .init(holder: 0, target: 2, label: ".rows"),
        .init(holder: 0, target: 3, label: ".chosen", isWeak: true),
        .init(holder: 1, target: 0, label: "captures self"),
        .init(holder: 2, target: 3, label: "[0]"),
      ])
    for (node, size) in zip(graph.nodes.indices, [96, 48, 64, 32]) {
      graph.nodes[node].byteCount = size
    }
    graph.nodes[3].isHeldElsewhere = true
    return graph
  }

  @Test func `a snapshot has each node with its size, and each reference with its kind`() throws {
    let snapshot = try ReadSnapshot(graph)
    #expect(
      snapshot.lines == [
        "synthetic  0: element 1 → (held elsewhere), element 2 → Profile#1",
        "synthetic (held elsewhere) 0: element 1 → Row",
        "object Profile#1 96 detached: property .onSave → closure #1 in Profile.\"arm\"(), "
          + "property .rows → [Row], weak .chosen → Row",
        "closure closure #1 in Profile.\"arm\"() 48: context captures self → Profile#1",
        "array [Row] 64: property [0] → Row",
        "object Row 32: ",
      ])
    #expect(snapshot.snapshot.node_count == 6)
    #expect(snapshot.snapshot.edge_count == 8)
    #expect(snapshot.nodes.count == 6 * snapshot.snapshot.meta.node_fields.count)
    #expect(snapshot.edges.count == 8 * snapshot.snapshot.meta.edge_fields.count)
  }

  @Test func `ids are odd and each is there once`() throws {
    let snapshot = try ReadSnapshot(graph)
    let ids = stride(from: 2, to: snapshot.nodes.count, by: 7).map { snapshot.nodes[$0] }
    #expect(ids == [1, 3, 5, 7, 9, 11])
  }

  @Test func `signs that JSON keeps for itself are escaped`() throws {
    let name = "a\"b\\c\n\u{1}é"
    let snapshot = try ReadSnapshot(OwnershipGraph(nodes: [.init(name: name)], edges: []))
    #expect(snapshot.strings.contains(name))
  }
}
