/// What is wrong with a script, and where.
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
  /// What is shown.
  let text: String
  /// What moves the caret below the column: as wide as the text before it, with tabs kept.
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

extension Character {
  /// Whether a terminal shows something for it and does nothing else.
  var isPrintable: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
      case .format: unicodeScalars.count == 1 || scalar.properties.isBidiControl
      default: false
      }
    }
  }

  /// How many columns of a terminal it takes: two for East Asian wide forms and for emoji.
  fileprivate var columnCount: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
