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
    if isOutlived || !isOfCycle, let method = keeper(of: field) {
      return
        "`\(method)` puts \(field.typeName) into \(field.path), to keep it: take it out where "
        + "its work ends, or make .\(field.name) weak if nothing shows it again"
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

  /// Whether a property is read with a new object of its type in its place, `filters ?? FiltersViewController()`, or is
  /// given a screen by others that its own class shows.
  private func isShownAgain(_ field: FieldSource) -> Bool {
    if isGivenAndShown(field) { return true }
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

  /// Whether the class of a property shows the screen that it has, and does not make it.
  private func isGivenAndShown(_ field: FieldSource) -> Bool {
    let sources = files.filter { !$0.path.isOfTests }
    let isShown = sources.contains { file in
      file.declarations.contains {
        $0.kind == "func" && $0.isMember(of: field.container)
          && file.isShown(field.name, in: $0.body)
      }
    }
    guard isShown, !field.hasValue else { return false }
    return !sources.contains { file in
      file.tokens.indices.contains { place in
        file.isUse(of: field, at: place) && file.tokens.isOwn(place) && isGiven(at: place, in: file)
      }
    }
  }

  /// The method by which a screen puts itself into a property, if it is none that sets the screen up: a user wants it
  /// kept from then on.
  private func keeper(of field: FieldSource) -> String? {
    var keepers: [String] = []
    for file in files where !file.path.isOfTests {
      for place in file.tokens.indices
      where file.isUse(of: field, at: place) && isGiven(at: place, in: file) {
        let method = file.declarations.last {
          ["func", "init"].contains($0.kind) && $0.body.contains(place)
        }
        guard file.tokens.text(place + 2) == "self", let method,
          method.container?.isPath(of: field.typeName) == true, !isSetUp(method, of: field.typeName)
        else { return nil }
        keepers.append("\(field.typeName).\(method.fullName)")
      }
    }
    return keepers.first
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
