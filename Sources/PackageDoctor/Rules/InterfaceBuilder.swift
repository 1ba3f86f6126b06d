// What comes out of Interface Builder's files, of which nothing is read here.

extension Rule {
  static let outlet = Rule(
    name: "outlet", finds: "`@IBOutlet`",
    why: "is refused on types that are not Objective-C's, and no nib connects it",
    edit: "remove the attribute and set the property in code"
  ) { file, _ in
    file.tokens.places(of: .attribute, ["@IBOutlet"]).map {
      Spot(
        line: file.tokens[$0].line, what: "@IBOutlet", fixIt: .fenceAttribute("@IBOutlet"))
    }
  }

  static let action = Rule(
    name: "action", finds: "`@IBAction` without exactly one parameter",
    why: "is refused: on Linux an action takes its sender and nothing else",
    edit: "remove the attribute"
  ) { file, _ in
    file.declarations.compactMap { declaration in
      guard declaration.modifiers.contains("@IBAction"),
        declaration.fullName.count(where: { $0 == ":" }) != 1
      else { return nil }
      return Spot(
        line: declaration.line, what: "@IBAction \(declaration.fullName)",
        fixIt: .fenceAttribute("@IBAction"))
    }
  }

  static let mainAttribute = Rule(
    name: "main", finds: "`@UIApplicationMain`; `@main` on an application delegate",
    why: "starts an application, and none is started on Linux",
    edit: "fence the attribute by `#if canImport(ObjectiveC)`"
  ) { file, _ in
    file.tokens.places(of: .attribute, ["@UIApplicationMain", "@main"]).compactMap { place in
      let (text, line) = (file.tokens[place].text, file.tokens[place].line)
      // Other programs begin at `@main` as well.
      if text == "@main" {
        let type = file.declarations.first { $0.isType && $0.line >= line }
        guard type?.inherited.contains("UIApplicationDelegate") == true else { return nil }
      }
      return Spot(line: line, what: text, fixIt: .fenceAttribute(text))
    }
  }

  static let nib = Rule(
    name: "nib", kind: .note, finds: "`UINib`, `UIStoryboard`, `nibName:` with a name",
    why: "reads no file on Linux",
    edit: "register with the storyboard what it makes, or make the screens in code"
  ) { file, _ in
    let tokens = file.tokens
    return tokens.places(of: .word, ["UINib", "UIStoryboard", "nibName"]).compactMap { place in
      let next = tokens.text(place + 1)
      if tokens[place].text == "nibName" {
        guard next == ":", tokens.indices.contains(place + 2), tokens[place + 2].kind == .literal
        else { return nil }
        return Spot(line: tokens[place].line, what: "nibName: …")
      }
      return next == "(" ? Spot(line: tokens[place].line, what: tokens[place].text) : nil
    }
  }

  static let archive = Rule(
    name: "archive", kind: .note, finds: "`NSKeyedArchiver`, `NSKeyedUnarchiver`",
    why: "takes values, but no view and no view controller on Linux",
    edit: "make a copy by an initialiser where it is one of these"
  ) { file, _ in
    file.tokens.places(of: .word, ["NSKeyedArchiver", "NSKeyedUnarchiver"]).map {
      Spot(line: file.tokens[$0].line, what: file.tokens[$0].text)
    }
  }
}
