extension String {
  /// The action that a sentence means in a model: the words in quotes of a tap on a button, wherever it is.
  var actionMeant: String {
    for start in ["tap the bar button \"", "tap \""] where hasPrefix(start) {
      let words = dropFirst(start.count)
      guard let end = words.range(of: "\" in the alert")?.lowerBound ?? words.lastIndex(of: "\"")
      else { return self }
      return String(words[..<end])
    }
    return replacing("ViewController\"", with: "\"")
  }

  /// Whether a screen of an app, told by type and title, is the one of a model with this name.
  func isScreen(ofModel name: String) -> Bool {
    let (type, title) = typeAndTitle
    if type == "UIAlertController" { return name.hasPrefix("UIAlertController") }
    return title == name || type == name || type == name + "ViewController"
  }

  /// Whether a screen or an alert of an app is the one that a model declares with this name.
  func isDeclared(as name: String) -> Bool {
    let (type, title) = typeAndTitle
    return type == "UIAlertController" ? title == name : isScreen(ofModel: name)
  }

  /// The type and the title, without its spaces, of a screen of an app.
  var typeAndTitle: (type: String, title: String) {
    let parts = split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
    let type = parts[0].prefix { $0 != " " }
    let title = parts.count > 1 ? parts[1].dropLast().filter { $0 != " " } : ""
    return (String(type), String(title))
  }
}
