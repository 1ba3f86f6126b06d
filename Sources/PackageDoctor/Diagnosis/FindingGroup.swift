/// Findings that ask for the same edit.
struct FindingGroup {
  var findings: [Finding]

  /// Whether a finding belongs to the group.
  func takes(_ finding: Finding) -> Bool {
    guard let first = findings.first else { return true }
    // The compiler's own words have no reason and no edit to be grouped by.
    return first.kind == finding.kind && first.rule == finding.rule && first.why == finding.why
      && first.edit == finding.edit && (finding.kind != .error || first.what == finding.what)
  }

  /// A line for what is to be done, and one for each file with its lines.
  var text: String {
    guard let first = findings.first else { return "" }
    let isOne = things.count == 1
    let places = findings.map { finding in
      (path: finding.path, text: "\(finding.line)" + (isOne ? "" : " \(finding.what)"))
    }
    let mark = first.kind == .note ? "note: " : ""
    return mark + words + "\n" + FindingGroup.text(of: places)
  }

  private var things: [String] {
    findings.map(\.what).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The findings, why they cannot work, and the edit, without marks for code.
  var words: String {
    guard let first = findings.first else { return "" }
    let things = things
    var head = things.prefix(3).joined(separator: ", ")
    if things.count > 3 { head += " and \(things.count - 3) more" }
    if first.kind == .error {
      head = "the compiler: \(head)"
    } else {
      head +=
        things.count == 1 ? " \(first.why); \(first.edit)" : ": each \(first.why); \(first.edit)"
    }
    return head.filter { $0 != "`" }
  }

  /// `  Sources/A.swift:3, 9, 12`, a line each file.
  static func text(of places: [(path: String, text: String)]) -> String {
    var paths: [String] = []
    var texts: [String: [String]] = [:]
    for place in places {
      if texts[place.path] == nil { paths.append(place.path) }
      if texts[place.path]?.contains(place.text) != true {
        texts[place.path, default: []].append(place.text)
      }
    }
    return paths.map { "  \($0):\((texts[$0] ?? []).joined(separator: ", "))\n" }.joined()
  }
}
