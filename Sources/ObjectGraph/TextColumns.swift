extension String {
  /// The text on one line of at most so many characters, an ellipsis in place of its middle.
  package func shortened(to limit: Int) -> String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    if line.count <= limit { return line }
    if limit <= 1 { return limit == 1 ? "…" : "" }
    let head = limit / 2
    return line.prefix(head) + "…" + line.suffix(limit - head - 1)
  }

  /// The text with spaces up to so many characters.
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - count))
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
