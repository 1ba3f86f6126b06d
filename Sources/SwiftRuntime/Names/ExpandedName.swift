/// A mangled name with everything written out that the compiler had abbreviated.
///
/// A mangled name is a program for a machine with a stack, and refers back by number to parts that came
/// before: `AE` is the fifth of them. So the type of a variable cannot be cut out of the name of its
/// symbol. Here the machine runs, and every part on its stack is a text that means the same alone.
///
/// Written after the list of operators in the Swift project's `docs/ABI/Mangling.rst`. A name with what
/// neither a variable's type nor a type's declaration has in it is not expanded. Complexity: linear in
/// the name and in what it expands to.
package struct ExpandedName {
  package struct Part {
    package enum Kind {
      case identifier, hiddenName, context, type, existential, emptyList, mark, note
    }

    package var kind: Kind
    /// All of it, without abbreviations.
    package var text: [UInt8]
    /// The text for the runtime's lookup: see `WrittenName`.
    package var lookup: [UInt8]
    /// Whether a private declaration or one within a function is in it: the runtime finds none of
    /// these by name.
    package var isHidden = false

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = Array(text.utf8)
      lookup = self.text
    }

    package init(_ kind: Kind, _ parts: [Part], _ ending: String) {
      self.kind = kind
      text = parts.flatMap(\.text) + ending.utf8
      lookup = parts.flatMap(\.lookup) + ending.utf8
      isHidden = parts.contains(where: \.isHidden)
    }
  }

  static let stackLimit = 1024

  var cursor: NameCursor
  package var stack: [Part] = []
  private let declarations: (any DeclarationRecords)?

  /// Expands a name that stands without the `$s` in front of it; nil when it has what is not known.
  package init?(_ name: UnsafeRawBufferPointer, _ declarations: (any DeclarationRecords)? = nil) {
    cursor = NameCursor(name)
    self.declarations = declarations
    while let operation = cursor.next() {
      guard take(operation), stack.count < Self.stackLimit else { return nil }
    }
  }

  /// The type that the name ends with.
  package var type: Part? { stack.last.flatMap { $0.isType ? $0 : nil } }

  /// The declaration that is the whole name.
  package var declaration: Part? { stack.count == 1 ? stack[0] : nil }

  /// Whether the name is that of a variable of a module, without its type.
  var isGlobal: Bool { stack.count == 2 && stack[0].kind == .identifier }

  /// The protocol that is the whole name: its record has no letter for what it is.
  package var `protocol`: Part? {
    var copy = self
    return copy.popDeclaration(.type, "", key: "")
  }

  package mutating func push(_ part: Part) -> Bool {
    stack.append(part)
    return true
  }

  /// Takes the topmost part, if it is of one of the kinds.
  package mutating func pop(_ kinds: Part.Kind...) -> Part? {
    guard let last = stack.last, kinds.contains(last.kind) else { return nil }
    return stack.removeLast()
  }

  mutating func popType() -> Part? { pop(.type, .existential) }

  /// Takes a declaration's name and what it stands in.
  mutating func popDeclaration(_ kind: Part.Kind, _ ending: String, key: String) -> Part? {
    guard let name = pop(.identifier, .hiddenName),
      let context = pop(.identifier, .context, .type)
    else { return nil }
    var part = Part(kind, [context, name], ending)
    if let record = declarations?.record(of: part, key) {
      part.lookup = WrittenName.reference(to: record)
    }
    return part
  }

  /// Makes everything before one part: the function or variable that a declaration stands in.
  mutating func popAll(_ kind: Part.Kind, _ ending: String) -> Part {
    defer { stack.removeAll() }
    return Part(kind, stack, ending)
  }
}

extension ExpandedName.Part {
  var isType: Bool { kind == .type || kind == .existential }
}

/// A type that knows where the records of declarations lie.
package protocol DeclarationRecords {
  /// The record of a declaration with an expanded name; nil where the runtime is to find it by the name.
  ///
  /// - Parameter key: `P` for a protocol, else nothing.
  func record(of declaration: ExpandedName.Part, _ key: String) -> UInt?
}
