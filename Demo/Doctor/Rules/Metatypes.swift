// Objects made of a type that is known at run time alone.

extension Rule {
  static let metatype = Rule(
    name: "metatype",
    finds: "`type.init(…)`, and `Screen(…)` of a generic `Screen: UIViewController`",
    why: "needs a `required` initialiser, which UIKit's classes have by Objective-C alone",
    edit:
      "pass a closure that makes it, or declare the initialiser `required` in a class of your own"
  ) { file, surroundings in
    surroundings.metatypeCalls(in: file) + surroundings.genericCalls(in: file)
  }
}

extension Rule.Surroundings {
  /// Initialisers that nobody but UIKit has.
  private static let unmistakable: Set<String> = [
    "(nibName:bundle:)", "(rootViewController:)", "(frame:)", "(collectionViewLayout:)",
    "(navigationBarClass:toolbarClass:)",
    "(transitionStyle:navigationOrientation:options:)",
  ]

  /// `type.init(…)`, where `type` is a value: by the call's labels or the value's declaration one of a
  /// class of UIKit's.
  fileprivate func metatypeCalls(in file: SourceFile) -> [Rule.Spot] {
    let tokens = file.tokens
    return tokens.places(of: .word, ["init"]).compactMap { place in
      guard tokens.text(place - 1) == ".", tokens.text(place + 1) == "(" else { return nil }
      let labels = tokens.labels(place + 1)
      guard !isRequired("init" + labels) else { return nil }
      let before = tokens.text(place - 2)
      if before == ")" {
        guard let open = tokens.castToMetatype(endingAt: place - 2), isUIClass(open, in: file)
        else { return nil }
        return Rule.Spot(line: tokens[place].line, what: "(… as \(open).Type).init" + labels)
      }
      guard tokens.indices.contains(place - 2), tokens[place - 2].kind == .word,
        before.first?.isLowercase == true, !["super", "self"].contains(before)
      else { return nil }
      guard Self.unmistakable.contains(labels) || isMetatype(before, in: file) else { return nil }
      return Rule.Spot(line: tokens[place].line, what: "\(before).init" + labels)
    }
  }

  /// `Screen(…)` where `Screen` is a generic parameter of a class of UIKit's.
  fileprivate func genericCalls(in file: SourceFile) -> [Rule.Spot] {
    let tokens = file.tokens
    return file.declarations.flatMap { declaration in
      declaration.generics.flatMap { generic -> [Rule.Spot] in
        guard table.ancestry(of: generic.constraint) != nil else { return [] }
        return declaration.body.compactMap { place in
          guard tokens[place].text == generic.name, tokens.text(place - 1) != "." else {
            return nil
          }
          let isPlain = tokens.text(place + 1) == "("
          let isInit = tokens.text(place + 1) == "." && tokens.text(place + 2) == "init"
          guard isPlain || isInit && tokens.text(place + 3) == "(" else { return nil }
          let labels = tokens.labels(isPlain ? place + 1 : place + 3)
          guard !isRequired("init" + labels) else { return nil }
          return Rule.Spot(line: tokens[place].line, what: generic.name + labels)
        }
      }
    }
  }

  /// Whether an initialiser is `required` in a class of UIKit's or here, or a protocol's here.
  private func isRequired(_ name: String) -> Bool {
    let isHere = folder.files.contains { file in
      file.declarations.contains {
        $0.fullName == name && ($0.modifiers.contains("required") || $0.surrounding == "protocol")
      }
    }
    return isHere || table.resolved("UIViewController")?.type.open.contains(name) == true
  }

  /// Whether a file declares the name as a metatype: `let type: UIViewController.Type`, or as one's value.
  private func isMetatype(_ name: String, in file: SourceFile) -> Bool {
    let tokens = file.tokens
    return tokens.places(of: .word, [name]).contains { place in
      let next = tokens.text(place + 1)
      guard next == ":" || next == "=" else { return false }
      let line = tokens[place].line
      var index = place + 2
      while index < tokens.count, tokens[index].line == line {
        let follows = tokens.text(index + 1) == "." ? tokens.text(index + 2) : ""
        if follows == (next == ":" ? "Type" : "self"), isUIClass(tokens[index].text, in: file) {
          return true
        }
        if next == ":", [",", ")", "="].contains(tokens[index].text) { return false }
        index += 1
      }
      return false
    }
  }

  private func isUIClass(_ name: String, in file: SourceFile) -> Bool {
    if table.ancestry(of: name) != nil { return true }
    let isGeneric = file.declarations.contains { declaration in
      declaration.generics.contains { $0.name == name && table.ancestry(of: $0.constraint) != nil }
    }
    return isGeneric || folder.ancestry(of: name, table) != nil
  }
}

extension Array<SwiftToken> {
  /// Of `(type as UIViewController.Type)`, whose parenthesis closes at `index`, the class.
  fileprivate func castToMetatype(endingAt index: Int) -> String? {
    guard text(index - 1) == "Type", text(index - 2) == ".", index >= 4 else { return nil }
    let cast = ["as", "!", "?"]
    return cast.contains(text(index - 4)) ? text(index - 3) : nil
  }
}
