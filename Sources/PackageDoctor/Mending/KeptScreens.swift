import ObjectGraph

/// Screens that a property keeps on purpose, to show them again or to ask what a user has done there. With a weak
/// property, or a cleared one, that would be lost.
extension SourceFolder {
  /// The edit to be made by hand for a property that keeps a screen on purpose; `nil` for another one.
  ///
  /// - Parameters:
  ///   - isOfCycle: Whether the screen leads to what has the property.
  ///   - isOutlived: Whether what has the property may be in use all the same when the screen has left.
  func keptAdvice(_ field: FieldSource, isOfCycle: Bool, isOutlived: Bool = false) -> String? {
    if isOutlived || !isOfCycle, let advice = keeperAdvice(field) { return advice }
    guard let (_, declaration) = classDeclaration(field.typeName), isScreen(declaration),
      field.modifiers.isDisjoint(with: ["weak", "unowned"]), !field.typeText.hasPrefix("["),
      !field.typeText.contains("->")
    else { return nil }
    let remedy =
      "keep what it has to remember in an object that is no screen, and make .\(field.name) weak, "
      + "or allow the leak"
    if isShownAgain(field) {
      return "\(field.path) keeps \(field.typeName) on purpose, to show it again: \(remedy)"
    }
    guard !isOfCycle || isOutlived,
      let (method, member) = valueReader(of: field, isAsked: isOfCycle)
    else { return nil }
    return "\(field.path) keeps \(field.typeName) on purpose: `\(method)` reads its .\(member); "
      + remedy
  }

  /// The advice for the property of a step.
  func keptAdvice(_ path: RetainingPath, _ step: Int) -> String? {
    field(path, step).flatMap {
      keptAdvice($0, isOfCycle: path.origin == .cycle, isOutlived: outlives(path, step))
    }
  }

  /// The properties of a screen that lead back to the class which keeps it on purpose, and are not to keep that, too.
  func backReferences(of type: String, to holder: String) -> [FieldSource] {
    fields(of: type).filter {
      holder.isPath(of: $0.typeName) && isFromOutside($0)
        && keptAdvice($0, isOfCycle: true) == nil
    }
  }

  /// Whether a property is read with a new object of its type in its place, `filters ?? FiltersViewController()`, or is
  /// shown if it has one.
  private func isShownAgain(_ field: FieldSource) -> Bool {
    if isShown(field) { return true }
    return files.contains { file in
      let tokens = file.tokens
      return !file.path.isOfTests
        && tokens.indices.contains { place in
          guard file.isUse(of: field, at: place), tokens.text(place + 1) == "?",
            tokens.text(place + 2) == "?", place + 3 < tokens.count
          else { return false }
          let first = tokens[place + 3].text
          return ([field.typeName, "."].contains(first) || first.first?.isLowercase == true)
            && isMaking(place + 3, in: file, for: field)
        }
    }
  }

  /// Whether the class of a property shows the screen that it has, if there is one: `if let filters { present(filters) }`.
  private func isShown(_ field: FieldSource) -> Bool {
    files.contains { file in
      !file.path.isOfTests
        && file.declarations.contains { method in
          method.kind == "func" && method.isMember(of: field.container)
            && file.isShown(field.name, in: method.body)
            && method.body.contains { place in
              file.isUse(of: field, at: place) && file.isAskedForNil(at: place)
            }
        }
    }
  }

  /// The method or property that reads what a kept screen has of its own, with the name of that. A method that gives
  /// the property its screen reads a new one.
  ///
  /// - Parameter isAsked: Whether only one counts that others ask for a value.
  private func valueReader(of field: FieldSource, isAsked: Bool) -> (
    method: String, member: String
  )? {
    for file in files where !file.path.isOfTests {
      for declaration in file.declarations
      where !declaration.body.isEmpty && !declaration.isType && declaration.kind != "extension"
        && declaration.container?.isPath(of: field.typeName) != true
      {
        let gives =
          declaration.kind == "var" || declaration.head.contains { file.tokens[$0].text == "->" }
        let isHidden = !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
        if isAsked, !gives || isHidden { continue }
        let uses = declaration.body.filter { file.isUse(of: field, at: $0) }
        if uses.contains(where: { isGiven(at: $0, in: file) }) { continue }
        if let member = uses.lazy.compactMap({ memberRead(of: field, at: $0, in: file) }).first {
          return (
            (declaration.container.map { $0 + "." } ?? "") + declaration.fullName, member
          )
        }
      }
    }
    return nil
  }

  private func isGiven(at place: Int, in file: SourceFile) -> Bool {
    file.tokens.text(place + 1) == "=" && file.tokens.text(place + 2) != "nil"
      && !["let", "var"].contains(file.tokens.text(place - 1))
  }

  /// The member of a screen's class in the sources that is read for its value at a use of a property.
  private func memberRead(of field: FieldSource, at place: Int, in file: SourceFile) -> String? {
    let chain = MemberChain(file, at: file.tokens.beginning(of: place))
    guard let position = chain.names.firstIndex(of: place), position + 1 < chain.names.count,
      !chain.isAssigned, !(chain.isStatement && chain.calls.last == true)
    else { return nil }
    let member = chain.name(position + 1)
    let isOwn = files.contains { file in
      file.declarations.contains {
        ["var", "let", "func"].contains($0.kind) && $0.name == member
          && $0.isMember(of: field.typeName)
      }
    }
    return isOwn ? member : nil
  }
}

/// Screens that put themselves into a holder when a user does something, and are wanted there from then on.
extension SourceFolder {
  private func keeperAdvice(_ field: FieldSource) -> String? {
    guard let type = field.keptType, let (_, declaration) = classDeclaration(type),
      isScreen(declaration), let method = keeper(of: field, type)
    else { return nil }
    let weak =
      field.elements == nil ? "make .\(field.name) weak" : "let .\(field.name) hold it weakly"
    return
      "`\(method)` puts \(type) into \(field.path), to keep it: take it out where its work ends, "
      + "or \(weak) if nothing shows it again"
  }

  /// The method by which a screen puts itself into a property or a list, if none does that sets the screen up.
  private func keeper(of field: FieldSource, _ type: String) -> String? {
    var keepers: [String] = []
    for file in files where !file.path.isOfTests {
      for place in file.tokens.indices
      where file.isUse(of: field, at: place) && isOwner(of: field, ofMember: place, in: file) {
        // `self.screen = screen`
        let isOfItsName = field.elements == nil && isGiven(at: place, in: file)
        let own = isOfItsName ? [place + 2..<place + 3] : []
        for value in file.values(givenAt: place) ?? own {
          guard let found = self.keepers(giving: value, in: file, type, after: 0) else {
            return nil
          }
          keepers += found
        }
      }
    }
    return keepers.first
  }

  /// Whether what a member is named of has a property, and not one of the same name of another type.
  func isOwner(of field: FieldSource, ofMember place: Int, in file: SourceFile) -> Bool {
    guard !file.tokens.isOwn(place) else { return true }
    let start = file.tokens.beginning(of: place)
    let base = file.tokens[start].text == "self" ? start + 2 : start
    let name = file.tokens[base].text
    if name.first?.isUppercase == true { return field.container.isPath(of: name) }
    let method = file.declarations.last {
      ["func", "init"].contains($0.kind) && $0.body.contains(place)
    }
    guard base + 2 == place || file.tokens.text(base + 1) == "?", let method else { return false }
    let parameter = method.head.first {
      file.tokens[$0].text == name && file.tokens.text($0 + 1) == ":"
    }
    let type =
      parameter.map { file.tokens.text($0 + 2) } ?? file.local(name, in: method.body)?.type
      ?? fields(of: method.container ?? "").first { $0.name == name }?.typeName
    return type.map { !$0.isEmpty && field.container.isPath(of: $0) } == true
  }

  /// The methods of a screen that give itself as a value, by way of parameters; `nil` where anything else is given.
  private func keepers(
    giving value: Range<Int>, in file: SourceFile, _ type: String, after count: Int
  )
    -> [String]?
  {
    guard let place = value.first, value.count == 1 else { return nil }
    let text = file.tokens[place].text
    if text == "nil" { return [] }
    guard
      let method = file.declarations.last(where: {
        ["func", "init"].contains($0.kind) && $0.body.contains(place)
      })
    else { return nil }
    if text == "self" {
      let isKeeping = method.container?.isPath(of: type) == true && !isSetUp(method, of: type)
      return isKeeping ? ["\(type).\(method.fullName)"] : nil
    }
    guard count < LostWorkSearch.mostMethods, let parameter = file.parameter(text, of: method)
    else {
      return nil
    }
    var all: [String] = []
    for caller in files where !caller.path.isOfTests {
      for argument in caller.arguments(parameter, ofCallsOf: method) {
        guard let found = keepers(giving: argument, in: caller, type, after: count + 1) else {
          return nil
        }
        all += found
      }
    }
    return all
  }
}

extension FieldSource {
  /// The class of the object, or of the elements, that it has.
  fileprivate var keptType: String? {
    guard modifiers.isDisjoint(with: ["weak", "unowned"]), !typeText.contains("->") else {
      return nil
    }
    guard let elements else { return typeName }
    return elements.last { file.tokens[$0].kind == .word }.map { file.tokens[$0].text }
  }
}

extension SourceFile {
  /// Whether a property is compared with `nil` at a place, or unwrapped.
  fileprivate func isAskedForNil(at place: Int) -> Bool {
    if ["==", "!="].contains(tokens.text(place + 1)) { return tokens.text(place + 2) == "nil" }
    let start = tokens.text(place - 1) == "=" ? place - 2 : place
    return ["let", "var"].contains(tokens.text(start - 1))
      && ["if", "guard", "while", ","].contains(tokens.text(start - 2))
  }
}
