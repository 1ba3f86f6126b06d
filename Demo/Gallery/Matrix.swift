/// What each check sees of each shape.
public struct Matrix: Sendable {
  /// The visits, in the order of the catalogue.
  public let visits: [Visit]

  /// Sets up the matrix of some visits.
  public init(_ visits: [Visit]) {
    self.visits = visits
  }

  /// For a terminal: a line each shape, a letter each check, the meaning of the letters, and the sums.
  public var text: String {
    let width = visits.map(\.entry.name.count).max() ?? 0
    let heading =
      "row  \("shape".padded(to: width))  \(letters(Check.allCases.map(\.rawValue)))  kind"
    let rows = visits.map { visit in
      let number = String(String("   \(visit.entry.row)".reversed()).prefix(3).reversed())
      let name = visit.entry.name.padded(to: width)
      let mark = visit.isAsCatalogued ? "" : "  NOT AS CATALOGUED"
      return "\(number)  \(name)  \(letters(cells(of: visit)))  \(visit.entry.kind.title)\(mark)"
    }
    return ([heading] + rows + ["", legend, sums]).map { $0 + "\n" }.joined()
  }

  /// As it stands in the documentation.
  public var markdown: String {
    let head = [
      "| row | shape | kind | D | R | I | T | H | L | not as catalogued |",
      "|---|---|---|---|---|---|---|---|---|---|",
    ]
    let rows = visits.map { visit in
      let cells = cells(of: visit).joined(separator: " | ")
      let differences = visit.entry.differences.map { "\($0.check.rawValue): \($0.reason)" }
      return "| \(visit.entry.row) | \(visit.entry.name) | \(visit.entry.kind.title) | \(cells) | "
        + "\(differences.joined(separator: "; ")) |"
    }
    return (head + rows + ["", legend, "", sums]).joined(separator: "\n")
  }

  /// What the letters mean.
  private var legend: String {
    let checks = Check.allCases.map { "\($0.rawValue) \($0.title)" }.joined(separator: ", ")
    let cells = Cell.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
    return "\(checks). \(cells)."
  }

  /// How many of the leaks each check finds.
  private var sums: String {
    let leaks = visits.filter { [.cycle, .abandoned].contains($0.entry.kind) }
    let sums = Check.allCases.map { check in
      let count = leaks.count { [.found, .second, .partly].contains($0.cell(check)) }
      return "\(check.rawValue) \(count)"
    }
    let expected = leaks.count { $0.broken.isUnexpected }
    return "Of \(leaks.count) leaks: \(sums.joined(separator: ", ")); "
      + "at the first instance, by expected numbers, I \(expected)."
  }

  private func cells(of visit: Visit) -> [String] {
    Check.allCases.map { String(visit.cell($0).rawValue) }
  }

  private func letters(_ letters: [String]) -> String { letters.joined(separator: " ") }
}
