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
    let isLibrarys = field.typeName.hasPrefix("UI") && field.typeName.hasSuffix("Controller")
    let isOwn = classDeclaration(field.typeName).map { isScreen($0.declaration) } == true
    guard isOwn || isLibrarys, field.modifiers.isDisjoint(with: ["weak", "unowned"]),
      !field.typeText.hasPrefix("["), !field.typeText.contains("->")
    else { return nil }
    let remedy =
      "keep what it has to remember in an object that is no screen, and make .\(field.name) weak, "
      + "or allow the leak"
    if let method = shower(of: field) {
      return
        "\(field.path) keeps \(field.typeName) on purpose, until `\(method)` shows it: clear it "
        + "where it is not to be shown any more, or \(remedy)"
    }
    if isShownAgain(field) {
      return "\(field.path) keeps \(field.typeName) on purpose, to show it again: \(remedy)"
    }
    guard isOwn else { return nil }
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

  /// Whether a property is read with a new object of its type in its place, `filters ?? FiltersViewController()`.
  private func isShownAgain(_ field: FieldSource) -> Bool {
    files.contains { file in
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

  /// The function that shows the screen which a property has, `if let filters { present(filters) }`, or returns it if it
  /// is there. One that gives the property another screen each time shows that.
  private func shower(of field: FieldSource) -> String? {
    guard field.isOptional, !field.isConstant, !field.hasValue else { return nil }
    for file in files where !file.path.isOfTests {
      for method in file.declarations where ["func", "init"].contains(method.kind) {
        let uses = method.body.filter {
          file.isUse(of: field, at: $0) && isOwner(of: field, ofMember: $0, in: file)
        }
        let isAsked = uses.contains(where: file.isAskedForNil)
        guard !uses.isEmpty, isAsked || !uses.contains(where: { isGiven(at: $0, in: file) })
        else { continue }
        let names = file.names(of: uses, in: method.body)
        guard
          names.contains(where: { file.isShown($0, in: method.body) })
            || file.isShown(memberAt: uses, in: method.body)
            || isAsked && file.isReturned(oneOf: names, in: method.body)
        else { continue }
        return (method.container.map { $0 + "." } ?? "") + method.fullName
      }
    }
    return nil
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
        let value = gives ? declaration.body : 0..<0
        let others = file.names(of: uses, in: declaration.body).subtracting([field.name])
        let reads = declaration.body.filter {
          uses.contains($0) || others.contains(file.tokens[$0].text) && file.tokens.isOwn($0)
        }
        if let member = reads.lazy.compactMap({
          memberRead(of: field, at: $0, in: file, returning: value)
        }).first {
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
  ///
  /// - Parameter value: The body of what gives a value, which it may return without a word.
  private func memberRead(
    of field: FieldSource, at place: Int, in file: SourceFile, returning value: Range<Int>
  ) -> String? {
    let start = file.tokens.beginning(of: place)
    let chain = MemberChain(file, at: start)
    let isEnd = chain.end >= value.upperBound || file.tokens.text(chain.end) == "?"
    let isValue = start == value.lowerBound && isEnd
    guard let position = chain.names.firstIndex(of: place), position + 1 < chain.names.count,
      !chain.isAssigned, isValue || !(chain.isStatement && chain.calls.last == true)
    else { return nil }
    var member = chain.name(position + 1)
    if ["map", "flatMap"].contains(member), file.tokens.text(chain.names[position + 1] + 1) == "{" {
      let closure = ClosureSource(file.tokens, at: chain.names[position + 1] + 1)
      let names =
        closure.separator.map { file.tokens[closure.signature..<$0].map(\.text) } ?? ["$0"]
      if let read = closure.body.first(where: {
        names.contains(file.tokens[$0].text) && file.tokens.text($0 + 1) == "."
      }) {
        member = file.tokens.text(read + 2)
      }
    }
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
      let method = file.function(around: place)
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
  /// The names that stand for what a property has in a body: its own, where it has no other object before it, and those of
  /// locals that are given it.
  fileprivate func names(of uses: [Int], in body: Range<Int>) -> Set<String> {
    var names = Set(uses.filter(tokens.isOwn).map { tokens[$0].text })
    for sign in body where tokens[sign].text == "=" && tokens.indices.contains(sign + 1) {
      let chain = MemberChain(self, at: sign + 1)
      guard let last = chain.names.last, !chain.calls.contains(true) else { continue }
      if uses.contains(last) || chain.names.count == 1 && names.contains(tokens[last].text) {
        names.insert(tokens.text(sign - 1))
      }
    }
    return names
  }

  /// Whether a property is compared with `nil` at a place, or unwrapped.
  fileprivate func isAskedForNil(at place: Int) -> Bool {
    if ["==", "!="].contains(tokens.text(place + 1)) { return tokens.text(place + 2) == "nil" }
    let first = tokens.beginning(of: place)
    let start = tokens.text(first - 1) == "=" ? first - 2 : first
    return ["let", "var"].contains(tokens.text(start - 1))
      && ["if", "guard", "while", ","].contains(tokens.text(start - 2))
  }
}
