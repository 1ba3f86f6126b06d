/// The effect of each operator of a mangled name on the parts before it.
extension ExpandedName {
  package mutating func take(_ operation: UInt8) -> Bool {
    let letter = String(Unicode.Scalar(operation))
    switch letter {
    case "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      guard let name = cursor.identifier(startingWith: operation) else { return false }
      return push(name)
    case "A": return takeSubstitutions()
    case "S": return takeStandardType()
    case "s": return push(Part(.context, letter))
    case "B": return takeBuiltin()
    case "C", "V", "O", "P", "a":
      guard let part = popDeclaration(.type, letter, key: "") else { return false }
      return pushSubstitution(part)
    case "E":
      guard let module = pop(.identifier, .context), let type = pop(.type) else { return false }
      return push(Part(.context, [type, module], letter))
    case "L": return takeHiddenName()
    case "y": return push(Part(.emptyList, letter))
    case "_": return push(Part(.mark, letter))
    case "t": return takeTuple()
    case "p": return takeExistential(letter)
    case "G": return takeArguments()
    case "m": return takeType(letter)
    case "c": return takeFunctionType(letter)
    case "X": return takeSpecialType()
    case "$": return takeInteger()
    case "x": return push(Part(.type, letter))
    case "q": return cursor.index().map { push(Part(.type, letter + $0)) } ?? false
    // How a function is called, and a parameter is passed.
    case "K", "z", "n", "h", "d", "l": return push(Part(.note, letter))
    case "Y":
      guard let kind = cursor.nextText() else { return false }
      return push(Part(.note, letter + kind))
    case "R":
      return takeRequirement()
    case "F": return push(popAll(.context, letter))
    case "v", "i":
      guard var kind = cursor.nextText() else { return false }
      if kind == "a" || kind == "l" { kind += cursor.nextText() ?? "" }
      return push(popAll(.context, letter + kind))
    case "f":
      guard let kind = cursor.nextText() else { return false }
      let isNumbered = ["U", "u", "A"].contains(kind)
      guard let index = isNumbered ? cursor.index() : "" else { return false }
      return push(popAll(.context, letter + kind + index))
    case "Z":
      guard let entity = pop(.context) else { return false }
      return push(Part(.context, [entity], letter))
    default: return false
    }
  }

  private mutating func pushSubstitution(_ part: Part) -> Bool {
    cursor.substitutions.append(part)
    return push(part)
  }

  /// Reads what is asked of a generic parameter.
  private mutating func takeRequirement() -> Bool {
    // A type that a protocol's associated type is to be.
    if cursor.take("t") {
      guard let kind = cursor.nextText() else { return false }
      return push(Part(.note, "Rt" + kind))
    }
    if cursor.take("i") {
      // What it need not be, such as copyable.
      guard cursor.index() != nil else { return false }
    } else if cursor.take("l") {
      return takeParameter() && cursor.nextText() != nil && push(Part(.note, "Rl"))
    } else if cursor.take("b") || cursor.take("s") {
      guard popType() != nil else { return false }
    } else {
      guard pop(.type) ?? popDeclaration(.type, "", key: "P") != nil else { return false }
    }
    return takeParameter() && push(Part(.note, "R"))
  }

  /// Reads which parameter is meant: `z` is the first.
  private mutating func takeParameter() -> Bool {
    if cursor.take("z") { return true }
    if cursor.take("d"), cursor.index() == nil { return false }
    return cursor.index() != nil
  }

  /// Reads parts that came before, the last one as a capital letter, each with a count where there are
  /// more of it.
  private mutating func takeSubstitutions() -> Bool {
    while true {
      let count = cursor.number()
      guard let letter = cursor.next() else { return false }
      let isLarge = letter == UInt8(ascii: "_")
      guard isLarge || letter.isLetter else { return false }
      let number = isLarge ? (count ?? -1) + 27 : Int(letter | 0x20) - Int(UInt8(ascii: "a"))
      guard number < cursor.substitutions.count else { return false }
      for _ in 0..<(isLarge ? 1 : min(count ?? 1, Self.stackLimit)) {
        stack.append(cursor.substitutions[number])
      }
      if isLarge || letter.isCapital { return true }
    }
  }

  private mutating func takeStandardType() -> Bool {
    if cursor.take("o") { return push(Part(.context, "So")) }
    if cursor.take("C") { return push(Part(.context, "SC")) }
    if cursor.take("g") {
      guard let type = popType() else { return false }
      return pushSubstitution(Part(.type, [type], "Sg"))
    }
    let count = cursor.number() ?? 1
    let module = cursor.take("c") ? "Sc" : "S"
    guard let name = cursor.nextText() else { return false }
    for _ in 0..<min(count, Self.stackLimit) { stack.append(Part(.type, module + name)) }
    return true
  }

  private mutating func takeBuiltin() -> Bool {
    guard let name = cursor.nextText(), "bBcDdeIjoOpwAPt".contains(name) else { return false }
    return push(Part(.type, "B" + name))
  }

  private mutating func takeHiddenName() -> Bool {
    var parts: [Part] = []
    var ending = "LL"
    if cursor.take("L") {
      guard let file = pop(.identifier) else { return false }
      parts = [file]
    } else {
      guard let index = cursor.index() else { return false }
      ending = "L" + index
    }
    guard let name = pop(.identifier, .hiddenName) else { return false }
    var part = Part(.hiddenName, [name] + parts, ending)
    part.isHidden = true
    return push(part)
  }

  private mutating func takeType(_ ending: String) -> Bool {
    guard let type = popType() else { return false }
    return push(Part(.type, [type], ending))
  }

  private mutating func takeTuple() -> Bool {
    if let none = pop(.emptyList) { return push(Part(.type, [none], "t")) }
    var (parts, isFirst): ([Part], Bool) = ([], false)
    while !isFirst {
      if let mark = pop(.mark) { (isFirst, parts) = (true, parts + [mark]) }
      // A label, and how an argument is passed.
      while let note = pop(.identifier, .note) { parts.append(note) }
      guard let type = popType() else { return false }
      parts.append(type)
    }
    return push(Part(.type, parts.reversed(), "t"))
  }

  /// Protocols of the standard library that a program has no record of when it runs.
  private static let markers = Set(
    ["s8Sendable", "s8Copyable", "s9Escapable", "s15BitwiseCopyable", "s16SendableMetatype"]
      .map { Array($0.utf8) })

  /// The protocols that a type is made of.
  private mutating func takeExistential(_ ending: String, behind last: [Part] = []) -> Bool {
    if let none = pop(.emptyList) { return push(Part(.existential, [none] + last, ending)) }
    var (protocols, isFirst): ([Part], Bool) = ([], false)
    while !isFirst {
      isFirst = pop(.mark) != nil
      guard let name = pop(.type) ?? popDeclaration(.type, "", key: "P") else { return false }
      protocols.insert(name, at: 0)
    }
    /// The first of several is followed by a mark.
    func list(_ names: [Part]) -> [Part] {
      names.isEmpty
        ? [Part(.emptyList, "y")] : [names[0], Part(.mark, "_")] + names.dropFirst()
    }
    var part = Part(.existential, list(protocols) + last, ending)
    let known = protocols.filter { !Self.markers.contains($0.text) }
    part.lookup = Part(.existential, list(known) + last, ending).lookup
    return push(part)
  }

  /// Generic arguments, in one list for each type that has some, the outermost first.
  private mutating func takeArguments() -> Bool {
    var parts: [Part] = []
    while true {
      while let type = popType() { parts.append(type) }
      if let start = pop(.emptyList) {
        parts.append(start)
        break
      }
      guard let mark = pop(.mark) else { return false }
      parts.append(mark)
    }
    guard let generic = pop(.type) else { return false }
    return pushSubstitution(Part(.type, [generic] + parts.reversed(), "G"))
  }

  /// A function's type: functions that are kept alike are written alike, without what they take.
  private mutating func takeFunctionType(_ ending: String) -> Bool {
    while let note = pop(.note) {
      // The type of an error, or of an actor, stands in front.
      let hasType = note.text.elementsEqual("YK".utf8) || note.text.elementsEqual("Yc".utf8)
      if hasType, popType() == nil { return false }
    }
    guard popType() ?? pop(.emptyList) != nil, popType() ?? pop(.emptyList) != nil else {
      return false
    }
    return push(Part(.type, "yy" + ending))
  }

  private mutating func takeSpecialType() -> Bool {
    guard let kind = cursor.nextText() else { return false }
    switch kind {
    case "C", "B", "f": return takeFunctionType("X" + kind)
    case "E", "K", "A": return takeFunctionType("c")
    case "p": return takeType("Xp")
    case "l": return takeExistential("Xl")
    case "c":
      guard let superclass = pop(.type) else { return false }
      return takeExistential("Xc", behind: [superclass])
    case "P":
      // Kept like the protocol without what is asked of its associated types.
      while stack.last.map({ $0.kind != .existential }) ?? false { stack.removeLast() }
      return stack.last != nil
    default: return false
    }
  }

  private mutating func takeInteger() -> Bool {
    let sign = cursor.take("n") ? "n" : ""
    guard let index = cursor.index() else { return false }
    return push(Part(.type, "$" + sign + index))
  }
}
