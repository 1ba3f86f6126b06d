/// Commands that the Demo had before there was the tool `lifecycle`.
enum OldSpelling {
  /// What is said to words behind `Demo`: what to type in their place. `nil` for none, which is the tour.
  static func answer(to words: [String]) -> String? {
    words.isEmpty
      ? nil
      : "Demo only runs the tour now. Type: swift run lifecycle "
        + newWords(words).map(quoted).joined(separator: " ")
  }

  private static func newWords(_ words: [String]) -> [String] {
    switch words[0] {
    case "--report": ["tour"] + words
    case "--compare": ["compare"] + words.dropFirst()
    case "--version": ["version"]
    default: words
    }
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
