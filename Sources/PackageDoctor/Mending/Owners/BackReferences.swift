import ObjectGraph

/// Properties that lead back to what has their object already: each value that the package gives them has another owner.
/// Only such a one is made weak; another one may be what keeps its object.
extension SourceFolder {
  /// Whether each value that a property is known to be given has another owner: `self`, as in `header.owner = self`, what a
  /// property of the class has that gives it, what a container or a list is given there, too, or a parameter of which
  /// this is true where it is passed.
  func isBackReference(_ field: FieldSource) -> Bool {
    isDelegate(field)
      || files.filter { !$0.path.isOfTests }.allSatisfy { file in
        file.tokens.indices.allSatisfy { place in
          guard file.tokens[place].text == field.name, file.tokens.text(place + 1) == "=",
            file.tokens[place].kind == .word, !file.isDeclared(at: place),
            isOwner(of: field, ofMember: place, in: file)
          else { return true }
          return file.alternatives(from: place + 2).allSatisfy { isOwned(at: $0, in: file) }
        }
      }
  }

  /// Whether a property is of a protocol, and named a delegate or the like, which others own by custom. The name of the
  /// protocol says nothing: what it is called by may be an object that it alone has.
  private func isDelegate(_ field: FieldSource) -> Bool {
    let roles = ["delegate", "datasource", "listener", "observer"]
    return roles.contains { field.name.lowercased().hasSuffix($0) }
      && files.contains { file in
        file.declarations.contains { $0.kind == "protocol" && $0.name == field.typeName }
      }
  }

  /// The edit to be made by hand for a property that may be the only owner of the target.
  func ownerAdvice(_ path: RetainingPath, _ step: Int) -> String? {
    guard step + 1 == path.steps.count, let field = field(path, step), field.isOptional,
      !field.isConstant, !field.hasValue, field.elements == nil,
      field.modifiers.isDisjoint(with: ["weak", "unowned", "lazy"]), mayBeClass(field.typeName),
      !field.typeText.contains("->"), !isBackReference(field)
    else { return nil }
    return "\(field.path) may be what keeps \(path.target.typeName): clear it where that is not "
      + "needed any more, or make it weak if something else keeps it"
  }

  /// Whether what a member is named of has a property, and not one of the same name of another type.
  func isOwner(of field: FieldSource, ofMember place: Int, in file: SourceFile) -> Bool {
    if field.container.isEmpty { return file.tokens.text(place - 1) != "." }
    guard let type = owner(ofMember: place, in: file) else { return false }
    return field.container.isPath(of: type)
      || fields(of: type).contains {
        $0.keyword == field.keyword && $0.file.path == field.file.path
      }
  }

  /// The type of what a member is named of; `nil` where it is not known.
  private func owner(ofMember place: Int, in file: SourceFile) -> String? {
    let around = file.declarations.last {
      ($0.isType || $0.kind == "extension") && $0.body.contains(place)
    }
    guard !file.tokens.isOwn(place) else { return around?.path }
    let chain = MemberChain(file, at: file.tokens.beginning(of: place))
    guard let end = chain.names.firstIndex(of: place), !chain.calls[..<end].contains(true),
      chain.subscripts.isDisjoint(with: 0..<end)
    else { return nil }
    let base = chain.name(0)
    var (type, position) = (around?.path, 1)
    if base.first?.isUppercase == true {
      type = base
      if chain.isOfShared { position = 2 }
    } else if base != "self" {
      type = self.type(of: base, at: place, in: file, around?.path)
    }
    while position < end, let known = type, !known.isEmpty {
      type = fields(of: known).first { $0.name == chain.name(position) }?.typeName
      position += 1
    }
    return type.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The type of a parameter, a local or a property; `nil` where it is not written.
  private func type(of name: String, at place: Int, in file: SourceFile, _ container: String?)
    -> String?
  {
    let method = file.function(around: place)
    if let method {
      let label = method.head.first {
        file.tokens[$0].text == name && file.tokens.text($0 + 1) == ":"
      }
      if let label {
        let type = file.tokens.text(label + 2)
        return ["any", "some", "inout"].contains(type) ? file.tokens.text(label + 3) : type
      }
      if let local = file.local(name, in: method.body), !local.type.isEmpty { return local.type }
    }
    return container.flatMap { container in
      fields(of: container).first { $0.name == name }?.typeName
    }
  }

  /// Whether the value that begins at a place has another owner.
  private func isOwned(at value: Int, in file: SourceFile, after count: Int = 0) -> Bool {
    let tokens = file.tokens
    if (value..<value + 3).map({ tokens.text($0) }) == [".", "some", "("] {
      return isOwned(at: value + 3, in: file, after: count)
    }
    guard tokens.indices.contains(value), tokens[value].kind == .word else { return false }
    let chain = MemberChain(file, at: value)
    let isMember = chain.name(0) == "self" && chain.names.count == 2
    guard chain.names.count == 1 || isMember, !chain.calls.contains(true), chain.subscripts.isEmpty
    else { return false }
    let name = chain.name(chain.names.count - 1)
    if ["nil", "self"].contains(name) { return true }
    guard
      let method = file.function(around: value)
    else { return false }
    if !isMember {
      if let parameter = file.parameter(name, of: method) {
        return isOwned(parameter, of: method, after: count)
      }
      if let local = file.local(name, in: method.body) {
        if file.isShown(name, in: method.body) || file.isListed(name, in: method)
          || file.isReturned(name, by: method) || isKept(name, in: method.body, of: file)
        {
          return true
        }
        let sign = (local.place..<value).first { tokens[$0].text == "=" }
        return !local.isMade && count < LostWorkSearch.mostMethods
          && sign.map { isOwned(at: $0 + 1, in: file, after: count + 1) } == true
      }
    }
    return fields(of: method.container ?? "").contains {
      $0.name == name && $0.modifiers.isDisjoint(with: ["weak", "unowned"])
    }
  }

  /// Whether each value that is passed for a parameter has another owner. Of a method, one has to be found.
  private func isOwned(
    _ parameter: (position: Int, label: String), of method: Declaration, after count: Int
  ) -> Bool {
    guard count < LostWorkSearch.mostMethods else { return false }
    let values = files.filter { !$0.path.isOfTests }.flatMap { file in
      file.arguments(parameter, ofCallsOf: method).map { (file: file, place: $0.lowerBound) }
    }
    return (!values.isEmpty || method.kind == "init")
      && values.allSatisfy { value in
        value.file.alternatives(from: value.place).allSatisfy {
          isOwned(at: $0, in: value.file, after: count + 1)
        }
      }
  }
}

extension SourceFile {
  /// Whether a name is that of a declaration there.
  fileprivate func isDeclared(at place: Int) -> Bool {
    ["let", "var"].contains(tokens.text(place - 1))
  }

  /// Whether a method makes an object for who calls it.
  fileprivate func isReturned(_ name: String, by method: Declaration) -> Bool {
    method.body.contains { place in
      tokens[place].text == name && tokens.text(place - 1) == "return"
        && (place + 1 == method.body.upperBound || tokens[place].line < tokens[place + 1].line
          || [";", "}"].contains(tokens.text(place + 1)))
    }
  }

  /// Whether a method puts an object into a list, or into another property, of its own class.
  fileprivate func isListed(_ name: String, in method: Declaration) -> Bool {
    method.body.contains { place in
      guard tokens[place].text == name, tokens.text(place - 1) != "." else { return false }
      if tokens.text(place - 1) == "(", ["append", "insert"].contains(tokens.text(place - 2)) {
        return tokens.isOwn(tokens.beginning(of: place - 2))
      }
      return tokens.text(place - 1) == "=" && tokens.isOwn(place - 2)
        && !["let", "var"].contains(tokens.text(place - 3))
    }
  }
}
