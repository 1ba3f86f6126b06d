/// An error in a script, with its position.
struct ScriptError: Error, Equatable {
  /// A problem within one line.
  struct Problem: Error, Equatable {
    var column: Int
    var message: String
  }

  var line: Int
  /// The line as the script has it.
  var source: String
  var problem: Problem

  /// The whole diagnostic: the place, what was expected there, the line, and a caret below the column.
  ///
  ///     flow.flow:3:6: expected a screen's name, found 42
  ///       push 42
  ///            ^
  func text(file: String) -> String {
    let excerpt = Excerpt(of: source, around: problem.column)
    return """
      \(file):\(line):\(problem.column): \(problem.message)
        \(excerpt.text)
        \(excerpt.indent)^

      """
  }
}

/// The part of a source line that a diagnostic shows, made harmless for a terminal.
private struct Excerpt {
  /// The text that is shown.
  let text: String
  /// The space that moves the caret below the column: as wide as the text before it, with tabs kept.
  let indent: String

  /// Shows at most this many characters; long lines are cut around the column.
  private static let limit = 76

  init(of source: String, around column: Int) {
    let characters = source.map { $0 == "\t" || $0.isPrintable ? $0 : "\u{FFFD}" }
    var start = 0
    if column > Excerpt.limit { start = min(column, characters.count) - Excerpt.limit / 2 }
    start = max(0, start)
    let end = min(characters.count, start + Excerpt.limit)
    let lead = start > 0 ? "…" : ""
    text = lead + String(characters[start..<end]) + (end < characters.count ? "…" : "")
    let before = characters[start..<max(start, min(column - 1, end))]
    indent =
      (start > 0 ? " " : "")
      + before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columnCount) }.joined()
  }
}
