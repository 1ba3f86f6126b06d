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
/// `z` the size will change, `v`/`Z` traits will/did change, `o` application, `w` memory warning, `b` properties,
/// `†` deallocated, `!` misuse, `*` leak, `#` note. Between its signs a row shows `─` on screen, `~` in a
/// transition, `·` alive off screen, and nothing before the first sign and after the deallocation.
public struct LifecycleTimeline: Sendable {
  let events: [LifecycleEvent]
  public init(_ events: [LifecycleEvent]) { self.events = events }

  /// The meaning of each sign, a line for each group.
  public static let legend = """
    l loadView  L viewDidLoad  a viewWillAppear  i viewIsAppearing  A viewDidAppear
    d viewWillDisappear  D viewDidDisappear  y Y layout  m M into parent  x X out of it
    s S delegate will/did show  q Q delegate should/did select  c completion  t tap
    p u U r delegate should/will/did dismiss/did attempt to  e another delegate
    ( gesture begins  ) finishes  < is cancelled  z size will change
    v Z traits will/did change  o application  w memory warning  b updateProperties
    † deallocated  ! misuse  * leak  # note
    ─ on screen  ~ in a transition  · off screen

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
        lines.append(row.name.padded(to: nameWidth) + " " + row.signs)
      }
      blocks.append(lines.map { $0.withoutTrailingSpaces + "\n" }.joined())
    }
    return blocks.joined(separator: "\n")
  }

  /// The two lines above a block: the instants, and where each begins.
  private func heading(_ columns: Range<Int>, nameWidth: Int, width: Int) -> [String] {
    var times = "time".padded(to: nameWidth)
    var marks = "".padded(to: nameWidth)
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
}

extension LifecycleTimeline {
  /// The one character that stands for an event.
  package static func sign(of event: LifecycleEvent) -> Character {
    switch event.kind {
    case .loadView: "l"
    case .viewDidLoad: "L"
    case .viewWillAppear: "a"
    case .viewIsAppearing: "i"
    case .viewDidAppear: "A"
    case .viewWillDisappear: "d"
    case .viewDidDisappear: "D"
    case .viewWillLayoutSubviews: "y"
    case .viewDidLayoutSubviews: "Y"
    case .updateProperties: "b"
    case .didReceiveMemoryWarning: "w"
    case .willMoveToParent: event.other == nil ? "x" : "m"
    case .didMoveToParent: event.other == nil ? "X" : "M"
    case .willShow: "s"
    case .didShow: "S"
    case .shouldSelect: "q"
    case .didSelect: "Q"
    case .completion: "c"
    case .shouldDismiss: "p"
    case .willDismiss: "u"
    case .didDismiss: "U"
    case .didAttemptToDismiss: "r"
    case .delegate: "e"
    case .tap: "t"
    case .gestureBegan: "("
    case .gestureFinished: ")"
    case .gestureCancelled: "<"
    case .viewWillTransition: "z"
    case .willTransition: "v"
    case .traitCollectionDidChange: "Z"
    case .application: "o"
    case .deallocated: "†"
    case .misuse: "!"
    case .leak: "*"
    case .note: "#"
    }
  }

  /// The fill of the row from the event on; `nil` for an event that does not change it.
  package static func fill(after event: LifecycleEvent) -> Character? {
    switch event.kind {
    case .viewWillAppear, .viewWillDisappear: "~"
    case .viewDidAppear: "─"
    case .viewDidDisappear: "·"
    case .deallocated: " "
    default: nil
    }
  }

  /// The fill of the row before such an event, where it is the controller's first event with a fill.
  package static func fill(before kind: LifecycleEvent.Kind) -> Character {
    switch kind {
    case .viewWillDisappear: "─"
    case .viewDidAppear, .viewDidDisappear: "~"
    default: "·"
    }
  }
}

/// The rows of a timeline, drawn from left to right, a block of columns at a time.
///
/// For each controller its signs are kept and what stands between them, not a cell for every event.
struct TimelineRows {
  private struct Row {
    let name: String
    /// The fill before the first event that sets one.
    var firstFill: Character?
    /// The fill right of the drawn columns.
    var fill: Character = " "
    var hasBegun = false
  }

  private struct Mark {
    let row: Int
    let sign: Character
    /// The fill from here on; `nil` for an event that does not change it.
    let fill: Character?
  }

  private var rows: [Row] = []
  private var marks: [Mark] = []
  /// Rows that are not blank right of the drawn columns, in their order.
  private var active: [Int] = []
  var names: [String] { rows.map(\.name) }

  init(_ events: [LifecycleEvent]) {
    var indexes: [String: Int] = [:]
    for event in events {
      let name = event.controller.isEmpty ? "-" : event.controller
      let index = indexes[name] ?? rows.count
      if index == rows.count {
        indexes[name] = index
        rows.append(Row(name: name, firstFill: name == "-" ? " " : nil))
      }
      let fill = LifecycleTimeline.fill(after: event)
      if fill != nil, rows[index].firstFill == nil {
        rows[index].firstFill = LifecycleTimeline.fill(before: event.kind)
      }
      marks.append(Mark(row: index, sign: LifecycleTimeline.sign(of: event), fill: fill))
    }
    // What was on screen, or on the way, was so before its first event here too.
    for (index, row) in rows.enumerated() {
      guard let fill = row.firstFill, fill != "·", fill != " " else { continue }
      rows[index].fill = fill
      active.append(index)
    }
  }

  /// Draws the columns right of those drawn before: the rows that are not blank there.
  mutating func rows(inNext columns: Range<Int>) -> [(name: String, signs: String)] {
    let shown = Set(active).union(marks[columns].map(\.row)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
    var drawn = shown.map { _ in [Character]() }
    for column in columns {
      let mark = marks[column]
      guard let place = places[mark.row] else { continue }
      let row = rows[mark.row]
      drawn[place].pad(with: row.fill, to: column - columns.lowerBound)
      drawn[place].append(mark.sign)
      rows[mark.row].fill = mark.fill ?? (row.hasBegun ? row.fill : row.firstFill ?? "·")
      rows[mark.row].hasBegun = true
    }
    for (place, index) in shown.enumerated() {
      drawn[place].pad(with: rows[index].fill, to: columns.count)
    }
    active = shown.filter { rows[$0].fill != " " }
    return zip(shown, drawn).map { (rows[$0].name, String($1)) }
  }
}

extension [Character] {
  fileprivate mutating func pad(with sign: Character, to count: Int) {
    append(contentsOf: repeatElement(sign, count: count - self.count))
  }
}
