import ObjectGraph

extension LeavingEdits {
  /// The name of the property that a screen gets for its coordinator.
  private static let callback = "onLeave"

  /// A call of the screen's by which its holder lets it go, for a screen that knows no way to the holder: a coordinator
  /// that keeps the coordinator of the screen, or the screen itself.
  ///
  /// - Parameters:
  ///   - field: The holder's property, of one object or of several.
  ///   - way: The property by which the leaked object leads to the screen; empty for the screen itself.
  func callingBack(_ path: RetainingPath, _ step: Int, _ field: FieldSource, by way: String = "")
    -> MendCandidate?
  {
    let isElement = path.steps[step].label.hasSuffix("]")
    guard let (file, declaration) = folder.classDeclaration(screen),
      !file.declarations.contains(where: { $0.name == Self.callback }), !field.isConstant,
      isElement || field.isOptional,
      let (place, object) = addition(
        to: field, of: path.steps[step].target.typeName.withoutArguments, isElement: isElement),
      let chain = chain(path, behind: step),
      let candidate = running(
        ["\(Self.callback)?()"], "\(isElement ? "remove it from" : "clear") .\(field.name)"),
      let property = file.addingProperty(
        [
          "/// Called when the screen leaves for good.",
          "var \(Self.callback): (() -> Void)?",
        ], to: declaration)
    else { return nil }
    let line = field.file.source.line(at: place)
    // By then the property may have another object.
    let end = "self?.\(field.name)"
    let words =
      "{ [weak self, weak \(object)] in "
      + (isElement
        ? "\(end).removeAll { $0 === \(object) } }"
        : "if \(end) === \(object) { \(end) = nil } }")
    let call =
      field.file.source.lineEnd(beside: line) + field.file.indent(ofLine: line)
      + "\(object)\(chain)\(way).\(Self.callback) = \(words)"
    return candidate.adding(Replacement(range: place..<place, text: call), to: field.file.path)
      .adding(property, to: file.path)
  }

  /// A call of what a screen has been given already to take itself out of the holder's property, for a screen that
  /// does not call it each time it leaves.
  func calling(_ field: FieldSource) -> [MendCandidate] {
    let tokens = field.file.tokens
    guard let type = field.declaring, type.kind == "class" else { return [] }
    return type.body.flatMap { place -> [MendCandidate] in
      guard tokens[place].text == "{", tokens.text(place - 1) == "=", place > 2,
        tokens.text(place - 3) == "."
      else { return [] }
      // Called again, what takes something out does nothing.
      let body = ClosureSource(tokens, at: place).body
      let words = ["self", "?", ".", field.name, ".", "removeAll", "{"]
      guard tokens[body].prefix(words.count).map(\.text) == words,
        tokens.closing(body.lowerBound + words.count - 1) == body.upperBound - 1
      else { return [] }
      let name = tokens[place - 2].text
      return folder.screens(with: name).compactMap {
        LeavingEdits(folder: folder, screen: $0).running(["\(name)?()"], "call .\(name)")
      }
    }
  }

  /// The statement that gives the property an object, by its end and the object's name.
  private func addition(
    to field: FieldSource, of target: String, isElement: Bool
  ) -> (end: Int, object: String)? {
    let tokens = field.file.tokens
    guard let type = field.declaring, type.kind == "class" else { return nil }
    for place in type.body where tokens[place].text == field.name {
      let pattern = isElement ? [".", "append", "("] : ["="]
      let value = place + pattern.count + 1
      guard place != field.keyword + 1,
        pattern.indices.allSatisfy({ tokens.text(place + 1 + $0) == pattern[$0] }),
        tokens.isOwn(place),
        tokens.indices.contains(value), tokens[value].kind == .word,
        !["nil", "self"].contains(tokens[value].text),
        isOf(target, tokens[value].text, before: value, in: field.file),
        tokens.text(value + 1) == ")" || !isElement && !".(".contains(tokens.text(value + 1))
      else { continue }
      let last = isElement ? value + 1 : value
      return (tokens[last].range.upperBound, tokens[value].text)
    }
    return nil
  }

  /// Whether a name may stand for an object of a type: it is none of a parameter of another type.
  private func isOf(_ type: String, _ name: String, before place: Int, in file: SourceFile) -> Bool
  {
    let tokens = file.tokens
    guard
      let method = file.declarations.last(where: { $0.kind == "func" && $0.body.contains(place) })
    else { return true }
    let head = method.keyword
    guard
      let colon = (head..<max(head, method.body.lowerBound)).first(where: {
        tokens[$0].text == ":" && tokens.text($0 - 1) == name
      })
    else { return true }
    let end = (colon..<method.body.lowerBound).first { [",", ")"].contains(tokens[$0].text) }
    return (colon..<(end ?? colon)).contains {
      tokens[$0].text == type.split(separator: ".").last ?? ""
    }
  }

  /// The properties that lead from the holder's object to the screen: `.screen`; empty for the screen itself.
  func chain(_ path: RetainingPath, behind step: Int) -> String? {
    var words = ""
    for position in path.steps.indices.dropFirst(step + 1) {
      let (label, holder) = (path.steps[position].label, path.holder(ofStep: position))
      guard holder.kind == .object,
        let field = folder.fields(of: holder.typeName.withoutArguments).first(where: {
          "." + $0.name == label
        })
      else { return nil }
      words += label + (field.isOptional ? "?" : "")
    }
    return words
  }
}
