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
