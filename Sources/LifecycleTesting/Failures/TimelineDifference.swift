import LifecycleKit

/// An expected drawing beside the drawn one, with a mark under the first column that differs.
struct TimelineDifference {
  let text: String

  /// `nil` when both are equal. `width` is the one that was drawn with.
  ///
  /// Rows are matched by their names, so that one that is missing does not make all below it differ.
  init?(of expected: String, drawn: String, _ events: [LifecycleEvent], width: Int) {
    let (expected, drawn) = (expected.trimmedLines, drawn.trimmedLines)
    guard expected != drawn else { return nil }
    let names = drawn.map(\.rowName)
    let rows = TextDifference(of: expected.map(\.rowName), names)?.lines ?? names.map { "  " + $0 }
    let columns = DrawnColumns(drawn, events, width: width)
    var lines = ["the timeline is not as expected (- expected, + drawn):"]
    var (old, new, isMarked) = (0, 0, false)
    for row in rows {
      switch row.first {
      case "-":
        lines.append("- \(expected[old])")
        old += 1
      case "+":
        lines.append("+ \(drawn[new])")
        new += 1
      default:
        let (one, other) = (expected[old], drawn[new])
        lines += one == other ? ["  \(other)"] : ["- \(one)", "+ \(other)"]
        // One mark, in the row of a controller: all that follows a shift differs too.
        if one != other, !isMarked, !["", "time"].contains(other.rowName) {
          lines.append("  " + Self.mark(one, other, columns, line: new))
          isMarked = true
        }
        old += 1
        new += 1
      }
    }
    text = lines.joined(separator: "\n").trimmedLines.joined(separator: "\n")
  }

  /// A `^` under the first difference, with both signs and the event that is drawn in that column.
  private static func mark(
    _ expected: String, _ drawn: String, _ columns: DrawnColumns, line: Int
  ) -> String {
    let (expected, drawn) = (Array(expected), Array(drawn))
    let column =
      zip(expected, drawn).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(expected.count, drawn.count)
    func sign(_ line: [Character]) -> String {
      column < line.count ? "\"\(line[column])\"" : "nothing"
    }
    return String(repeating: " ", count: column)
      + "^ expected \(sign(expected)), drawn \(sign(drawn))"
      + (columns.event(at: column, ofLine: line).map { ", at \($0.instant): \($0.line)" } ?? "")
  }
}

/// Which event stands in which column of a drawing.
private struct DrawnColumns {
  private let events: [LifecycleEvent]
  /// The block that each line belongs to.
  private let blocks: [Int]
  private let firstColumn: Int
  private let eventsPerBlock: Int

  init(_ lines: [String], _ events: [LifecycleEvent], width: Int) {
    self.events = events
    var block = -1
    blocks = lines.map { line in
      if line.rowName == "time" { block += 1 }
      return max(block, 0)
    }
    let nameWidth = max(4, events.map { max($0.controller.count, 1) }.max() ?? 0)
    firstColumn = nameWidth + 1
    eventsPerBlock = max(8, width - firstColumn)
  }

  func event(at column: Int, ofLine line: Int) -> LifecycleEvent? {
    let position = blocks[line] * eventsPerBlock + column - firstColumn
    return column >= firstColumn && events.indices.contains(position) ? events[position] : nil
  }
}

extension String {
  /// The beginning of a line of a drawing: a controller's name, `time`, or nothing.
  fileprivate var rowName: String { String(prefix { $0 != " " }) }
}

extension TextDifference {
  var text: String { lines.joined(separator: "\n").trimmedLines.joined(separator: "\n") }
}

extension String {
  /// The lines without the spaces at their ends, and without empty ones at the text's end.
  var trimmedLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).withoutTrailingSpaces
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
