extension Grammar {
  /// The words and names that could end an unfinished line, in the order in which they are looked for.
  ///
  /// The line is read as any other; what is asked for at its end is what could stand there. So the language has one
  /// description.
  func completions(of line: String) -> [String] {
    let begun = String(line.reversed().prefix { $0 != " " && $0 != "\t" }.reversed())
    var grammar = self
    let head = String(line.dropLast(begun.count))
    if head.allSatisfy({ $0 == " " || $0 == "\t" }) {
      return Grammar.steps.filter { $0.hasPrefix(begun) }
    }
    // A line with a mistake further left is completed by nothing.
    _ = try? grammar.step(in: head)
    var found: [String] = []
    for word in grammar.cursor.wanted where word.hasPrefix(begun) && !found.contains(word) {
      found.append(word)
    }
    return found
  }
}
