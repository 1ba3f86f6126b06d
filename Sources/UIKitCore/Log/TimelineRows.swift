/// The rows of a timeline, drawn from left to right, a block of columns at a time.
///
/// For each controller its signs are kept and what stands between them, not a cell for every event.
struct TimelineRows {
  private struct Row {
    let name: String
    /// What stands before the first event that says what the controller is from then on.
    var firstFill: Character?
    /// What stands right of what is drawn already.
    var fill: Character = " "
    var hasBegun = false
  }

  private struct Mark {
    let row: Int
    let sign: Character
    /// What stands from here on; `nil` for an event that changes nothing of that.
    let fill: Character?
  }

  private var rows: [Row] = []
  private var marks: [Mark] = []
  /// Rows that are not blank right of what is drawn already, in their order.
  private var active: [Int] = []

  /// The names, in the order of each one's first event.
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
