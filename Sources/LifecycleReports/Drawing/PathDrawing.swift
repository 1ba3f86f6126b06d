/// A retaining path as SVG: a box an object from top to bottom, an arrow a reference, a cycle closed at the right.
///
/// The program's own names stand whole; a library's long names are cut. References one of which has to be broken are
/// marked, probable ones dotted, weak ones dashed at the left. Colours come from the page's style, by class.
struct PathDrawing {
  /// The height of a box, and from one box to the next.
  private static let (boxHeight, pitch) = (28, 66)
  /// The room below the last box of a cycle.
  private static let closing = 34
  /// The width of a character of the names, and the number of characters that a library's names are cut to.
  private static let (characterWidth, nameLimit) = (7, 44)

  let path: RetainingPath
  let weakReferences: [FlowReport.Leak.WeakReference]

  /// The room at the left of the boxes, for weak references.
  private var margin: Int { weakReferences.isEmpty ? 4 : 40 }

  private var isCycle: Bool { path.origin == .cycle && !path.steps.isEmpty }

  /// The objects, each once: in a cycle the last step leads to the first.
  private var nodes: [RetainingPath.Node] {
    let nodes = [path.start] + path.steps.map(\.target)
    return isCycle ? Array(nodes.dropLast()) : nodes
  }

  private func name(_ node: RetainingPath.Node) -> String {
    node.library == nil ? node.name : node.name.cut(to: Self.nameLimit)
  }

  private func label(_ step: RetainingPath.Step) -> String {
    step.isForeign ? step.label.cut(to: Self.nameLimit) : step.label
  }

  private func boxWidth(_ node: RetainingPath.Node) -> Int {
    name(node).count * Self.characterWidth + 20
  }

  /// The drawing in words, for a screen reader.
  var words: String {
    let steps = path.steps.enumerated().map { position, step in
      "\(path.holder(ofStep: position).name) \(step.label) → \(step.target.name)"
        + (isSuspect(position) ? ", to be broken" : "")
    }
    let weak = weakReferences.map { "\($0.holder) \($0.label) weakly → \($0.target)" }
    return (steps + weak).joined(separator: "; ")
  }

  private func isSuspect(_ position: Int) -> Bool { path.suspects.contains(position) }

  /// The drawing; its identifiers are made of `number`, which has to be another for each drawing of a page.
  func svg(number: Int) -> String {
    let boxes = nodes.map(boxWidth)
    let right = margin + (boxes.max() ?? 0)
    let labels = path.steps.map { label($0).count * Self.characterWidth }
    let middle = margin + 24
    let room = max(right, middle + 30 + (labels.max() ?? 0))
    // The arrow back to the first box begins below the last one, where its label stands.
    let turn = isCycle ? room + 12 : room
    let width = turn + 10
    let height =
      (nodes.count - 1) * Self.pitch + Self.boxHeight + 8 + (isCycle ? Self.closing : 0)
    var parts = [
      "<svg class=\"path\" role=\"img\" aria-labelledby=\"path\(number)\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\">",
      "<title id=\"path\(number)\">\(words.escaped)</title>",
      marker(number),
    ]
    for (position, node) in nodes.enumerated() {
      let y = 4 + position * Self.pitch
      let style = node.expectation == .expectedGone ? " gone" : ""
      let round = node.kind == .object ? 3 : 14
      parts.append(
        "<rect class=\"box\(style)\" x=\"\(margin)\" y=\"\(y)\" width=\"\(boxes[position])\""
          + " height=\"\(Self.boxHeight)\" rx=\"\(round)\"/>"
          + text(name(node), x: margin + 10, y: y + 19))
    }
    for (position, step) in path.steps.enumerated() {
      parts.append(arrow(position, step, at: middle, turn: turn, number))
    }
    parts += weakReferences.compactMap { weakArrow($0, number) }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func marker(_ number: Int) -> String {
    "<defs><marker id=\"head\(number)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\""
      + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>"
  }

  private func text(_ words: String, x: Int, y: Int, style: String = "") -> String {
    "<text\(style) x=\"\(x)\" y=\"\(y)\">\(words.escaped)</text>"
  }

  private func arrow(
    _ position: Int, _ step: RetainingPath.Step, at middle: Int, turn: Int, _ number: Int
  ) -> String {
    let style =
      (isSuspect(position) ? " suspect" : "") + (step.strength == .probable ? " probable" : "")
    let label = (isSuspect(position) ? "✂ " : "") + self.label(step)
    let head = "marker-end=\"url(#head\(number))\""
    let from = 4 + position * Self.pitch + Self.boxHeight
    // The last arrow of a cycle leads back to the first box, around all others.
    let way =
      isCycle && position == path.steps.count - 1
      ? "V\(from + Self.closing - 4)H\(turn)V\(4 + Self.boxHeight / 2)H\(margin + boxWidth(nodes[0]))"
      : "V\(from + Self.pitch - Self.boxHeight)"
    return "<path class=\"hold\(style)\" d=\"M\(middle) \(from)\(way)\" \(head)/>"
      + text(label, x: middle + 10, y: from + 24, style: " class=\"label\(style)\"")
  }

  private func weakArrow(_ weak: FlowReport.Leak.WeakReference, _ number: Int) -> String? {
    guard let from = nodes.firstIndex(where: { $0.name == weak.holder }),
      let to = nodes.firstIndex(where: { $0.name == weak.target }), from != to
    else { return nil }
    let (start, end) = (4 + from * Self.pitch + 10, 4 + to * Self.pitch + 20)
    return "<path class=\"weak\" d=\"M\(margin) \(start)H14V\(end)H\(margin)\" "
      + "marker-end=\"url(#head\(number))\"><title>\("\(weak.label), weak".escaped)</title></path>"
  }
}
