/// Repairs that a declaration allows.
extension ReferenceDeclaration {
  /// Whether the program's own source declares the property that refers to the object.
  private var isOwnReference: Bool {
    guard let last = parts.last, last.form == .property else { return false }
    return last.traits.contains(.reference) && !last.traits.contains(.foreign)
  }

  /// Whether the declaration compiles with `weak`: the program's own `var` of an optional of a class. Associated
  /// values, elements and wrapped properties cannot be weak.
  var canBeWeak: Bool {
    isOwnReference && parts.last?.traits.isSuperset(of: [.variable, .optional]) == true
  }

  /// The words as the source has them, without captures, which have no name there.
  var name: String {
    parts.drop { $0.form == .capture || $0.form == .other }.map(\.text).joined()
  }

  /// Whether the declaration has to become a variable of an optional to be weak: a `let`, or a type that is no optional.
  /// A constant that is given its value where it is declared would lose it at once.
  var canBeWeakVariable: Bool {
    isOwnReference && !canBeWeak && parts.last?.traits.contains(.initialized) == false
  }

  /// Whether a capture list can make it weak: it is the object itself, and no value that contains it.
  var canBeCapturedWeakly: Bool {
    parts.count == 1 && parts[0].form == .capture && parts[0].traits.contains(.reference)
  }

  /// The change at run time that ends the reference, without a new declaration; nil if none compiles.
  ///
  /// It changes the innermost part that can be changed, and so as little as possible: an optional is cleared, an
  /// element is removed, an enum is set to a case without associated values.
  package var ending: Remedy? {
    for position in parts.indices.reversed() where isWithinVariables(position) {
      let (part, place) = (parts[position], text(before: position + 1))
      if part.form == .element { return Remedy("remove it from", text(before: position)) }
      guard isVariable(position) else { continue }
      if part.traits.contains(.optional) { return Remedy("clear", place) }
      if part.traits.contains(.emptyCase) { return Remedy("set", place, "to another case") }
    }
    return nil
  }

  /// The change that ends the reference of a static or global. One that may be a `let` is declared `var` first.
  /// Nil if no change compiles, and for a library's variable.
  var endingAsVariable: String? {
    if let ending { return Remedy.words([ending]) }
    guard let first = parts.first, first.form == .property, !first.traits.contains(.foreign),
      !first.traits.contains(.variable)
    else { return nil }
    var declared = self
    declared.parts[0].traits.insert(.variable)
    return declared.ending.map {
      let isAll = $0 == Remedy("clear", first.text)
      return "declare \(first.text) var and \(isAll ? "clear it" : Remedy.words([$0]))"
    }
  }

  /// The change for a reference to the same object that is not on the path; nil if there is none.
  func remedy(inCycle: Bool) -> Remedy? {
    if canBeWeak, inCycle { return Remedy("make", name, "weak") }
    if parts.last?.form == .capture, parts.last?.traits.contains(.reference) == true {
      return Remedy("capture", "it", "weakly")
    }
    // A library's collection is an object of its own, without a name here.
    if let ending, ending.place.isEmpty { return Remedy("remove it", "there") }
    return ending ?? (canBeWeakVariable && inCycle ? .weakVariable(name) : nil)
  }

  /// The innermost property that can be given another value, for a reference that nothing else ends. What is behind a
  /// generic parameter is replaced as a whole.
  var replaceable: String? {
    let generic = parts.firstIndex { $0.traits.contains(.generic) } ?? parts.endIndex
    return parts.prefix(generic + 1).indices.last {
      parts[$0].form == .property && isVariable($0) && isWithinVariables($0)
        && !parts[$0].traits.contains(.foreign)
    }.map { text(before: $0 + 1) }
  }

  private func text(before end: Int) -> String { parts[..<end].map(\.text).joined() }

  private func isVariable(_ position: Int) -> Bool {
    switch parts[position].form {
    case .property: parts[position].traits.contains(.variable)
    case .tupleElement: isWithinVariables(position)
    case .payload, .element, .capture, .other: false
    }
  }

  /// Whether a part can be changed in place: it lies in no constant and in no associated value.
  private func isWithinVariables(_ position: Int) -> Bool {
    parts[..<position].allSatisfy {
      switch $0.form {
      case .property: $0.traits.contains(.variable)
      case .tupleElement, .element: true
      case .payload, .capture, .other: false
      }
    }
  }
}

/// One change to a reference, with the name of its place.
package struct Remedy: Hashable {
  package let verb: String
  package let place: String
  package let rest: String

  init(_ verb: String, _ place: String, _ rest: String = "") {
    (self.verb, self.place, self.rest) = (verb, place, rest)
  }

  /// The change of a constant into a variable that is weak.
  static func weakVariable(_ place: String) -> Remedy {
    Remedy("make", place, "a weak variable")
  }

  /// Whether it changes a capture list.
  var isCapture: Bool { rest == "weakly" }

  /// Several changes in one sentence: `make .delegate and .view weak, clear .router`.
  static func words(_ remedies: [Remedy]) -> String {
    var rest = remedies
    var clauses: [String] = []
    while let first = rest.first {
      let same = rest.filter { $0.verb == first.verb && $0.rest == first.rest }
      rest.removeAll(where: same.contains)
      var places: [String] = []
      for remedy in same where !places.contains(remedy.place) { places.append(remedy.place) }
      clauses.append(
        [first.verb, places.joined(separator: " and "), first.rest].filter { !$0.isEmpty }
          .joined(separator: " "))
    }
    return clauses.joined(separator: ", ")
  }
}
