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
      if file.tokens.text(place + 1) == "optional" {
        return Spot(
          line: line, what: text + " optional",
          edit:
            "remove both words and give the method an empty body in an extension of the protocol")
      }
      // As long as the protocol is Objective-C's on an iPhone, an extension gives its methods no bodies there.
      if let name = protocolWithOptionalMethods(attributed: place, file) {
        return Spot(
          line: line, what: "\(text) protocol \(name)",
          edit:
            "write `protocol \(name): AnyObject` without it, for an iPhone too: an extension gives the "
            + "methods of an Objective-C protocol no bodies")
      }
      return Spot(line: line, what: text, edit: "remove it", fixIt: .fenceAttribute(text))
    }
  } spot: { error in
    error.message.hasPrefix("'optional'")
      ? Spot(line: error.line, what: "@objc optional")
      : Spot(line: error.line, what: "@objc", fixIt: .fenceAttribute("@objc"))
  }

  /// The protocol that an attribute belongs to, if it has methods that are `@objc optional`.
  private static func protocolWithOptionalMethods(attributed place: Int, _ file: SourceFile)
    -> String?
  {
    file.declarations.first { declaration in
      declaration.kind == "protocol" && declaration.keyword > place
        && file.tokens[place..<declaration.keyword].allSatisfy(\.isModifier)
        && declaration.body.contains {
          file.tokens[$0].text == "@objc" && file.tokens.text($0 + 1) == "optional"
        }
    }?.name
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
