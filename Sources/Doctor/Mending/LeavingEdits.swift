/// The edits of a screen that ends something when it leaves for good. Not when it is deallocated, because what it ends
/// keeps it alive.
struct LeavingEdits {
  let folder: SourceFolder
  /// The class of the screen.
  let screen: String
  /// The leaked object in the screen's words: the screen itself, or a property of it.
  var subject = "self"

  /// The candidate that runs a statement when the screen leaves; `nil` where its class is not among the sources, or
  /// is none of a screen.
  ///
  /// - Parameter isAlways: Whether it runs also when the screen is covered.
  func running(_ statement: String, _ words: String, always isAlways: Bool = false)
    -> MendCandidate?
  {
    guard let (file, declaration) = folder.classDeclaration(screen), folder.isScreen(declaration)
    else { return nil }
    let line =
      isAlways ? statement : "if isMovingFromParent || isBeingDismissed { \(statement) }"
    let edit = insertion(of: [line], in: "viewDidDisappear", file, declaration)
    let moment = isAlways ? "where the screen disappears" : "where the screen leaves"
    return edit.map { MendCandidate("\(words) \(moment)", [file.path: [$0]]) }
  }

  /// The edit that puts lines behind a method's call of `super`, or into a new method.
  func insertion(
    of lines: [String], in method: String, _ file: SourceFile, _ declaration: Declaration
  ) -> Replacement? {
    let tokens = file.tokens
    let own = file.declarations.first {
      $0.name == method && $0.container == declaration.path && !$0.body.isEmpty
    }
    guard let own else { return newMethod(method, lines, in: file, declaration) }
    let calls = own.body.filter {
      tokens[$0].text == "super" && tokens.text($0 + 2) == method
    }
    guard let call = calls.first else { return nil }
    let end = file.source.lineEnd(beside: tokens[call].line)
    let place = tokens[tokens.closing(call + 3)].range.upperBound
    let indent = file.indent(ofLine: tokens[call].line)
    return Replacement(
      range: place..<place, text: lines.map { end + ($0.isEmpty ? "" : indent + $0) }.joined())
  }

  private func newMethod(
    _ name: String, _ body: [String], in file: SourceFile, _ declaration: Declaration
  ) -> Replacement? {
    let tokens = file.tokens
    let (open, close) = (declaration.body.lowerBound - 1, declaration.body.upperBound)
    guard tokens.indices.contains(close), tokens.text(open) == "{", tokens[close].text == "}",
      tokens[open].line < tokens[close].line || declaration.body.isEmpty
    else { return nil }
    let outer = file.indent(ofLine: tokens[open].line)
    let unit = file.indentUnit
    let access = declaration.isPublic ? "public " : ""
    let lines =
      [
        outer + unit + access + "override func \(name)(_ animated: Bool) {",
        outer + unit + unit + "super.\(name)(animated)",
      ] + body.map { $0.isEmpty ? "" : outer + unit + unit + $0 } + [outer + unit + "}"]
    if tokens[open].line < tokens[close].line {
      let space = declaration.body.isEmpty ? [] : [""]
      return file.source.before(tokens[close].line, space + lines)
    }
    let end = file.source.lineEnd(beside: tokens[open].line)
    return Replacement(
      range: tokens[open].range.upperBound..<tokens[close].range.lowerBound,
      text: lines.map { end + $0 }.joined() + end + outer)
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
      return type.contains("Cancellable")
        ? running("\(field.name).removeAll()", "cancel .\(field.name)") : nil
    }
  }

  private func ending(_ field: FieldSource, _ verb: String, _ mark: String) -> MendCandidate? {
    ending(
      field.name, "\(field.name)\(mark).\(verb)()", "\(verb) .\(field.name)",
      isClearable: field.isOptional && !field.isConstant && !field.modifiers.contains("lazy"),
      madeAt: makings(of: field.name))
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
      return running("\(object).\(counterpart)(self)", "\(counterpart) it")
    }
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
      fields(of: screen).filter { $0.typeName == type || type.hasSuffix("." + $0.typeName) }
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
