import ObjectGraph

/// A plain table: a line of titles, a rule, a line each row; columns as wide as their widest cell.
package struct Table {
  package enum Alignment {
    case left, right
  }

  private let columns: [(title: String, alignment: Alignment)]
  private var rows: [[String]] = []

  package init(_ columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  /// Adds a row; missing cells stay empty.
  package mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Adds a rule above the next row, for totals.
  package mutating func addRule() {
    rows.append([])
  }

  package func drawn() -> String {
    let widths = columns.indices.map { column in
      max(columns[column].title.count, rows.map { cell($0, column).count }.max() ?? 0)
    }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    var lines = [line(columns.map(\.title), widths), rule]
    for row in rows { lines.append(row.isEmpty ? rule : line(row, widths)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = columns.indices.map { column in
      let text = cell(row, column)
      return columns[column].alignment == .left
        ? text.padded(to: widths[column]) : text.leftPadded(to: widths[column])
    }
    return cells.joined(separator: "  ").withoutTrailingSpaces
  }

  private func cell(_ row: [String], _ column: Int) -> String {
    row.indices.contains(column) ? row[column] : ""
  }
}
