// What asks for the Objective-C runtime by an attribute or a directive.

extension Rule {
  static let objectiveC = Rule(
    name: "objc", finds: "`@objc`, `@objcMembers`",
    why: "is refused without the Objective-C runtime",
    edit: "remove it; give an optional requirement an empty body in an extension of the protocol",
    explains: [
      "Objective-C interoperability is disabled",
      "'…' can only be used with members of classes, '…' protocols, and concrete extensions of classes",
      "'…' can only be applied to members of an '…' protocol",
      "'…' attribute used without importing module '…'",
    ]
  ) { file, _ in
    file.tokens.places(of: .attribute, ["@objc", "@objcMembers"]).map { place in
      let isOptional = file.tokens.text(place + 1) == "optional"
      let text = file.tokens[place].text
      return Spot(
        line: file.tokens[place].line, what: isOptional ? text + " optional" : text,
        edit: isOptional
          ? "remove both words and give the method an empty body in an extension of the protocol"
          : "remove it")
    }
  }

  static let selector = Rule(
    name: "selector", finds: "`#selector(…)`",
    why: "has no Objective-C runtime to find it",
    edit: "pass a `UIAction` or a closure instead"
  ) { file, _ in
    file.tokens.places(of: .directive, ["#selector"]).map { place in
      Spot(
        line: file.tokens[place].line, what: "#selector" + file.tokens.excerpt(place + 1),
        edit: instead(of: place, file.tokens))
    }
  }

  /// The form with a closure of what takes the selector.
  private static func instead(of place: Int, _ tokens: [SwiftToken]) -> String? {
    for index in stride(from: place - 1, through: max(0, place - 40), by: -1) {
      switch tokens[index].text {
      case "addObserver": return "observe with `addObserver(forName:object:queue:using:)`"
      case "scheduledTimer", "Timer": return "use the timer's form with a block"
      case "perform": return "call the method"
      case "UIBarButtonItem":
        return itemEdit
      case let type where type.hasSuffix("GestureRecognizer"):
        return gestureEdit
      case "addTarget":
        // A gesture's has no events behind the selector.
        let end = tokens.closing(place + 1)
        return tokens.text(end + 1) == "," && tokens.text(end + 2) == "for"
          ? controlEdit : gestureEdit
      case "func", "var", "{", "}": return nil
      default: break
      }
    }
    return nil
  }

  static let controlEdit = "pass a `UIAction` to `addAction(_:for:)`"

  /// The action's title becomes the item's.
  static let itemEdit =
    "pass a `UIAction` with the item's title and image as `primaryAction`"

  /// A recogniser has no form with a closure.
  static let gestureEdit =
    "fence it by `#if canImport(ObjectiveC)`, or name it on Linux and make its target `SelectorPerforming`"

  static let selectorType = Rule(
    name: "selector-type", finds: "`NSSelectorFromString(_:)`",
    why: "is the Objective-C runtime's", edit: "hold a closure instead"
  ) { file, folder in
    file.tokens.places(of: .word, ["NSSelectorFromString"]).compactMap { place in
      let token = file.tokens[place]
      guard file.tokens.text(place - 1) != ".", file.tokens.text(place + 1) != ":",
        !folder.declaredNames.contains(token.text)
      else { return nil }
      return Spot(line: token.line, what: token.text)
    }
  }

  static let keyPath = Rule(
    name: "keypath", finds: "`#keyPath(…)`", why: "has no Objective-C runtime to spell it for",
    edit: "write the name as a string, or a Swift key path"
  ) { file, _ in
    file.tokens.places(of: .directive, ["#keyPath"]).map { place in
      Spot(
        line: file.tokens[place].line, what: "#keyPath" + file.tokens.excerpt(place + 1))
    }
  }

  static let messages = Rule(
    name: "message", finds: "`responds(to:)`, `conforms(to:)`, `perform(_:with:)`",
    why: "is a message of the Objective-C `NSObject`",
    edit: "cast to the protocol with `as?`, and call the method"
  ) { file, folder in
    file.tokens.places(of: .word, ["responds", "conforms", "perform"]).compactMap { place in
      let tokens = file.tokens
      let name = tokens[place].text
      guard tokens.text(place + 1) == "(", tokens.text(place - 1) != "func",
        !folder.declaredNames.contains(name)
      else { return nil }
      let labels = tokens.labels(place + 1)
      let takesSelector = ["#selector", "Selector", "NSSelectorFromString"].contains(
        tokens.text(place + 2))
      guard name == "perform" ? takesSelector : labels == "(to:)" else { return nil }
      return Spot(line: tokens[place].line, what: name + labels)
    }
  }
}
