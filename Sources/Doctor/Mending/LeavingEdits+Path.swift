import ObjectGraph

extension LeavingEdits {
  /// The statement by which the screen ends a reference that it can reach: by its own properties, or from a static.
  func resetting(_ path: RetainingPath, _ step: Int) -> [MendCandidate] {
    let declaration = path.declaration(ofStep: step)
    guard let holder = expression(path, step), let remedy = declaration.ending else { return [] }
    let (label, isTarget) = (path.steps[step].label, step + 1 == path.steps.count)
    let place = remedy.place.drop { $0 == "." }
    let owner = holder.isEmpty || place.isEmpty ? holder : holder + "."
    let statement: String?
    switch remedy.verb {
    case "clear": statement = "\(owner)\(place) = nil"
    case "set":
      let type = path.holder(ofStep: step).typeName.withoutArguments
      statement = emptyCase(ofField: String(place), of: type).map { "\(owner)\(place) = .\($0)" }
    case "remove it from" where place.isEmpty:
      statement = isTarget && !owner.isEmpty ? "\(owner).remove(self)" : nil
    case "remove it from":
      let key = label.dropFirst(remedy.place.count)
      if key.hasPrefix("[\"") {
        statement = "\(owner)\(place)\(key) = nil"
      } else {
        statement = isTarget ? "\(owner)\(place).removeAll { $0 === self }" : nil
      }
    default: statement = nil
    }
    let verb = remedy.verb == "set" ? "reset" : remedy.verb
    let words = "\(verb) .\(place.isEmpty ? holder[...] : place)"
    return [statement.flatMap { running($0, words) }].compactMap(\.self)
  }

  /// The statement by which the screen leaves a static or global that holds it.
  func resettingRoot(_ path: RetainingPath) -> [MendCandidate] {
    guard path.suspectsRoot, path.steps.isEmpty, case .root(let root) = path.origin,
      let name = root.split(separator: " ").last, !name.contains("["),
      let remedy = path.rootDeclaration?.ending
    else { return [] }
    let isElement = remedy.verb == "remove it from"
    guard isElement || remedy.verb == "clear" else { return [] }
    let statement = isElement ? "\(name).removeAll { $0 === self }" : "\(name) = nil"
    return [running(statement, "\(remedy.verb) \(name)")].compactMap(\.self)
  }

  /// The expression for the object that holds by a step, empty for the screen itself; `nil` where it has none.
  private func expression(_ path: RetainingPath, _ step: Int) -> String? {
    var words = ""
    if case .root(let root) = path.origin {
      guard root.hasPrefix("static "), let declaration = path.rootDeclaration else { return nil }
      let isOptional = declaration.parts.last?.traits.contains(.optional) == true
      words = root.dropFirst("static ".count) + (isOptional ? "?" : "")
    } else if path.origin != .cycle {
      return nil
    }
    for position in 0..<step {
      let (label, holder) = (path.steps[position].label, path.holder(ofStep: position))
      let name = label.dropFirst()
      guard holder.kind == .object, label.hasPrefix("."),
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      let field = folder.fields(of: holder.typeName.withoutArguments).first { $0.name == name }
      words += (words.isEmpty ? "" : ".") + name + (field?.isOptional == true ? "?" : "")
    }
    return path.holder(ofStep: step).kind == .object ? words : nil
  }

  /// The first case without associated values of a property's enum.
  private func emptyCase(ofField name: String, of type: String) -> String? {
    guard let field = folder.fields(of: type).first(where: { $0.name == name }) else { return nil }
    for file in folder.files {
      for declaration in file.declarations
      where declaration.kind == "case" && declaration.isMember(of: field.typeName) {
        let place = file.tokens.indices.first {
          file.tokens[$0].line == declaration.line && file.tokens[$0].text == declaration.name
        }
        if let place, file.tokens.text(place + 1) != "(" { return declaration.name }
      }
    }
    return nil
  }
}
