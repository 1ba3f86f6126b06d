import ObjectGraph

/// An error in a script, with its position.
package struct ScriptError: Error, Equatable {
  /// A problem within one line.
  package struct Problem: Error, Equatable {
    package var column: Int
    package var message: String

    package init(column: Int, message: String) {
      (self.column, self.message) = (column, message)
    }
  }

  package var line: Int
  /// The line as the script has it.
  package var source: String
  package var problem: Problem

  package init(line: Int, source: String, problem: Problem) {
    (self.line, self.source, self.problem) = (line, source, problem)
  }

  /// The lines without their ends, which may be those of any system.
  package static func lines(of text: String) -> [String] {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
  }

  /// The whole diagnostic: the place, what was expected there, the line, and a caret below the column.
  ///
  ///     flow.flow:3:6: expected a screen's name, found 42
  ///       push 42
  ///            ^
  package func text(file: String) -> String {
    let excerpt = Excerpt(of: source, around: problem.column)
    return """
      \(file):\(line):\(problem.column): \(problem.message)
        \(excerpt.text)
        \(excerpt.indent)^

      """
  }
}

/// Everything that is wrong with a script, in the order of its lines.
package struct ScriptErrors: Error, Equatable {
  package var all: [ScriptError]

  package init(all: [ScriptError]) { self.all = all }

  /// The first ten diagnostics, how many more there are, and where the words of the language are listed.
  ///
  /// - Parameter language: the language that `swift run lifecycle help` explains.
  package func text(file: String, language: String = "scripts") -> String {
    var text = all.prefix(10).map { $0.text(file: file) }.joined()
    if all.count > 10 { text += "\(file): and \(all.count - 10) more\n" }
    return text + "Type: swift run lifecycle help \(language)\n"
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
