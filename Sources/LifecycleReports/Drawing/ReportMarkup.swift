extension String {
  /// The lines of a report as markup for an element `pre`.
  ///
  /// A line without room is broken behind its gap of two spaces, then in front of a member's point. Its rest is
  /// indented further than its beginning.
  var reportMarkup: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { line in
      let indent = line.prefix { $0 == " " }.count
      let gap = line.dropFirst(indent).firstRange(of: "  ")?.lowerBound ?? line.endIndex
      let head = line[..<gap]
      let blanks = line[gap...].prefix { $0 == " " }
      let rest = line[gap...].dropFirst(blanks.count)
      return "<span class=\"line\" style=\"--in: \(indent)ch\">\(String(head).escaped)\(blanks)"
        + (rest.isEmpty ? "" : "<span>\(String(rest).escaped.breakable)</span>") + "\n</span>"
    }.joined()
  }

  /// The markup with a possible break in front of each point that a name follows.
  private var breakable: String {
    replacing(#/\w(?=\.[A-Za-z_])/#) { "\($0.output)<wbr>" }
  }
}

extension [String] {
  /// A flow as numbered sentences.
  var flowMarkup: String {
    if isEmpty { return "<p>As soon as the app has started.</p>\n" }
    return "<ol class=\"flow\">\n" + map { "<li>\($0.escaped)</li>\n" }.joined() + "</ol>\n"
  }
}

extension String {
  /// The text with what means something in HTML, SVG and quoted attributes replaced, and as `presentable` as it is
  /// anywhere in the page.
  var escaped: String {
    presentable.escapedForXML.replacing("'", with: "&#39;")
  }

  /// The text without characters that no page may hold and such as turn the rest of a line around.
  var presentable: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The first characters, with an ellipsis where some are left out.
  func cut(to count: Int) -> String {
    self.count > count ? prefix(count - 1) + "…" : self
  }
}
