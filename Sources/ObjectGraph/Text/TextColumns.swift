extension String {
  /// The text on one line of at most so many characters, an ellipsis in place of its middle.
  package func shortened(to limit: Int) -> String {
    let line = onOneLine
    if line.count <= limit { return line }
    if limit <= 1 { return limit == 1 ? "…" : "" }
    let head = limit / 2
    return line.prefix(head) + "…" + line.suffix(limit - head - 1)
  }

  /// The text with a space for each line break and control character.
  var onOneLine: String {
    unicodeScalars.contains(where: \.steers)
      ? String(map { $0.unicodeScalars.contains(where: \.steers) ? " " : $0 }) : self
  }

  /// The text as one line of a report, without line breaks, control characters and commands to a CI runner.
  ///
  /// CI runners read commands from a program's output: lines that begin with `::`, and text behind `##`. Both get a
  /// backslash.
  package var asReportLine: String {
    var line = onOneLine
    let start = line.drop { $0 == " " }
    if start.hasPrefix("::") { line.insert("\\", at: start.startIndex) }
    return line.contains("##") ? line.withoutDoubleHashes : line
  }

  private var withoutDoubleHashes: String {
    var text = ""
    for character in self {
      text += character == "#" && text.last == "#" ? "\\#" : String(character)
    }
    return text
  }

  /// The text on lines of limited length, broken at spaces and within words that are longer than a line. No-break
  /// spaces, which the compiler prints in raw identifiers, count as spaces.
  package func wrapped(to limit: Int) -> [String] {
    let limit = Swift.max(1, limit)
    var lines: [String] = []
    for var word in onOneLine.split(
      omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = last + " " + word
        continue
      }
      while word.count > limit {
        lines.append(String(word.prefix(limit)))
        word = word.dropFirst(limit)
      }
      lines.append(String(word))
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The text with spaces up to so many characters.
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - count))
  }

  /// The text with spaces before it, up to so many characters in all.
  package func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }

  /// The text without the spaces at its end.
  package var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  /// The label of a reference into a collection or box, made one with a label from its inside:
  /// `.screens` and `[3]` are `.screens[3]`.
  package func joinedLabel(with inner: String) -> String {
    let isSuffix = inner.isEmpty || inner.first == "." || inner.first == "["
    return isEmpty || isSuffix ? self + inner : self + " " + inner
  }
}

extension Unicode.Scalar {
  /// Whether it breaks a line or is a control character.
  fileprivate var steers: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
  }
}

extension String {
  /// The text as a literal of Swift, with its quotes.
  package var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
