/// The screens of an app and the ways between them, as they are drawn.
package struct ScreenMap: Hashable, Sendable {
  /// A screen.
  package struct Place: Hashable, Sendable {
    package var name: String
    /// In how many states it was looked at.
    package var stateCount: Int
    /// The user's actions from the start to here.
    package var flow: [String]
    /// The numbers of the findings on this screen, from 1.
    package var findings: [Int]

    package init(name: String, stateCount: Int, flow: [String], findings: [Int] = []) {
      (self.name, self.stateCount) = (name, stateCount)
      (self.flow, self.findings) = (flow, findings)
    }
  }

  /// A step from one screen to another.
  package struct Way: Hashable, Sendable {
    package var from: Int
    package var to: Int
    package var action: String
    /// In how many states that was tried.
    package var count: Int
    /// Whether a test goes it; `nil` where that is not known.
    package var isCovered: Bool?

    package init(from: Int, to: Int, action: String, count: Int, isCovered: Bool?) {
      (self.from, self.to, self.action) = (from, to, action)
      (self.count, self.isCovered) = (count, isCovered)
    }

    /// The action, and how often and by whom it was taken.
    var words: String {
      let times = count == 1 ? "" : ", in \(count) states"
      return action + times + (isCovered == false ? ", by no test" : "")
    }
  }

  package var places: [Place]
  package var ways: [Way]

  package init(places: [Place], ways: [Way]) {
    (self.places, self.ways) = (places, ways)
  }
}

/// A map as SVG: a column for each distance from the start, a box for each screen, one line from screen to screen.
///
/// The boxes lead to the places of the page that tell of them.
struct MapDrawing {
  private static let (boxWidth, boxHeight) = (200, 38)
  private static let (columnPitch, rowPitch) = (380, 66)
  private static let margin = 24
  /// How far a line between two screens of one column is from them.
  private static let bend = 40
  private static let nameLimit = 27
  /// The room between two columns, for the labels of lines.
  private static let gap = columnPitch - boxWidth
  private static let (labelLimit, labelPitch, letterWidth) = (19, 14, 6)

  let map: ScreenMap

  /// All ways from one screen to another.
  private struct Line {
    var from: Int
    var to: Int
    var ways: [ScreenMap.Way]

    /// The actions, a line each.
    var words: String { ways.map(\.words).joined(separator: "\n") }

    /// The first action, of which the first words are left out where it is the usual tap, and how many more there are.
    var label: String {
      let more = ways.count > 1 ? " +\(ways.count - 1)" : ""
      // A tab without a title has the name of its type.
      let action = ways[0].action.replacing("ViewController\"", with: "\"")
      return String(action.trimmingPrefix("tap the ")).cut(to: MapDrawing.labelLimit - more.count)
        + more
    }

    /// A way that some test takes is covered; the others are not.
    var style: String {
      if ways.contains(where: { $0.isCovered == true }) { return "way covered" }
      return ways.contains { $0.isCovered == false } ? "way uncovered" : "way"
    }
  }

  private var lines: [Line] {
    var positions: [[Int]: Int] = [:]
    var lines: [Line] = []
    for way in map.ways {
      if let position = positions[[way.from, way.to]] {
        lines[position].ways.append(way)
      } else {
        positions[[way.from, way.to]] = lines.count
        lines.append(Line(from: way.from, to: way.to, ways: [way]))
      }
    }
    return lines
  }

  /// The upper left corner of each box: screens that are as far away stand below each other.
  private var corners: [(x: Int, y: Int)] {
    var counts: [Int: Int] = [:]
    return map.places.map { place in
      let column = place.flow.count
      let row = counts[column, default: 0]
      counts[column] = row + 1
      return (Self.margin + column * Self.columnPitch, Self.margin + row * Self.rowPitch)
    }
  }

  var svg: String {
    let (corners, lines) = (corners, lines)
    let last = corners.map(\.x).max() ?? 0
    let bends = lines.contains { corners[$0.from].x == last && corners[$0.to].x == last }
    let width = last + Self.boxWidth + (bends ? Self.gap : Self.margin)
    let labels = labels(of: lines, corners)
    // Below the last row there is room for the lines that go back.
    let height =
      max(
        (corners.map(\.y).max() ?? 0) + Self.rowPitch, labels.map(\.y).max() ?? 0) + Self.margin
    let parts =
      lines.map { drawn($0, corners) } + map.places.indices.map { box($0, at: corners[$0]) }
      + zip(lines, labels).map { label($0, at: $1) }
    let words = "\(map.places.count.counted("screen")), \(lines.count.counted("line")) between them"
    return """
      <svg class="map" role="group" aria-labelledby="map-words" viewBox="0 0 \(width) \(height)" \
      style="max-width: \(width)px; min-width: \(width * 3 / 4)px">
      <title id="map-words">\(words)</title>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private func box(_ index: Int, at corner: (x: Int, y: Int)) -> String {
    let name = map.places[index].name
    // The type on one line, the title below it.
    let parts = name.split(separator: " \"", maxSplits: 1).map(String.init)
    let title = parts.count == 2 ? "\"" + parts[1] : ""
    let first = title.isEmpty ? 23 : 16
    var texts = text(parts.first ?? name, corner.x + 8, corner.y + first, "")
    if !title.isEmpty { texts += text(title, corner.x + 8, corner.y + 31, " class=\"label\"") }
    let findings = map.places[index].findings.map(String.init).joined(separator: ", ")
    if !findings.isEmpty {
      // On the upper edge, where no name stands.
      texts +=
        "<text class=\"finding\" x=\"\(corner.x + Self.boxWidth - 6)\" y=\"\(corner.y - 4)\">"
        + "finding \(findings.cut(to: Self.nameLimit - 8))</text>"
    }
    let words = name + (findings.isEmpty ? "" : ", finding \(findings)")
    return """
      <a href="#place\(index + 1)" data-place="\(index)"><title>\(words.escaped)</title>\
      <rect class="box\(findings.isEmpty ? "" : " found")" x="\(corner.x)" y="\(corner.y)" width="\(Self.boxWidth)" \
      height="\(Self.boxHeight)" rx="4"/>\(texts)</a>
      """
  }

  private func text(_ words: String, _ x: Int, _ y: Int, _ attributes: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(words.cut(to: Self.nameLimit).escaped)</text>"
  }

  private func drawn(_ line: Line, _ corners: [(x: Int, y: Int)]) -> String {
    let (from, to) = (corners[line.from], corners[line.to])
    return """
      <path class="\(line.style)" data-from="\(line.from)" data-to="\(line.to)" \
      d="\(curve(from, to))" marker-end="url(#tip)"><title>\(line.words.escaped)</title></path>
      """
  }

  /// The label stands on paper of its own above the lines, and has their words for the pointer.
  private func label(_ line: Line, at place: (x: Int, y: Int)) -> String {
    let width = line.label.count * Self.letterWidth + 8
    return """
      <g class="way-label" data-from="\(line.from)" data-to="\(line.to)">\
      <title>\(line.words.escaped)</title><rect x="\(place.x - width / 2)" y="\(place.y - 10)" \
      width="\(width)" height="\(Self.labelPitch)" rx="3"/>\
      <text x="\(place.x)" y="\(place.y)">\(line.label.escaped)</text></g>
      """
  }

  /// The places of the lines' labels: in the gap beside the column where a line begins, about where it passes, and none
  /// over another.
  private func labels(of lines: [Line], _ corners: [(x: Int, y: Int)]) -> [(x: Int, y: Int)] {
    var places = lines.map { line in
      let (from, to) = (corners[line.from], corners[line.to])
      let goesBack = to.x < from.x
      let part = to.x == from.x ? 2 : max(2, 2 * abs(to.x - from.x) / Self.columnPitch)
      return (
        x: goesBack ? from.x - Self.gap / 2 : from.x + Self.boxWidth + Self.gap / 2,
        // Above the line, which hangs down from the boxes if it goes back.
        y: from.y + (to.y - from.y) / part - 4
          + (goesBack ? Self.boxHeight + 20 : Self.boxHeight / 2)
      )
    }
    var lowest: [Int: Int] = [:]
    for index in places.indices.sorted(by: { (places[$0].y, $0) < (places[$1].y, $1) }) {
      let (x, y) = places[index]
      places[index].y = max(y, (lowest[x] ?? 0) + Self.labelPitch)
      lowest[x] = places[index].y
    }
    return places
  }

  /// Onwards from side to side; back, and to a screen of the same column, from below to below.
  private func curve(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) -> String {
    let half = Self.boxHeight / 2
    if to.x > from.x {
      let (x, end) = (from.x + Self.boxWidth, to.x)
      let middle = (x + end) / 2
      return "M\(x) \(from.y + half)C\(middle) \(from.y + half) \(middle) \(to.y + half) "
        + "\(end) \(to.y + half)"
    }
    if to.x == from.x {
      let x = from.x + Self.boxWidth
      return "M\(x) \(from.y + half)C\(x + Self.bend) \(from.y + half) "
        + "\(x + Self.bend) \(to.y + half) \(x) \(to.y + half)"
    }
    let (start, end) = (from.x + Self.boxWidth / 3, to.x + Self.boxWidth * 2 / 3)
    let (y, below) = (from.y + Self.boxHeight, to.y + Self.boxHeight)
    return "M\(start) \(y)C\(start - 40) \(y + 40) \(end + 40) \(below + 40) \(end) \(below)"
  }
}
