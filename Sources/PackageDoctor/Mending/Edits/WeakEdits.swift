extension SourceFolder {
  /// The candidates that make a property weak. A constant of a `Sendable` class stays one. One with `!` becomes one with
  /// `?` where that compiles: a call after its object has left would end the process.
  func weakenings(_ field: FieldSource) -> [MendCandidate] {
    guard !field.isForced else {
      var forced = weakening(field, "weak var", isForced: true)
      forced?.left =
        "a use of .\(field.name) when its object has left ends the process, as it is `!`"
      return [weakening(field, "weak var"), forced].compactMap(\.self)
    }
    return [weakening(field, "weak var"), field.isConstant ? weakening(field, "weak let") : nil]
      .compactMap(\.self)
  }

  /// The edits that make a property weak: it becomes an optional, and a protocol one of classes.
  ///
  /// - Returns: `nil` for a property that is weak, has a value of its own, is given an object that nothing else would
  ///   hold, or is none of a single object.
  private func weakening(_ field: FieldSource, _ words: String, isForced: Bool = false)
    -> MendCandidate?
  {
    let tokens = field.file.tokens
    // No observer is called when a weak property becomes nil.
    guard field.observers == nil, !field.isUsedAtTheEnd else { return nil }
    guard let type = field.type, field.modifiers.isDisjoint(with: ["weak", "unowned", "lazy"]),
      !field.hasValue, mayBeClass(field), !field.isGivenNew, !isGivenNewElsewhere(field),
      isBackReference(field)
    else { return nil }
    let keyword = tokens[field.keyword]
    var own = [Replacement(range: keyword.range, text: words)]
    if field.isForced, !isForced {
      own.append(Replacement(range: tokens[type.upperBound].range, text: "?"))
      own += field.uses.map { Replacement(range: $0..<$0, text: "?") }
    }
    if !field.isOptional {
      let (start, end) = (
        tokens[type.lowerBound].range.lowerBound, tokens[type.upperBound].range.upperBound
      )
      if field.typeText.hasPrefix("any ") {
        own.append(Replacement(range: start..<start, text: "("))
        own.append(Replacement(range: end..<end, text: ")?"))
      } else {
        own.append(Replacement(range: end..<end, text: "?"))
      }
      own += field.uses.map { Replacement(range: $0..<$0, text: "?") }
    }
    var edits = [field.file.path: own]
    for bound in binding(field.typeName) { edits[bound.path, default: []].append(bound.edit) }
    var candidate = MendCandidate("make .\(field.name) weak", edits)
    candidate.kind = .weakProperty(field.path)
    return candidate
  }

  /// Whether a property's type may be a class, or a protocol of classes.
  private func mayBeClass(_ field: FieldSource) -> Bool {
    let isCompound = ["[", "("].contains(field.typeText.prefix(1))
    return (!isCompound || field.typeText.hasPrefix("(any ")) && mayBeClass(field.typeName)
  }

  /// Whether a name may be that of a class, or of a protocol of classes.
  func mayBeClass(_ name: String) -> Bool {
    guard !name.isEmpty, name != "Task" else { return false }
    return !files.contains { file in
      file.declarations.contains { ["struct", "enum"].contains($0.kind) && $0.name == name }
    }
  }

  /// The edit that binds a protocol to classes; none where it is bound, or not declared here.
  func binding(_ name: String) -> [(path: String, edit: Replacement)] {
    guard !isBoundToClasses(name),
      let (file, place) = files.lazy.compactMap({ file in
        file.declarations.first { $0.isProtocol(name) }.map { (file, $0.keyword) }
      }).first
    else { return [] }
    let isAlone = file.tokens.text(place + 2) != ":"
    let end = file.tokens[isAlone ? place + 1 : place + 2].range.upperBound
    let text = isAlone ? ": AnyObject" : " AnyObject,"
    return [(file.path, Replacement(range: end..<end, text: text))]
  }

  /// Whether a type is a class, or a protocol of classes. One that is not declared here is taken for one.
  func isBoundToClasses(_ name: String) -> Bool {
    guard
      let declared = files.lazy.flatMap(\.declarations).first(where: { $0.isProtocol(name) })
    else { return true }
    return declared.inherited.contains { $0 == "AnyObject" || isBoundToClasses($0) }
  }
}

extension Declaration {
  fileprivate func isProtocol(_ name: String) -> Bool { kind == "protocol" && self.name == name }
}

extension FieldSource {
  /// Whether it is an optional that its uses unwrap by force: `var screen: Screen!`.
  fileprivate var isForced: Bool {
    type.map { file.tokens[$0.upperBound].text == "!" && $0.upperBound > $0.lowerBound } == true
  }

  /// Whether its file gives it an object that is made for it: `page = PageViewController()`. A local of the same name
  /// in another type is none of its own, nor is one that is handed to what shows it, or returned.
  fileprivate var isGivenNew: Bool {
    let tokens = file.tokens
    let own = declaring?.body ?? tokens.indices
    return tokens.indices.contains { place in
      guard tokens[place].text == name, tokens.text(place + 1) == "=",
        tokens.text(place + 2).first?.isUppercase == true, tokens.text(place + 3) == "("
      else { return false }
      let isLocal = ["let", "var"].contains(tokens.text(place - 1))
      return !isLocal
        || own.contains(place) && !isShown(madeAt: place) && !isReturned(madeAt: place)
    }
  }

  /// Whether a local is handed to a container in the function that makes it.
  private func isShown(madeAt place: Int) -> Bool {
    guard
      let method = file.declarations.last(where: { $0.kind == "func" && $0.body.contains(place) })
    else { return false }
    return file.isShown(name, in: place..<method.body.upperBound)
  }

  /// Whether a local is returned by the function that makes it, so that the caller holds it. One that asks the property
  /// before keeps what it has made for the next call.
  private func isReturned(madeAt place: Int) -> Bool {
    let tokens = file.tokens
    guard
      let method = file.declarations.last(where: { $0.kind == "func" && $0.body.contains(place) })
    else { return false }
    return method.body.allSatisfy { $0 >= place || tokens[$0].text != name }
      && file.isReturned(oneOf: [name], in: method.body)
  }

  /// Whether its object uses it when it is deallocated. One that is weak may be `nil` then: its object has gone first.
  fileprivate var isUsedAtTheEnd: Bool {
    file.deinits(of: container).contains { body in
      body.contains { file.tokens[$0].text == name && file.tokens.isOwn($0) }
    }
  }

  /// The ends of the uses whose members are asked for, in the type that declares the property.
  fileprivate var uses: [Int] {
    let tokens = file.tokens
    return (declaring?.body ?? tokens.indices).filter { place in
      tokens[place].kind == .word && tokens[place].text == name
        && [".", "["].contains(tokens.text(place + 1))
        && (tokens.text(place - 1) != "."
          ? !isShadowed(at: place) : tokens.text(place - 2) == "self")
    }.map { tokens[$0].range.upperBound }
  }

  /// Whether a parameter or a local of its name stands for another object at a place.
  private func isShadowed(at place: Int) -> Bool {
    let tokens = file.tokens
    return file.declarations.contains { method in
      guard ["func", "init"].contains(method.kind), method.body.contains(place) else {
        return false
      }
      return (method.keyword..<place).contains {
        tokens[$0].text == name
          && ($0 < method.body.lowerBound
            ? tokens.text($0 + 1) == ":" : ["let", "var"].contains(tokens.text($0 - 1)))
      }
    }
  }
}
