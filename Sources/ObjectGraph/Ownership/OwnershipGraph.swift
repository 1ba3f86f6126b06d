/// Everything that some objects keep alive, as a value: objects and labelled references.
///
/// ```swift
/// let graph = try OwnershipGraph.of(session)
/// print(graph.text())  // a tree, each object where it first appears
/// print(graph.graphviz)  // for `dot -Tsvg`
/// print(graph.nodes.count, graph.edges.filter(\.isWeak).count)
/// ```
///
/// Weak references of these objects are there too; what only they lead to is a node that is not read.
///
/// Nodes are numbered in the order in which they are met, breadth-first from the given objects,
/// each holder's references in the reader's order; so the same heap gives the same graph. It holds
/// no object and no address, and can be drawn as a tree, for Graphviz and for Mermaid.
public struct OwnershipGraph: Hashable, Sendable, Codable {
  /// One object.
  public struct Node: Hashable, Sendable, Codable {
    /// The name to show: the caller's, else the reader's.
    public var name: String
    /// The kind of heap object.
    public var kind: ObjectDescription.Kind
    /// Whether it should be alive, as far as the caller knows.
    public var expectation: LifeExpectation
    /// How many of its references lead to objects that the budget kept out of the graph.
    public var hiddenCount: Int
    /// The memory that it takes, in bytes, with what was folded into it; `nil` if it is not known.
    public var byteCount: Int?
    /// Whether something outside of the graph holds it too, by its own count of references; `nil` if it is not
    /// known.
    public var isHeldElsewhere: Bool?

    /// Describes an object.
    public init(
      name: String, kind: ObjectDescription.Kind = .object,
      expectation: LifeExpectation = .unknown, hiddenCount: Int = 0
    ) {
      self.name = name
      self.kind = kind
      self.expectation = expectation
      self.hiddenCount = hiddenCount
    }
  }

  /// One reference between two objects of the graph.
  public struct Edge: Hashable, Sendable, Codable {
    /// The position of the holder among the nodes.
    public var holder: Int
    /// The position of what is held among the nodes.
    public var target: Int
    /// How the holder holds it: `.onSave`, `[3]`, `captures self`.
    public var label: String
    /// How sure the reader is.
    public var strength: ReferenceStrength
    /// Whether it keeps nothing alive: drawn dashed.
    public var isWeak: Bool

    /// Describes a reference.
    public init(
      holder: Int, target: Int, label: String, strength: ReferenceStrength = .strong,
      isWeak: Bool = false
    ) {
      self.holder = holder
      self.target = target
      self.label = label
      self.strength = strength
      self.isWeak = isWeak
    }
  }

  /// The objects, the given ones first.
  public var nodes: [Node]
  /// The references, holder by holder in the order of the nodes.
  public var edges: [Edge]
  /// How many of the nodes were given; everything else is reached from them.
  public var startCount: Int
  /// Where the walk was cut, if it was.
  public var cut: PathSearchCut?
  /// How much the given objects keep alive alone; `nil` if it is not known. Read from live objects, with the bytes
  /// of the storage of texts and plain values, which is no node.
  ///
  /// The tree shows more: what something else holds too is in it, and stays alive without these objects.
  public var retained: RetainedSize?

  /// A graph of known parts.
  public init(nodes: [Node], edges: [Edge], startCount: Int = 1, cut: PathSearchCut? = nil) {
    self.nodes = nodes
    self.edges = edges
    self.startCount = startCount
    self.cut = cut
  }

  /// Walks everything that the given objects reach, as far as the budget lasts.
  ///
  /// Complexity: each object is read once and every reference is put into words, so this is for
  /// graphs that are to be looked at. A search for a path asks for far fewer words.
  public init(
    from starts: [ObjectAddress], reader: some ReferenceReader,
    notes: ObjectNotes = ObjectNotes(),
    budget: PathSearchBudget = PathSearchBudget(objectLimit: 10_000)
  ) {
    self.init(nodes: [], edges: [], startCount: 0)
    var sweep = HeapSweep(from: starts, budget: budget)
    startCount = sweep.visited.count
    var closures: [(closure: BoundClosure, target: Int, strength: ReferenceStrength)] = []
    var closureEdges: [Int] = []
    var weakEdges: [(edge: Int, target: ObjectAddress)] = []
    while let object = sweep.next(reader) {
      let holder = nodes.count
      nodes.append(Node(of: object, reader: reader, notes: notes))
      for reference in sweep.references {
        guard let target = sweep.visited.number(of: reference.target) else {
          nodes[holder].hiddenCount += 1
          continue
        }
        let label = reader.label(of: reference, from: object)
        if let closure = reader.boundClosure(of: reference, from: object) {
          closures.append((closure, target, reference.strength))
          closureEdges.append(edges.count)
        }
        edges.append(
          Edge(holder: holder, target: target, label: label, strength: reference.strength))
      }
      for reference in reader.weakReferences(of: object) {
        weakEdges.append((edges.count, reference.target))
        edges.append(Edge(holder: holder, target: -1, label: reference.label, isWeak: true))
      }
    }
    cut = sweep.cut
    // Objects met but not read for lack of time are still ends of references.
    while nodes.count < sweep.visited.count {
      nodes.append(Node(of: sweep.visited[nodes.count], reader: reader, notes: notes))
    }
    if let sizes = reader as? any SizeReader { measure(sweep.visited, sizes) }
    // Closures without a context are no objects: they come last, so that all others keep their number.
    for (edge, (closure, target, strength)) in zip(closureEdges, closures) {
      edges[edge].target = nodes.count
      edges.append(
        Edge(holder: nodes.count, target: target, label: closure.capture, strength: strength))
      nodes.append(Node(name: closure.name, kind: .closure))
    }
    // Nor is what only weak references lead to a part of what is kept.
    var others: [ObjectAddress: Int] = [:]
    for (edge, target) in weakEdges {
      let known = sweep.visited.number(of: target) ?? others[target]
      edges[edge].target = known ?? nodes.count
      if known != nil { continue }
      others[target] = nodes.count
      nodes.append(Node(of: target, reader: reader, notes: notes))
    }
  }
}

extension OwnershipGraph {
  /// Adds sizes, before the nodes that are no objects of their own are there.
  private mutating func measure(_ objects: VisitedTable, _ reader: some SizeReader) {
    var left = nodes.indices.map { reader.holderCount(of: objects[$0]) }
    for edge in edges where !edge.isWeak { left[edge.target] = left[edge.target].map { $0 - 1 } }
    for node in nodes.indices {
      nodes[node].byteCount = reader.byteCount(of: objects[node])
      nodes[node].isHeldElsewhere = left[node].map { $0 > 0 } ?? true
    }
    retained = size(retainedBy: 0..<startCount)
  }
}

extension OwnershipGraph.Node {
  fileprivate init(of object: ObjectAddress, reader: some ReferenceReader, notes: ObjectNotes) {
    let description = reader.describe(object)
    self.init(
      name: notes.name(object) ?? description.name, kind: description.kind,
      expectation: notes.expectation(object))
  }
}

extension OwnershipGraph.Edge {
  private enum CodingKeys: String, CodingKey {
    case holder, target, label, strength, isWeak
  }

  /// Reads a reference; one that does not say so is not weak.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      holder: try values.decode(Int.self, forKey: .holder),
      target: try values.decode(Int.self, forKey: .target),
      label: try values.decode(String.self, forKey: .label),
      strength: try values.decode(ReferenceStrength.self, forKey: .strength),
      isWeak: try values.decodeIfPresent(Bool.self, forKey: .isWeak) ?? false)
  }

  /// Writes a reference; that it is weak is mentioned only where it is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(holder, forKey: .holder)
    try values.encode(target, forKey: .target)
    try values.encode(label, forKey: .label)
    try values.encode(strength, forKey: .strength)
    if isWeak { try values.encode(true, forKey: .isWeak) }
  }
}
