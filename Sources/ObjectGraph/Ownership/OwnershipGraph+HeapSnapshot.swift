extension OwnershipGraph {
  /// The graph as a heap snapshot of V8's form, JSON in one line with a newline at the end: Chrome's DevTools
  /// (Memory, Load profile) and memlab open a file of it that ends with `.heapsnapshot`.
  ///
  /// The first node is the root of all: an element leads to each given object, and another to each object that
  /// something outside of the graph holds, through `(held elsewhere)`. Objects have their type as a name, closures
  /// their place. Strong references are properties, elements or captures, weak ones are weak. An object that should
  /// be deallocated counts as detached. Sizes are the bytes of each object, zero where they are not known; retained
  /// sizes are worked out by the tool that opens the file, as `retainedSizes` works them out here.
  ///
  /// Complexity: linear in the references.
  public var heapSnapshot: String {
    var snapshot = HeapSnapshotWriter(self)
    return snapshot.text()
  }
}

/// Puts the numbers of a heap snapshot together.
private struct HeapSnapshotWriter {
  /// The positions of the words in `node_types` and `edge_types`.
  private enum NodeType: Int {
    case array = 1
    case object = 3
    case closure = 5
    case native = 8
    case synthetic = 9
  }

  private enum EdgeType: Int {
    case context = 0
    case element = 1
    case property = 2
    case `internal` = 3
    case weak = 6
  }

  private static let nodeFieldCount = 7
  /// The two nodes in front of those of the graph.
  private static let frontCount = 2

  private let graph: OwnershipGraph
  private var strings: [String] = []
  private var numbers: [String: Int] = [:]
  private var nodes: [Int] = []
  private var edges: [Int] = []
  /// The objects that something else holds.
  private let others: [Int]

  init(_ graph: OwnershipGraph) {
    self.graph = graph
    others = graph.nodes.indices.filter {
      $0 >= graph.startCount && graph.nodes[$0].isHeldElsewhere == true
    }
  }

  mutating func text() -> String {
    addNode(.synthetic, "", size: 0, edgeCount: graph.startCount + 1)
    addNode(.synthetic, "(held elsewhere)", size: 0, edgeCount: others.count)
    addEdge(.element, 1, to: 1)
    for start in 0..<graph.startCount { addEdge(.element, start + 2, to: Self.frontCount + start) }
    for (position, other) in others.enumerated() {
      addEdge(.element, position + 1, to: Self.frontCount + other)
    }
    for (position, references) in graph.edgesByHolder.enumerated() {
      let node = graph.nodes[position]
      addNode(
        type(of: node), node.name, size: node.byteCount ?? 0, edgeCount: references.count,
        isDetached: node.expectation == .expectedGone)
      for edge in graph.edges[references] {
        addEdge(
          type(of: edge, from: node), word(edge.label.isEmpty ? "holds" : edge.label),
          to: Self.frontCount + edge.target)
      }
    }
    return Self.head(nodeCount: nodes.count / Self.nodeFieldCount, edgeCount: edges.count / 3)
      + #""nodes":[\#(Self.list(nodes))],"edges":[\#(Self.list(edges))],"#
      + #""trace_function_infos":[],"trace_tree":[],"samples":[],"locations":[],"strings":["#
      + strings.map(\.quotedForJSON).joined(separator: ",") + "]}\n"
  }

  private func type(of node: OwnershipGraph.Node) -> NodeType {
    switch node.kind {
    case .object, .task: .object
    case .closure: .closure
    case .storage: .array
    case .box, .opaque: .native
    }
  }

  private func type(of edge: OwnershipGraph.Edge, from node: OwnershipGraph.Node) -> EdgeType {
    if edge.isWeak { return .weak }
    return node.kind == .closure ? .context : edge.label.isEmpty ? .internal : .property
  }

  /// Adds a node; its number is odd, as are those of V8's own objects.
  private mutating func addNode(
    _ type: NodeType, _ name: String, size: Int, edgeCount: Int, isDetached: Bool = false
  ) {
    let id = nodes.count / Self.nodeFieldCount * 2 + 1
    nodes += [type.rawValue, word(name), id, size, edgeCount, 0, isDetached ? 2 : 0]
  }

  /// Adds a reference of the nodes in their order, by the position of the first field of its target.
  private mutating func addEdge(_ type: EdgeType, _ name: Int, to node: Int) {
    edges += [type.rawValue, name, node * Self.nodeFieldCount]
  }

  /// The position of a text among the strings.
  private mutating func word(_ text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = strings.count
    strings.append(text)
    return strings.count - 1
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  private static func head(nodeCount: Int, edgeCount: Int) -> String {
    #"{"snapshot":{"meta":{"node_fields":["type","name","id","self_size","edge_count","#
      + #""trace_node_id","detachedness"],"node_types":[["hidden","array","string","object","#
      + #""code","closure","regexp","number","native","synthetic","concatenated string","#
      + #""sliced string","symbol","bigint","object shape"],"string","number","number","#
      + #""number","number","number"],"edge_fields":["type","name_or_index","to_node"],"#
      + #""edge_types":[["context","element","property","internal","hidden","shortcut","#
      + #""weak"],"string_or_number","node"],"trace_function_info_fields":["function_id","#
      + #""name","script_name","script_id","line","column"],"trace_node_fields":["id","#
      + #""function_info_index","count","size","children"],"sample_fields":["#
      + #""timestamp_us","last_assigned_id"],"location_fields":["object_index","#
      + #""script_id","line","column"]},"node_count":\#(nodeCount),"#
      + #""edge_count":\#(edgeCount),"trace_function_count":0},"#
  }
}

extension String {
  /// The text as a string in JSON, with its quotes.
  package var quotedForJSON: String { quotedForJSON { $0.value < 32 } }

  /// The text as a string in JSON, with its quotes; the scalars that `isEscaped` selects are written by their numbers.
  package func quotedForJSON(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
