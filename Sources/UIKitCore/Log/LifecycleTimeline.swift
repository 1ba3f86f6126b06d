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
public struct LifecycleTimeline: Sendable {
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
  /// - Complexity: O(events + characters drawn): in a block stand those controllers alone that have a sign
  ///   there or are alive.
  public func drawn(width: Int = 80) -> String {
    guard !events.isEmpty else { return "(no events)\n" }
    var drawing = TimelineRows(events)
    let nameWidth = max(4, drawing.names.map(\.count).max() ?? 0)
    let room = max(8, max(width, 0) - nameWidth - 1)
    var blocks: [String] = []
    for start in stride(from: 0, to: events.count, by: room) {
      let columns = start..<min(start + room, events.count)
      var lines = heading(columns, nameWidth: nameWidth, width: nameWidth + 1 + room)
      for row in drawing.rows(inNext: columns) {
        lines.append(LifecycleTimeline.padded(row.name, nameWidth) + " " + row.signs)
      }
      blocks.append(lines.map { LifecycleTimeline.trimmed($0) + "\n" }.joined())
    }
    return blocks.joined(separator: "\n")
  }

  /// The two lines above a block: the instants, and where each begins.
  private func heading(_ columns: Range<Int>, nameWidth: Int, width: Int) -> [String] {
    var times = LifecycleTimeline.padded("time", nameWidth)
    var marks = LifecycleTimeline.padded("", nameWidth)
    // Counted here, because a string counts its characters each time it is asked.
    var (timesCount, marksCount) = (times.count, marks.count)
    for column in columns {
      let isNew =
        column == columns.lowerBound || events[column].instant != events[column - 1].instant
      guard isNew else { continue }
      let offset = nameWidth + 1 + column - columns.lowerBound
      marks += String(repeating: " ", count: offset - marksCount) + "|"
      marksCount = offset + 1
      let label = events[column].instant.description.dropLast(2)
      // A label that would run into the one before or over the edge is left out; its mark stays.
      let fits = timesCount < offset && offset + label.count <= width
      if fits || column == columns.lowerBound {
        times += String(repeating: " ", count: max(0, offset - timesCount)) + label
        timesCount = max(timesCount, offset) + label.count
      }
    }
    return [times, marks]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
