/// The edits of a screen that ends something when it leaves for good. Not when it is deallocated, because what it ends
/// keeps it alive.
struct LeavingEdits {
  let folder: SourceFolder
  /// The class of the screen.
  let screen: String

  /// The candidate that runs a statement when the screen leaves; `nil` where its class is not among the sources.
  func running(_ statement: String, _ words: String) -> MendCandidate? {
    guard let (file, declaration) = folder.classDeclaration(screen), !declaration.body.isEmpty
    else { return nil }
    let line = "if isMovingFromParent || isBeingDismissed { \(statement) }"
    let edit = insertion(of: line, into: file, declaration)
    return edit.map { MendCandidate("\(words) where the screen leaves", [file.path: [$0]]) }
  }

  private func insertion(
    of line: String, into file: SourceFile, _ declaration: Declaration
  ) -> Replacement? {
    let tokens = file.tokens
    let own = file.declarations.first {
      $0.name == "viewDidDisappear" && $0.container == declaration.path && !$0.body.isEmpty
    }
    guard let own else { return newMethod(line, in: file, declaration) }
    let calls = own.body.filter {
      tokens[$0].text == "super" && tokens.text($0 + 2) == "viewDidDisappear"
    }
    guard let call = calls.first else { return nil }
    let end = file.source.lineEnd(beside: tokens[call].line)
    let place = tokens[tokens.closing(call + 3)].range.upperBound
    return Replacement(
      range: place..<place, text: end + file.indent(ofLine: tokens[call].line) + line)
  }

  private func newMethod(
    _ line: String, in file: SourceFile, _ declaration: Declaration
  ) -> Replacement? {
    let tokens = file.tokens
    let close = declaration.body.upperBound
    guard tokens.indices.contains(close), tokens[close].text == "}",
      tokens[declaration.body.lowerBound - 1].line < tokens[close].line
    else { return nil }
    let outer = file.indent(ofLine: tokens[close].line)
    let unit = file.indentUnit
    let access = declaration.isPublic ? "public " : ""
    let lines = [
      "", outer + unit + access + "override func viewDidDisappear(_ animated: Bool) {",
      outer + unit + unit + "super.viewDidDisappear(animated)", outer + unit + unit + line,
      outer + unit + "}",
    ]
    return file.source.before(tokens[close].line, lines)
  }

  /// The statements that end what a property of the screen has: a timer, a task, a subscription, an observer.
  func ending(_ fields: [FieldSource]) -> [MendCandidate] {
    fields.compactMap { field in
      let mark = field.isOptional ? "?" : ""
      let type = field.typeText.isEmpty ? field.typeName : field.typeText
      let name = type.prefix { $0.isLetter || $0 == "_" }
      if ["Timer", "DisplayLink", "KeyValueObservation"].contains(where: name.hasSuffix) {
        return running("\(field.name)\(mark).invalidate()", "invalidate .\(field.name)")
      }
      if ["Task", "Cancellable", "Subscription", "WorkItem"].contains(where: name.hasSuffix) {
        return running("\(field.name)\(mark).cancel()", "cancel .\(field.name)")
      }
      return type.contains("Cancellable")
        ? running("\(field.name).removeAll()", "cancel .\(field.name)") : nil
    }
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

  /// The statement by which a holder lets the screen go, through a property of the screen that leads to the holder.
  ///
  /// - Parameters:
  ///   - field: The holder's property.
  ///   - isElement: Whether the screen is one of its elements.
  func clearing(_ field: FieldSource, isElement: Bool) -> [MendCandidate] {
    let ways = folder.fields(of: screen).filter {
      $0.typeName == field.container || field.container.hasSuffix("." + $0.typeName)
    }
    return ways.compactMap { way in
      let start = way.name + (way.isOptional ? "?" : "") + ".\(field.name)"
      return isElement
        ? running("\(start).removeAll { $0 === self }", "remove it from .\(field.name)")
        : field.isOptional && !field.isConstant
          ? running("\(start) = nil", "clear .\(field.name)") : nil
    }
  }
}
