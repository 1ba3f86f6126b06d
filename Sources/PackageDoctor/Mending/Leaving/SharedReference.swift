import ObjectGraph

/// A reference of an object that outlives the screen, such as a singleton's property. When the screen leaves, it may be
/// another screen's: the screen ends it only if it is itself what is there.
struct SharedReference {
  /// The properties that lead from the value to the screen, as `.owner`; `nil` where others than properties do.
  let rest: String?
  /// The case of an enum whose only associated value is the screen.
  let payload: String?
  /// Whether the value is a closure, which can be compared with nothing.
  let isClosure: Bool
  /// The value's type, if it is one that can be compared only as an object.
  let isOfAny: Bool

  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - remedy: The change that ends it.
  ///   - chain: The properties that lead on from its target to the screen; `nil` where others than properties do.
  init(
    _ declaration: ReferenceDeclaration, _ remedy: Remedy, behind chain: String?,
    isClosure: Bool = false, isOfAny: Bool = false
  ) {
    var (text, parts) = ("", declaration.parts[...])
    while text != remedy.place, let part = parts.popFirst() { text += part.text }
    if parts.first?.form == .element { parts = parts.dropFirst() }
    let isPayload = parts.count == 1 && parts.first?.form == .payload && chain == ""
    payload = isPayload ? parts.first.map { String($0.text.dropFirst()) } : nil
    let isOfProperties = parts.allSatisfy { $0.form == .property }
    let members = parts.map { $0.text + ($0.traits.contains(.optional) ? "?" : "") }.joined()
    rest = isOfProperties ? chain.map { members + $0 } : nil
    (self.isClosure, self.isOfAny) = (isClosure, isOfAny)
  }

  /// The question whether the subject is what a statement ends; `nil` for one that asks by itself, as `removeAll` does.
  func condition(of statement: String, _ subject: String) -> String? {
    if statement.hasSuffix(" = nil"), let rest {
      let value = statement.dropLast(" = nil".count)
      let chain = rest.hasSuffix("?") ? rest.dropLast() : rest[...]
      let object = chain.isEmpty ? "\(value)" : "\(value)?\(chain)"
      return isOfAny ? "(\(object) as AnyObject?) === \(subject)" : "\(object) === \(subject)"
    }
    if let payload, let sign = statement.firstRange(of: " = .") {
      let value = statement[..<sign.lowerBound]
      return "case .\(payload)(let other) = \(value), other === \(subject)"
    }
    return nil
  }

  /// The edit to be made by hand for a statement that would end another screen's reference as well; `nil` where one can
  /// ask.
  func advice(for statement: String, _ subject: String) -> String? {
    guard statement.hasSuffix(" = nil") || statement.firstRange(of: " = .") != nil,
      condition(of: statement, subject) == nil
    else { return nil }
    return isClosure
      ? "capture \(subject) weakly there: `\(statement)` where the screen leaves would also end "
        + "what another screen has put there since"
      : "end it where the screen leaves, `\(statement)`, but only if it is still what this screen "
        + "has put there: another screen may have put its own there since"
  }
}

extension LeavingEdits {
  /// How one asks whether a step's reference is still the subject's; `nil` for one that ends with the screen.
  func shared(_ path: RetainingPath, _ step: Int, _ remedy: Remedy, _ field: FieldSource?)
    -> SharedReference?
  {
    guard folder.outlives(path, step) else { return nil }
    let target = path.steps[step].target
    return SharedReference(
      path.declaration(ofStep: step), remedy, behind: chain(path, behind: step),
      isClosure: target.kind == .closure,
      isOfAny: step + 1 == path.steps.count && field.map(folder.isOfAny) == true)
  }
}

extension SourceFolder {
  /// Whether the objects that a property has, or its elements, can be compared only as objects: their type is `Any`, or a
  /// protocol that need not be one of classes.
  func isOfAny(_ field: FieldSource) -> Bool {
    let element = field.elements?.last { field.file.tokens[$0].kind == .word }
    let type = element.map { field.file.tokens[$0].text } ?? field.typeName
    return type == "Any" || !isBoundToClasses(type)
  }
}
