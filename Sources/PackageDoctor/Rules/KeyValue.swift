// Key-value coding and observing, and what is written in its language.

extension Rule {
  static let keyValue = Rule(
    name: "key-value",
    finds: "`observe(\\.…)` of what is no view, `addObserver(_:forKeyPath:…)`, "
      + "`observeValue(forKeyPath:…)`, `setValue(_:forKey:)`",
    why: "needs the key-value observing or coding of the Objective-C `NSObject`",
    edit: "tell by a closure, or by `didSet`"
  ) { file, folder in
    let tokens = file.tokens
    let words: Set = ["observe", "addObserver", "observeValue", "setValue"]
    return tokens.places(of: .word, words).compactMap { place in
      let name = tokens[place].text
      guard !folder.declaredNames.contains(name) || name == "observeValue" else {
        return nil
      }
      let labels = tokens.labels(place + 1)
      switch name {
      case "observe":
        guard tokens.text(place + 2) == "\\", tokens.text(place - 1) != "func" else { return nil }
        let path = tokens.observed(place + 2)
        guard path.split(separator: ".").last.map({ !observable.contains(String($0)) }) ?? true
        else { return nil }
        return Spot(line: tokens[place].line, what: "observe(\(path))")
      case "addObserver":
        return labels.contains("forKeyPath:")
          ? Spot(line: tokens[place].line, what: name + labels) : nil
      case "observeValue":
        return labels.hasPrefix("(forKeyPath:") || tokens.text(place + 2) == "forKeyPath"
          ? Spot(line: tokens[place].line, what: "observeValue(forKeyPath:…)") : nil
      case "setValue":
        return ["(_:forKey:)", "(_:forKeyPath:)"].contains(labels)
          ? Spot(line: tokens[place].line, what: name + labels, edit: "set the property") : nil
      default: return nil
      }
    }
  }

  /// The properties of views that the module `UIKit` lets observe. Of what else they may be, the compiler knows.
  static let observable: Set<String> = [
    "frame", "bounds", "center", "transform", "alpha", "isHidden", "backgroundColor",
    "safeAreaInsets", "contentOffset", "contentSize", "contentInset", "isEnabled", "isSelected",
    "isHighlighted", "text", "attributedText", "selectedTextRange", "image", "isOn", "value",
    "date",
    "selectedSegmentIndex", "currentPage", "selectedColor", "selectedItem",
  ]

  static let predicate = Rule(
    name: "predicate", finds: "`NSPredicate(format:)`",
    why: "is written in key-value coding, which Foundation on Linux has not got",
    edit: "make it of a block"
  ) { file, _ in
    file.tokens.places(of: .word, ["NSPredicate"]).compactMap { place in
      guard file.tokens.text(place + 1) == "(", file.tokens.text(place + 2) == "format" else {
        return nil
      }
      return Spot(line: file.tokens[place].line, what: "NSPredicate(format:)")
    }
  }
}

extension Array<SwiftToken> {
  /// `\.title`: the key path that begins at `index`.
  fileprivate func observed(_ index: Int) -> String {
    var text = ""
    var place = index
    while place < count, self[place].kind == .word || [".", "\\"].contains(self.text(place)) {
      text += self[place].text
      place += 1
    }
    return text
  }
}
