/// The elements that a collection of a holder is given, at all places of the sources.
struct Additions {
  /// Something that is added.
  enum Element {
    /// A screen or a view that adds itself.
    case itself
    /// A screen that the same function hands to a container.
    case shown
    /// Of another origin.
    case other
  }

  var elements: [Element] = []

  /// Whether something else keeps each element as long as it is in use.
  var areKeptByOthers: Bool {
    !elements.isEmpty
      && elements.allSatisfy {
        if case .other = $0 { return false }
        return true
      }
  }

  /// Whether each element registers itself, so that the collection is of those that are there.
  var areRegistrations: Bool {
    !elements.isEmpty
      && elements.allSatisfy {
        if case .itself = $0 { return true }
        return false
      }
  }
}

extension SourceFolder {
  /// The elements that a property is given by `append`, `insert`, `+=`, by a subscript or whole.
  func additions(to field: FieldSource) -> Additions {
    var additions = Additions()
    for file in files where !file.path.isOfTests {
      for place in file.tokens.indices where file.isUse(of: field, at: place) {
        guard let values = file.values(givenAt: place) else { continue }
        additions.elements += values.flatMap { elements($0, in: file, followed: 0) }
      }
    }
    return additions
  }

  /// The objects that the property of a struct is given where one is made: `Command(title: title, target: self)`.
  func additions(toMember field: FieldSource) -> Additions {
    var additions = Additions()
    let type = field.container.split(separator: ".").last.map(String.init)
    for file in files where !file.path.isOfTests {
      for place in file.tokens.indices
      where file.tokens[place].text == type && file.tokens.text(place + 1) == "(" {
        additions.elements += file.arguments(place + 1).filter { $0.label == field.name }
          .flatMap { elements($0.value, in: file, followed: 0) }
      }
    }
    return additions
  }

  private static let mostCalls = 3

  /// The origins of a value that is given somewhere.
  private func elements(_ value: Range<Int>, in file: SourceFile, followed: Int)
    -> [Additions.Element]
  {
    let tokens = file.tokens
    guard value.count == 1, let place = value.first, tokens[place].kind == .word,
      let method = file.function(around: place)
    else { return [.other] }
    let name = tokens[place].text
    if name == "self" { return [isScreenOrView(method.container) ? .itself : .other] }
    if file.isShown(name, in: method.body) { return [.shown] }
    guard followed < Self.mostCalls, let parameter = file.parameter(name, of: method) else {
      return [.other]
    }
    let found = files.filter { !$0.path.isOfTests }.flatMap { file in
      file.arguments(parameter, ofCallsOf: method).flatMap {
        elements($0, in: file, followed: followed + 1)
      }
    }
    return found.isEmpty ? [.other] : found
  }

  /// Whether a type is that of a screen or a view.
  func isScreenOrView(_ type: String?) -> Bool {
    guard let type else { return false }
    if type.isViewType, !type.hasSuffix("Delegate"), !type.hasSuffix("DataSource") { return true }
    guard let (_, declaration) = classDeclaration(type) else { return type.hasSuffix("Controller") }
    let superclass = declaration.inherited.first.flatMap { $0 == type ? nil : $0 }
    return isScreen(declaration) || isScreenOrView(superclass)
  }
}

extension SourceFile {
  /// Whether a place names a property: by its name alone in the type that declares it, or as another object's member.
  func isUse(of field: FieldSource, at place: Int) -> Bool {
    guard tokens[place].text == field.name, tokens[place].kind == .word,
      path != field.file.path || place != field.keyword + 1
    else { return false }
    guard tokens.isOwn(place) else { return true }
    let around = declarations.last {
      ($0.isType || $0.kind == "extension") && $0.body.contains(place)
    }
    return (around?.path ?? "").isPath(of: field.container) || field.container.isEmpty
  }

  /// The values that a collection is given at a place; `nil` where it is given none.
  func values(givenAt place: Int) -> [Range<Int>]? {
    let next = tokens.text(place + 1)
    if next == ".", ["append", "insert", "updateValue"].contains(tokens.text(place + 2)),
      tokens.text(place + 3) == "("
    {
      return arguments(place + 3).first.map { [$0.value] }
    }
    var sign = place + 1
    if next == "[" { sign = tokens.closing(place + 1) + 1 }
    let isSum = ["+", "+="].contains(tokens.text(sign))
    if tokens.text(sign) == "+" { sign += 1 }
    guard ["=", "+="].contains(tokens.text(sign)), sign + 1 < tokens.count else { return nil }
    let value = sign + 1
    if next == "[", !isSum { return tokens.text(value) == "nil" ? nil : [statement(from: value)] }
    guard tokens[value].text == "[" else {
      // What is left of itself.
      let start = tokens.text(value) == "self" ? value + 2 : value
      return tokens.text(start) == tokens[place].text ? nil : [statement(from: value)]
    }
    let close = tokens.closing(value)
    return close == value + 1 ? nil : arguments(value).map(\.value)
  }

  /// The places from one to the end of its line, or to a brace.
  private func statement(from start: Int) -> Range<Int> {
    var place = start
    while place < tokens.count, place == start || tokens[place].line == tokens[place - 1].line,
      ![";", "}"].contains(tokens[place].text)
    {
      place = max(place, tokens.closing(place)) + 1
    }
    return start..<min(max(place, start + 1), tokens.count)
  }

  /// The arguments between brackets, with their labels.
  func arguments(_ open: Int) -> [(label: String, value: Range<Int>)] {
    let close = tokens.closingOrLast(open)
    var (found, start, place) = ([(label: String, value: Range<Int>)](), open + 1, open + 1)
    func take(_ end: Int) {
      guard start < end else { return }
      let isLabelled = tokens[start].kind == .word && tokens.text(start + 1) == ":"
      let value = isLabelled ? start + 2 : start
      found.append((isLabelled ? tokens[start].text : "_", value..<max(value, end)))
    }
    while place < close {
      if tokens[place].text == "," {
        take(place)
        start = place + 1
      }
      place = max(place, tokens.closing(place)) + 1
    }
    take(close)
    return found
  }

  /// The position and the label of a function's parameter.
  func parameter(_ name: String, of method: Declaration) -> (
    position: Int, label: String
  )? {
    guard let open = method.head.first(where: { tokens[$0].text == "(" }) else { return nil }
    var position = 0
    var place = open + 1
    let close = tokens.closingOrLast(open)
    var start = place
    while place < close {
      if tokens[place].text == ":", tokens.text(place - 1) == name {
        return (position, place - 2 >= start ? tokens[start].text : name)
      }
      if tokens[place].text == "," {
        position += 1
        start = place + 1
      }
      place = max(place, tokens.closing(place)) + 1
    }
    return nil
  }

  /// The values that the calls of a function by its name pass for a parameter.
  func arguments(
    _ parameter: (position: Int, label: String), ofCallsOf method: Declaration
  ) -> [Range<Int>] {
    tokens.indices.compactMap { place in
      let isCalled =
        method.kind == "init"
        ? tokens[place].text == method.container?.split(separator: ".").last.map(String.init)
        : tokens[place].text == method.name && tokens.text(place - 1) != "func"
      let open = tokens.text(place + 1) == "<" ? tokens.closing(place + 1) + 1 : place + 1
      guard isCalled, tokens.text(open) == "(" else { return nil }
      let arguments = arguments(open)
      guard arguments.indices.contains(parameter.position),
        arguments[parameter.position].label == parameter.label
      else {
        return arguments.first { $0.label == parameter.label && parameter.label != "_" }?.value
      }
      return arguments[parameter.position].value
    }
  }

  /// The calls by which a container keeps a screen.
  private static let showing: Set = [
    "pushViewController", "present", "addChild", "show", "showDetailViewController",
  ]

  /// Whether a function hands an object to a container, which keeps it.
  func isShown(_ name: String, in body: Range<Int>) -> Bool {
    body.contains {
      Self.showing.contains(tokens[$0].text) && tokens.text($0 + 1) == "("
        && tokens.text($0 + 2) == name && [",", ")", "!"].contains(tokens.text($0 + 3))
    }
  }

  /// Whether a body returns what a name stands for, and no member of that.
  func isReturned(oneOf names: Set<String>, in body: Range<Int>) -> Bool {
    body.contains {
      tokens[$0].text == "return" && names.contains(tokens.text($0 + 1))
        && ![".", "?"].contains(tokens.text($0 + 2))
    }
  }

  /// Whether a function hands what a property has to a container: `present(center.page!)`.
  func isShown(memberAt places: [Int], in body: Range<Int>) -> Bool {
    body.contains { place in
      Self.showing.contains(tokens[place].text) && tokens.text(place + 1) == "("
        && MemberChain(self, at: place + 2).names.last.map(places.contains) == true
    }
  }
}
