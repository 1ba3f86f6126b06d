extension Usage {
  /// The subcommand's help: how it is typed, its operands, options and notes, in 80 columns.
  package var help: String {
    let shown = options.filter { !$0.isHidden }
    let rows =
      operands.map { ($0.name, $0.meaning) }
      + shown.map { ($0.synopsis, $0.meaning + ($0.usual.map { " (default: \($0))" } ?? "")) }
    let list = rows.map { Self.row($0.0, $0.1) }
    var parts = ["\(name): \(summary)\n", "usage: \(synopsis())\n"]
    if !list.isEmpty { parts.append(list.joined()) }
    if !notes.isEmpty { parts.append(notes.map { $0 + "\n" }.joined()) }
    return parts.joined(separator: "\n")
  }

  /// A term and its meaning, which begins at a column of its own and is broken between words.
  package static func row(_ term: String, _ meaning: String, column: Int = 25) -> String {
    var lines = ["  \(term)"]
    // A long term has a line of its own.
    if lines[0].count + 2 > column { lines.append("") }
    var isFirst = true
    for word in meaning.split(separator: " ") {
      let last = lines[lines.count - 1]
      if isFirst {
        lines[lines.count - 1] = last.padded(to: column) + word
      } else if last.count + 1 + word.count > 80 {
        lines.append("".padded(to: column) + word)
      } else {
        lines[lines.count - 1] = "\(last) \(word)"
      }
      isFirst = false
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
