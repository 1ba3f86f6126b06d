/// The edits of a screen that ends something when it leaves for good. Not when it is deallocated, because what it ends
/// keeps it alive.
struct LeavingEdits {
  let folder: SourceFolder
  /// The class of the screen.
  let screen: String
  /// The leaked object in the screen's words: the screen itself, or a property of it.
  var subject = "self"

  /// The candidate that runs statements when the screen leaves; `nil` where its class is not among the sources, or
  /// is none of a screen.
  ///
  /// - Parameter isAlways: Whether it runs also when the screen is covered.
  func running(_ statements: [String], _ words: String, always isAlways: Bool = false)
    -> MendCandidate?
  {
    guard let (file, declaration) = folder.classDeclaration(screen), folder.isScreen(declaration)
    else { return nil }
    let parts =
      isAlways
      ? [(.viewDidDisappear, statements)] : file.leaving(statements, of: declaration)
    let moment = isAlways ? "where the screen disappears" : "where the screen leaves"
    return file.inserting(parts, of: declaration).map { edits in
      MendCandidate("\(words) \(moment)", [file.path: edits], endsAtLeaving: !isAlways)
    }
  }

  /// The statements that end what a property of the screen has: a timer, a task, a subscription, an observer.
  func ending(_ fields: [FieldSource]) -> [MendCandidate] {
    fields.compactMap { field in
      let mark = field.isOptional ? "?" : ""
      let type = field.typeText.isEmpty ? field.typeName : field.typeText
      let name = type.prefix { $0.isLetter || $0 == "_" }
      if ["Timer", "DisplayLink", "KeyValueObservation"].contains(where: name.hasSuffix) {
        return ending(field, "invalidate", mark)
      }
      if ["Task", "Cancellable", "Subscription", "WorkItem"].contains(where: name.hasSuffix) {
        return ending(field, "cancel", mark)
      }
      guard type.contains("Cancellable") else { return nil }
      return running(
        Ending(
          statement: "\(field.name).removeAll()", words: "cancel .\(field.name)", name: field.name
        ) { file, place in
          file.tokens[place].text == field.name
            && (file.tokens.text(place - 1) == "&"
              || file.tokens.isOwn(place)
                && [".", "="].contains(file.tokens.text(place + 1))
                && !file.tokens.text(place + 2).hasPrefix("remove"))
        })
    }
  }

  private func ending(_ field: FieldSource, _ verb: String, _ mark: String) -> MendCandidate? {
    let places = makings(of: field.name)
    if places.isEmpty, isMadeOnce(field) { return madeByHand(field, verb, mark) }
    let end = ending(
      field.name, "\(field.name)\(mark).\(verb)()", "\(verb) .\(field.name)",
      isClearable: field.isOptional && !field.isConstant && !field.modifiers.contains("lazy"),
      madeAt: places)
    guard field.isOptional else { return end }
    return places.reduce(end) { end, making in
      end?.adding(
        making.file.ending("self.\(field.name)?.\(verb)()", beforeEach: making.place),
        to: making.file.path)
    }
  }

  /// Whether what a property has is made once, with the screen or at the property's first use: no method gives it
  /// another.
  private func isMadeOnce(_ field: FieldSource) -> Bool {
    if field.isConstant || field.hasValue || field.modifiers.contains("lazy") { return true }
    return folder.files.contains { file in
      file.declarations.contains { making in
        making.kind == "init" && making.container == field.container
          && making.body.contains { place in
            file.tokens[place].text == field.name && file.tokens.text(place + 1) == "="
              && file.tokens.isOwn(place) && file.tokens.text(place + 2) != "nil"
          }
      }
    }
  }

  /// An end that is to be written by hand, because the next appearance would not make again what ends.
  private func madeByHand(_ field: FieldSource, _ verb: String, _ mark: String) -> MendCandidate? {
    guard let (_, declaration) = folder.classDeclaration(screen), folder.isScreen(declaration)
    else { return nil }
    return MendCandidate(
      byHand: "make .\(field.name) in viewWillAppear(_:), and end it in viewDidDisappear(_:), "
        + "`\(field.name)\(mark).\(verb)()`: it is made once now, and a screen that is shown again "
        + "would be without it", "\(verb) .\(field.name)")
  }

  /// The registrations of the screen itself that have a counterpart, by their names in code.
  private static let counterparts = [
    "add": "remove", "addObserver": "removeObserver", "addListener": "removeListener",
    "register": "unregister", "subscribe": "unsubscribe", "attach": "detach",
  ]

  /// The statements that take back what the screen registers itself with: `cart.remove(self)` for `cart.add(self)`.
  func unregistering() -> [MendCandidate] {
    guard let (file, declaration) = folder.classDeclaration(screen) else { return [] }
    let tokens = file.tokens
    return declaration.body.compactMap { place in
      guard let counterpart = Self.counterparts[tokens[place].text],
        tokens.text(place - 1) == ".", tokens.text(place + 1) == "(",
        tokens.text(place + 2) == "self", [")", ","].contains(tokens.text(place + 3))
      else { return nil }
      var start = place - 1
      while start > 0, tokens[start - 1].line == tokens[place].line,
        ![";", "{", "}", "="].contains(tokens[start - 1].text)
      {
        start -= 1
      }
      let object = file.source[
        tokens[start].range.lowerBound..<tokens[place - 1].range.lowerBound]
      let begin = place
      return running(
        Ending(
          statement: "\(object).\(counterpart)(self)", words: "\(counterpart) it",
          name: object.filter { $0.isLetter || $0.isNumber }
        ) { $0.path == file.path && $1 == begin })
    }
  }
}

extension SourceFile {
  /// The edit that ends what a property has before a method gives it another each time that the screen appears: after
  /// it was covered, the first would be left without an end. `nil` where the method ends it or asks for it.
  fileprivate func ending(_ statement: String, beforeEach place: Int) -> Replacement? {
    let moments = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]
    guard
      let method = declarations.first(where: {
        moments.contains($0.name) && $0.body.contains(place)
      })
    else { return nil }
    let start = tokens.text(place - 1) == "." ? place - 2 : place
    let isKnown = method.body.contains { other in
      guard other != place, tokens[other].text == tokens[place].text, tokens.isOwn(other) else {
        return false
      }
      let next = tokens.text(other + 1) == "?" ? other + 2 : other + 1
      return ["==", "!="].contains(tokens.text(next))
        || ["invalidate", "cancel"].contains(tokens.text(next + 1))
    }
    guard !isKnown, tokens[start - 1].line < tokens[start].line, !isContinued(start) else {
      return nil
    }
    return source.before(tokens[start].line, [indent(ofLine: tokens[start].line) + statement])
  }
}

extension SourceFolder {
  /// Whether a class is a view controller, by the names of its superclasses.
  func isScreen(_ declaration: Declaration) -> Bool {
    var seen: Set<String> = []
    var pending = declaration.inherited
    while let name = pending.popLast(), seen.insert(name).inserted {
      if name.hasSuffix("Controller") { return true }
      pending += classDeclaration(name)?.declaration.inherited ?? []
    }
    return false
  }

  /// The screens that have an object of a type as a property, by which they can speak of it.
  func owners(of type: String) -> [LeavingEdits] {
    screens.flatMap { screen in
      fields(of: screen).filter { type.isPath(of: $0.typeName) }
        .map { LeavingEdits(folder: self, screen: screen, subject: $0.name) }
    }
  }

  /// The screens that have an optional property of a name.
  func screens(with name: String) -> [String] {
    screens.filter { screen in fields(of: screen).contains { $0.name == name && $0.isOptional } }
  }

  private var screens: [String] {
    files.flatMap(\.declarations).filter { $0.kind == "class" && isScreen($0) }.map(\.path)
  }
}
