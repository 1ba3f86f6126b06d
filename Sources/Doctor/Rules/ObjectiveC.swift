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
      let (text, line) = (file.tokens[place].text, file.tokens[place].line)
      guard file.tokens.text(place + 1) == "optional" else {
        return Spot(line: line, what: text, edit: "remove it", fixIt: .fenceAttribute(text))
      }
      return Spot(
        line: line, what: text + " optional",
        edit: "remove both words and give the method an empty body in an extension of the protocol")
    }
  } spot: { error in
    error.message.hasPrefix("'optional'")
      ? Spot(line: error.line, what: "@objc optional")
      : Spot(line: error.line, what: "@objc", fixIt: .fenceAttribute("@objc"))
  }

  static let selector = Rule(
    name: "selector", finds: "`#selector(…)`",
    why: "has no Objective-C runtime to find it",
    edit: "pass a `UIAction` or a closure instead"
  ) { file, _ in
    file.tokens.places(of: .directive, ["#selector"]).map { place in
      let receiver = receiver(of: place, file.tokens)
      let call = ActionCall(selector: place + 1, in: file)
      let plainCall = call.flatMap { $0.sender == nil ? "\($0.method)()" : nil }
      let fixIt: FixIt? =
        switch (receiver, call) {
        case (.control, let call?): .useAction(call)
        case (.control, nil), (.barButton, _), (.gesture, _): .nameSelector
        default: nil
        }
      return Spot(
        line: file.tokens[place].line, what: "#selector" + file.tokens.excerpt(place + 1),
        edit: receiver?.edit(calling: plainCall), fixIt: fixIt)
    }
  }

  /// An object that takes a selector.
  private enum Receiver {
    case control, gesture, center, timer, object
    /// With `.add` for an item of the system's.
    case barButton(systemItem: String?)

    /// The form with a closure that calls a method. A recogniser has none; an action's title becomes the item's.
    func edit(calling call: String?) -> String {
      switch self {
      case .control: "pass a `UIAction` to `addAction(_:for:)`"
      case .barButton(let item?):
        "make the item by `UIBarButtonItem(systemItem: \(item), primaryAction: UIAction { [weak self] _ in "
          + "self?.\(call ?? "…") })`"
      case .barButton:
        "make the item by `UIBarButtonItem(primaryAction: UIAction(title: …, image: …) { [weak self] _ in "
          + "self?.\(call ?? "…") })`, and set its `style` after"
      case .gesture:
        "fence it by `#if canImport(ObjectiveC)`, or name it on Linux and make its target `SelectorPerforming`"
      case .center:
        "observe by `addObserver(forName: …, object: …, queue: nil) { [weak self] _ in "
          + "MainActor.assumeIsolated { self?.\(call ?? "…") } }`, and keep the token that it returns, to remove it"
      case .timer: "use the timer's form with a block"
      case .object: "call the method; later, in a `DispatchWorkItem` that can be cancelled"
      }
    }
  }

  /// The object that takes the selector at a place.
  private static func receiver(of place: Int, _ tokens: [SwiftToken]) -> Receiver? {
    for index in stride(from: place - 1, through: max(0, place - 40), by: -1) {
      switch tokens[index].text {
      case "addObserver": return .center
      case "scheduledTimer", "Timer": return .timer
      case "perform": return .object
      case "UIBarButtonItem":
        let isOfSystem = tokens.text(index + 2) == "barButtonSystemItem"
        let words = tokens[(index + 4)...].prefix { $0.text != "," }.map(\.text)
        return .barButton(systemItem: isOfSystem ? words.joined() : nil)
      case let type where type.hasSuffix("GestureRecognizer"): return .gesture
      case "addTarget":
        // A gesture's has no events behind the selector.
        let end = tokens.closing(place + 1)
        return tokens.text(end + 1) == "," && tokens.text(end + 2) == "for"
          ? .control : .gesture
      case "func", "var", "{", "}": return nil
      default: break
      }
    }
    return nil
  }

  static let unheardSelector = Rule(
    name: "unheard-selector", kind: .run,
    finds: "`Selector(\"tapped\")`, without a `SelectorPerforming` type in the file",
    why: "is a name that nothing calls, unless its target is `SelectorPerforming`",
    edit:
      "write `extension Screen: SelectorPerforming`, whose `perform(_:with:)` says what the name stands for"
  ) { file, folder in
    let types = Set(file.declarations.filter { $0.isType || $0.kind == "extension" }.map(\.name))
    let isHeard = folder.files.contains { other in
      other.declarations.contains {
        types.contains($0.name) && $0.inherited.contains("SelectorPerforming")
      }
    }
    if isHeard { return [] }
    return file.tokens.places(of: .word, ["Selector"]).compactMap { place in
      guard file.tokens.text(place + 1) == "(", place + 2 < file.tokens.count,
        file.tokens[place + 2].kind == .literal
      else { return nil }
      let name = file.tokens[place + 2]
      return Spot(line: name.line, what: "Selector(\(file.source[name.range]))")
    }
  }

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
