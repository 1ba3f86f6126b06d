/// A graph of objects as SVG: each object once, below the one that it is first met from, and every other reference as
/// an arc at the right.
struct GraphDrawing {
  private static let (boxHeight, pitch, characterWidth) = (22, 30, 7)
  private static let nameLimit = 40
  /// The room between two arcs.
  private static let lane = 9

  let graph: OwnershipGraph

  /// An object, and the reference that it is first met by.
  private struct Row {
    var node: Int
    var edge: Int?
  }

  /// The objects from top to bottom: each before what it is the first to lead to.
  private var rows: [Row] {
    var outgoing: [Int: [Int]] = [:]
    for (position, edge) in graph.edges.enumerated() {
      outgoing[edge.holder, default: []].append(position)
    }
    // Met breadth-first, so that nothing stands deeper than it has to.
    var first: [Int: Int] = [:]
    var met = Array(graph.nodes.indices.prefix(graph.startCount))
    var known = Set(met)
    var position = 0
    while position < met.count {
      for edge in outgoing[met[position], default: []]
      where known.insert(graph.edges[edge].target).inserted {
        first[graph.edges[edge].target] = edge
        met.append(graph.edges[edge].target)
      }
      position += 1
    }
    var rows: [Row] = []
    // Not a function that calls itself: a chain can be as long as a program likes.
    var open = graph.nodes.indices.prefix(graph.startCount).reversed()
      .map { Row(node: $0, edge: nil) }
    while let row = open.popLast() {
      rows.append(row)
      let below = outgoing[row.node, default: []].filter { first[graph.edges[$0].target] == $0 }
      open += below.reversed().map {
        Row(node: graph.edges[$0].target, edge: $0)
      }
    }
    return rows
  }

  private func name(_ node: Int) -> String { graph.nodes[node].name.cut(to: Self.nameLimit) }

  private func label(_ edge: OwnershipGraph.Edge) -> String {
    edge.label.cut(to: Self.nameLimit) + (edge.isWeak ? " weakly" : "")
  }

  private func style(_ edge: OwnershipGraph.Edge) -> String {
    "hold" + (edge.isWeak ? " weak" : "") + (edge.strength == .probable ? " probable" : "")
  }

  /// The graph in words, for a screen reader.
  var words: String {
    graph.edges.map { "\(name($0.holder)) \(label($0)) → \(name($0.target))" }
      .joined(separator: "; ")
  }

  /// Where everything stands.
  private struct Layout {
    var rows: [Row]
    /// The row of each object.
    var place: [Int: Int]
    /// Where each row's box begins and ends.
    var (lefts, rights): ([Int], [Int])

    /// The middle of a row's box.
    func middle(_ row: Int) -> Int { 4 + row * GraphDrawing.pitch + GraphDrawing.boxHeight / 2 }
  }

  private var layout: Layout {
    let rows = rows
    let place = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.node, $0) })
    var (lefts, rights): ([Int], [Int]) = ([], [])
    for row in rows {
      var left = 4
      if let edge = row.edge.map({ graph.edges[$0] }), let above = place[edge.holder] {
        // Below its holder, behind the words for the reference.
        left = lefts[above] + 28 + label(edge).count * Self.characterWidth
      }
      lefts.append(left)
      rights.append(left + name(row.node).count * Self.characterWidth + 18)
    }
    return Layout(rows: rows, place: place, lefts: lefts, rights: rights)
  }

  /// The drawing; its identifiers are made of `number`, which has to be another for each drawing of a page.
  func svg(number: Int) -> String {
    let layout = layout
    let arcs = arcs(layout, number)
    let height = layout.rows.count * Self.pitch + 4
    let parts = layout.rows.indices.map { box($0, layout, number) } + arcs.parts
    return """
      <svg class="path" role="img" aria-labelledby="graph\(number)" \
      viewBox="0 0 \(arcs.width) \(height)" width="\(arcs.width)" height="\(height)">
      <title id="graph\(number)">\(words.escaped)</title>
      <defs><marker id="tip\(number)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// An object, and the reference that it is first met by.
  private func box(_ position: Int, _ layout: Layout, _ number: Int) -> String {
    let row = layout.rows[position]
    let node = graph.nodes[row.node]
    let (left, y) = (layout.lefts[position], 4 + position * Self.pitch)
    let style = node.expectation == .expectedGone ? "box gone" : "box"
    let round = node.kind == .object ? 3 : 11
    let box = """
      <rect class="\(style)" x="\(left)" y="\(y)" width="\(layout.rights[position] - left)" \
      height="\(Self.boxHeight)" rx="\(round)"/>\
      <text x="\(left + 9)" y="\(y + 15)">\(name(row.node).escaped)</text>
      """
    guard let edge = row.edge.map({ graph.edges[$0] }), let above = layout.place[edge.holder]
    else { return box }
    let (x, middle) = (layout.lefts[above] + 10, layout.middle(position))
    return box + """
      <path class="\(self.style(edge))" d="M\(x) \(layout.middle(above) + Self.boxHeight / 2)\
      V\(middle)H\(left)" marker-end="url(#tip\(number))"/>\
      <text class="label" x="\(x + 6)" y="\(middle - 4)">\(label(edge).escaped)</text>
      """
  }

  /// All other references, each in a lane of its own at the right, and how wide the drawing is with them.
  private func arcs(_ layout: Layout, _ number: Int) -> (parts: [String], width: Int) {
    let met = Set(layout.rows.compactMap(\.edge))
    let others = graph.edges.indices.filter { !met.contains($0) }.map { graph.edges[$0] }
    var ends = layout.rights
    var begun: [(edge: OwnershipGraph.Edge, from: Int, to: Int, label: Int, end: Int)] = []
    for edge in others {
      guard let from = layout.place[edge.holder], let to = layout.place[edge.target] else {
        continue
      }
      let start = ends[from] + 8
      ends[from] = start + label(edge).count * Self.characterWidth + 12
      begun.append((edge, from, to, start, ends[from]))
    }
    let firstLane = (ends.max() ?? 0) + 8
    let parts = begun.enumerated().map { position, arc in
      let x = firstLane + position * Self.lane
      return """
        <path class="\(style(arc.edge))" d="M\(arc.end) \(layout.middle(arc.from) + 4)H\(x)\
        V\(layout.middle(arc.to) - 4)H\(layout.rights[arc.to])" marker-end="url(#tip\(number))"/>\
        <text class="label" x="\(arc.label)" y="\(layout.middle(arc.from) + 7)">\
        \(label(arc.edge).escaped)</text>
        """
    }
    return (parts, firstLane + begun.count * Self.lane + 6)
  }
}
