import VirtualTime

/// Events drawn as text: one row a controller, one column an event, time running to the right.
///
///     time     0.000   0.350
///              |       |
///     Detail#1 mlL·aiyY~AM
///     Home#1   ───d~~~~D··
///
/// The signs (`legend` prints them): `l` loadView, `L` viewDidLoad, `a` viewWillAppear,
/// `i` viewIsAppearing, `y`/`Y` layout, `A` viewDidAppear, `d` viewWillDisappear, `D` viewDidDisappear,
/// `m`/`M` will/did move to a parent, `x`/`X` will/did move out, `s`/`S` delegate will/did show,
/// `q`/`Q` delegate should/did select, `p`/`u`/`U`/`r` delegate should/will/did dismiss/did attempt to,
/// `e` another delegate, `c` completion, `t` tap, `(` a gesture begins, `)` finishes, `<` is cancelled,
/// `z` the size will change, `v`/`Z` traits will/did change, `o` application, `w` memory warning, `†` deallocated, `!` misuse, `*` leak,
/// `#` note. Between its signs a row shows `─` on screen, `~` on the way in or out,
/// `·` alive off screen, and nothing before the first sign and after the last release.
public struct Timeline: Sendable {
  private let events: [LifecycleEvent]

  /// A drawing of these events, in their order.
  public init(_ events: [LifecycleEvent]) {
    self.events = events
  }

  /// What each sign means, a line each group.
  public static let legend = """
    l loadView  L viewDidLoad  a viewWillAppear  i viewIsAppearing  A viewDidAppear
    d viewWillDisappear  D viewDidDisappear  y Y layout  m M into parent  x X out of it
    s S delegate will/did show  q Q delegate should/did select  c completion  t tap
    p u U r delegate should/will/did dismiss/did attempt to  e another delegate
    ( gesture begins  ) finishes  < is cancelled  z size will change
    v Z traits will/did change  o application  w memory warning
    † deallocated  ! misuse  * leak  # note
    ─ on screen  ~ on the way  · off screen

    """

  /// The drawing in lines of at most `width` columns; wider ones go on in further blocks below.
  ///
  /// - Complexity: O(events × controllers).
  public func drawn(width: Int = 80) -> String {
    guard !events.isEmpty else { return "(no events)\n" }
    let rows = self.rows()
    let nameWidth = max(4, rows.map(\.name.count).max() ?? 0)
    let room = max(8, max(width, 0) - nameWidth - 1)
    var blocks: [String] = []
    for start in stride(from: 0, to: events.count, by: room) {
      let columns = start..<min(start + room, events.count)
      blocks.append(block(rows, columns, nameWidth: nameWidth, width: nameWidth + 1 + room))
    }
    return blocks.joined(separator: "\n")
  }

  private struct Row {
    var name: String
    var signs: [Character]
  }

  private func rows() -> [Row] {
    var order: [String] = []
    var rows: [String: Row] = [:]
    var fills: [String: Character] = [:]
    for (column, event) in events.enumerated() {
      let name = event.controller.isEmpty ? "-" : event.controller
      if rows[name] == nil {
        order.append(name)
        rows[name] = Row(name: name, signs: Array(repeating: " ", count: events.count))
        fills[name] = firstFill(of: name)
        let fill = fills[name] ?? " "
        if fill != "·" { for before in 0..<column { rows[name]?.signs[before] = fill } }
      }
      for other in order where other != name { rows[other]?.signs[column] = fills[other] ?? " " }
      rows[name]?.signs[column] = sign(of: event)
      if let fill = fill(after: event) { fills[name] = fill }
    }
    return order.compactMap { rows[$0] }
  }

  /// What a controller was before its first event here, as far as that event tells.
  private func firstFill(of name: String) -> Character {
    guard name != "-" else { return " " }
    let first = events.first { $0.controller == name && fill(after: $0) != nil }
    return switch first?.kind {
    case .viewWillDisappear: "─"
    case .viewDidAppear, .viewDidDisappear: "~"
    default: "·"
    }
  }

  private func block(
    _ rows: [Row], _ columns: Range<Int>, nameWidth: Int, width: Int
  ) -> String {
    var times = padded("time", nameWidth)
    var marks = padded("", nameWidth)
    for column in columns {
      let isNew =
        column == columns.lowerBound || events[column].instant != events[column - 1].instant
      let offset = nameWidth + 1 + column - columns.lowerBound
      guard isNew else { continue }
      marks = padded(marks, offset) + "|"
      let label = events[column].instant.description.dropLast(2)
      // A label that would run into the one before or over the edge is left out; its mark stays.
      let fits = times.count < offset && offset + label.count <= width
      if fits || column == columns.lowerBound { times = padded(times, offset) + label }
    }
    var lines = [times, marks]
    for row in rows {
      let signs = String(row.signs[columns])
      guard signs.contains(where: { $0 != " " }) else { continue }
      lines.append(padded(row.name, nameWidth) + " " + signs)
    }
    return lines.map { trimmed($0) + "\n" }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
