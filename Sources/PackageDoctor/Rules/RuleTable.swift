/// The rules as the documentation has them.
package enum RuleTable {
  /// A Markdown table: what cannot work, why, and the edit that helps; then what is only noted.
  package static var markdown: String {
    let head = ["| What cannot work | Why | The edit that helps |", "|---|---|---|"]
    let rows = Rule.all.filter { $0.kind != .note } + Rule.all.filter { $0.kind == .note }
    return (head + rows.map(\.row)).joined(separator: "\n") + "\n"
  }
}

extension Rule {
  fileprivate var row: String {
    let mark = kind == .note ? " (a note)" : ""
    return "| \(finds)\(mark) | it \(why) | \(edit) |"
  }
}
