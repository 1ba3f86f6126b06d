import ObjectGraph

extension LeavingEdits {
  /// The statements by which the screen ends a reference that it can reach: by its own properties, from a static, or
  /// through a property that leads to the holder.
  ///
  /// - Parameter field: The property of the reference, where it is among the sources.
  func releasing(_ path: RetainingPath, _ step: Int, _ field: FieldSource?) -> [MendCandidate] {
    guard let remedy = path.declaration(ofStep: step).ending,
      folder.reader(path, step) == nil
    else { return [] }
    let holder = path.holder(ofStep: step)
    var owners = [expression(path, step)].compactMap(\.self)
    if let field, holder.kind == .object {
      owners += folder.fields(of: screen).filter {
        field.container.isPath(of: $0.typeName)
      }.map { $0.name + ($0.isOptional ? "?" : "") }
    }
    let place = Place(
      remedy: remedy, key: path.steps[step].label.dropFirst(remedy.place.count), field: field,
      variable: folder.fields(of: holder.typeName.withoutArguments).first {
        "." + $0.name == remedy.place
      }, isTarget: step + 1 == path.steps.count, shared: shared(path, step, remedy, field))
    return owners.flatMap { releasing(place, of: $0, isOwn: path.origin == .cycle) }
  }

  /// The end of a reference by a statement.
  private func ending(
    _ place: Place, _ owner: String, _ statement: String, _ words: String, isOwn: Bool = false
  ) -> Ending {
    let isShared = place.shared != nil
    let name = String(place.remedy.place.split(separator: ".").last ?? owner.lastName)
    let isClear = place.remedy.verb == "clear"
    let isSet = isClear || place.remedy.verb == "set"
    let base = String(owner.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let leaves = place.field.map(removers) ?? []
    return Ending(
      statement: statement, condition: place.shared?.condition(of: statement, subject),
      words: words, name: name,
      optional: isClear && isOwn && !isShared ? String(statement.dropLast(" = nil".count)) : nil,
      isOwn: isOwn && isSet
    ) { file, begin in
      let tokens = file.tokens
      if tokens[begin].text == name, !["let", "var"].contains(tokens.text(begin - 1)),
        owner.isEmpty ? tokens.isOwn(begin) : tokens.text(begin - 1) == "." || place.isGlobal
      {
        let next = tokens.text(begin + 1)
        if next == "=" { return tokens.text(begin + 2) != "nil" }
        return !isSet && (next == "[" || ["append", "insert"].contains(tokens.text(begin + 2)))
      }
      guard !isSet, !base.isEmpty, tokens[begin].text == subject,
        ["(", ":", ","].contains(tokens.text(begin - 1)),
        [")", ","].contains(tokens.text(begin + 1))
      else { return false }
      var argument = begin
      // It may be wrapped: `links.add(Handler(owner: self) { … })`.
      while let open = tokens.callOpening(before: argument) {
        let callee = tokens.text(open - 1)
        argument = tokens.beginning(of: open - 1)
        let start = tokens.text(argument) == "self" ? argument + 2 : argument
        if tokens.text(start) == base {
          return !leaves.contains(callee) && !callee.hasPrefix("remove") && callee != "forget"
        }
      }
      return false
    }
  }

  /// The place of a reference that is to end.
  private struct Place {
    let remedy: Remedy
    /// The reference's label behind the property: `[3]`, `["offers"]`, `[0].subject`.
    let key: Substring
    let field: FieldSource?
    /// The property that the remedy names.
    let variable: FieldSource?
    let isTarget: Bool
    /// For a reference that another screen may have by now, how one asks; `nil` for the screen's own.
    let shared: SharedReference?

    /// Whether it is a global.
    var isGlobal: Bool { field?.container.isEmpty == true }

    var verb: String { remedy.verb == "set" ? "reset" : remedy.verb }
  }

  /// The candidate that ends a reference by a statement. What may be another screen's is ended by hand where one cannot
  /// ask whose it is.
  private func running(
    _ place: Place, _ owner: String, _ statement: String, _ words: String, isOwn: Bool = false
  ) -> MendCandidate? {
    running(ending(place, owner, statement, words, isOwn: isOwn)).map { end in
      place.shared?.advice(for: statement, subject).map { MendCandidate(byHand: $0, words) } ?? end
    }
  }

  private func releasing(_ place: Place, of owner: String, isOwn: Bool) -> [MendCandidate] {
    func run(_ statement: String, _ words: String) -> MendCandidate? {
      let end = running(place, owner, statement, words, isOwn: isOwn)
      // A constant cannot be cleared by hand either.
      return end?.byHand != nil && place.field?.isConstant == true ? nil : end
    }
    let name = String(place.remedy.place.drop { $0 == "." })
    let start = owner.isEmpty || name.isEmpty ? owner : owner + "."
    let words = "\(place.verb) .\(name.isEmpty ? owner : name)"
    var candidates: [MendCandidate?] = []
    if let field = place.field, field.isHidden, place.remedy.verb == "remove it from",
      place.isTarget, !owner.isEmpty
    {
      candidates += removers(of: field).flatMap { method in
        let statement = "\(start.dropLast(name.isEmpty ? 0 : 1)).\(method)(\(subject))"
        return [
          run(statement, words),
          isStarted(owner) ? running([statement], words, always: true) : nil,
        ]
      }
      if candidates.isEmpty, let member = removal(place.key), let edit = remover(of: field, member)
      {
        candidates.append(
          run("\(start.dropLast()).forget(\(subject))", words)?
            .adding(edit, to: field.file.path))
      }
    } else if let statement = statement(place, start + name) {
      candidates.append(run(statement, words))
    }
    return candidates.compactMap(\.self)
  }

  private func statement(_ place: Place, _ whole: String) -> String? {
    switch place.remedy.verb {
    case "clear": return "\(whole) = nil"
    case "set":
      return place.variable.flatMap { folder.emptyCase(of: $0.typeName) }
        .map { "\(whole) = .\($0)" }
    case "remove it from" where place.remedy.place.isEmpty:
      return place.isTarget && !whole.isEmpty ? "\(whole).remove(\(subject))" : nil
    case "remove it from": return removing(place.key, from: whole, place.field, place.isTarget)
    default: return nil
    }
  }

  /// The statement that takes the subject out of a collection.
  ///
  /// - Parameter key: The element, as a label has it. A key is a word of the source only if it stands there.
  private func removing(
    _ key: Substring, from whole: String, _ field: FieldSource?, _ isTarget: Bool
  ) -> String? {
    let isDictionary = field?.isDictionary ?? !key.hasPrefix("[0")
    if key.hasPrefix("[\""), key.hasSuffix("\"]") {
      let isWord = folder.files.contains { $0.hasWord(key.dropFirst().dropLast()) }
      if isWord || field == nil { return "\(whole)\(key) = nil" }
    }
    guard isTarget else { return nil }
    if isDictionary, field != nil {
      return key.hasSuffix("]") ? "\(whole) = \(whole).filter { $0.value !== \(subject) }" : nil
    }
    return removal(key).map { "\(whole).removeAll { \($0) === \(subject) }" }
  }

  /// The element of an array that a label leads to, in the words of a closure: `$0`, or a member of it.
  private func removal(_ key: Substring) -> String? {
    guard let close = key.lastIndex(of: "]") else { return nil }
    let member = key[close...].dropFirst()
    return member.isEmpty ? "$0" : "($0\(member) as AnyObject)"
  }

  /// The statements by which the screen leaves a static or global that holds it, and the one by which that holds
  /// weakly.
  func releasingRoot(_ path: RetainingPath) -> [MendCandidate] {
    guard folder.readerOfRoot(path) == nil, path.suspectsRoot, path.steps.isEmpty,
      let declaration = path.rootDeclaration,
      let first = declaration.parts.first, let remedy = declaration.ending,
      let name = first.text.split(separator: " ").last.map(String.init)
    else { return [] }
    let field = folder.variable(name)
    let key = declaration.text.dropFirst(first.text.count)
    if let field, let advice = folder.keptAdvice(field, isOfCycle: false) {
      return [MendCandidate(byHand: advice, "keep \(name)")]
    }
    let weak =
      key.isEmpty
      ? field.map(folder.weakenings) ?? []
      : field.flatMap { WeakElements(folder: folder, field: $0).candidate }.map { [$0] } ?? []
    let place = Place(
      remedy: remedy, key: key, field: field, variable: field, isTarget: true,
      shared: SharedReference(
        declaration, remedy, behind: "", isOfAny: field.map(folder.isOfAny) == true
      ))
    let end = statement(place, name).flatMap {
      running(place, name, $0, "\(place.verb) \(name)")
    }
    return weak + [end].compactMap(\.self)
  }

  /// The expression for the object that holds by a step, empty for the screen itself; `nil` where it has none.
  private func expression(_ path: RetainingPath, _ step: Int) -> String? {
    var words = ""
    if case .root(let root) = path.origin {
      guard root.hasPrefix("static "), let declaration = path.rootDeclaration,
        declaration.parts.count == 1
      else { return nil }
      let isOptional = declaration.parts.last?.traits.contains(.optional) == true
      words = root.dropFirst("static ".count) + (isOptional ? "?" : "")
    } else if path.origin != .cycle || subject != "self" {
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
}

extension String {
  /// The last name of a chain: `current` of `App.current`.
  fileprivate var lastName: Substring { split(separator: ".").last ?? "" }
}

extension SourceFile {
  /// Whether a text stands in the file, with its quotation marks.
  func hasWord(_ word: Substring) -> Bool {
    tokens.contains { $0.kind == .literal && source[$0.range] == word }
  }
}

extension SourceFolder {
  /// A static or global by its name, which is a path for a static.
  func variable(_ name: String) -> FieldSource? {
    let names = name.split(separator: ".")
    guard let last = names.last else { return nil }
    let container = names.dropLast().joined(separator: ".")
    if !container.isEmpty { return fields(of: container).first { $0.name == last } }
    for file in files {
      let declaration = file.declarations.first { $0.surrounding == nil && $0.name == last }
      if let field = declaration.flatMap({ FieldSource($0, in: file) }) { return field }
    }
    return nil
  }

  /// The first case without associated values of an enum.
  fileprivate func emptyCase(of type: String) -> String? {
    for file in files {
      for declaration in file.declarations
      where declaration.kind == "case" && declaration.isMember(of: type) {
        if file.tokens.text(declaration.keyword + 1) != "(" { return declaration.name }
      }
    }
    return nil
  }
}
