/// The declaration of a reference, part by part, from the holder's own property to the reference itself:
/// `.state`, `.payment`, `.presenter`. The repair of a reference follows from it.
package struct ReferenceDeclaration: Hashable, Sendable, Codable {
  /// One part of a label, with the facts that types have about it.
  package struct Part: Hashable, Sendable, Codable {
    /// The kinds of parts.
    package enum Form: String, Hashable, Sendable, Codable {
      /// A stored property of a class, struct or actor, or a static.
      case property
      /// An element of a tuple, or of an array of a fixed size.
      case tupleElement
      /// An associated value of an enum.
      case payload
      /// An element, a key or a value of a collection.
      case element
      /// A capture of a closure.
      case capture
      /// Anything else, such as a reference that was found by scanning.
      case other
    }

    /// Facts about a part, from the metadata of its type.
    package struct Traits: OptionSet, Hashable, Sendable, Codable {
      package let rawValue: UInt8

      package init(rawValue: UInt8) { self.rawValue = rawValue }

      /// It is declared `var`, and not in a library of the toolchain.
      package static let variable = Traits(rawValue: 1)
      /// Its type is an optional.
      package static let optional = Traits(rawValue: 2)
      /// Its type, or the type its optional wraps, is a class or bound to classes, so that the declaration can
      /// say `weak` or `unowned`.
      package static let reference = Traits(rawValue: 4)
      /// A library declares it.
      package static let foreign = Traits(rawValue: 8)
      /// It is an enum with a case without associated values.
      package static let emptyCase = Traits(rawValue: 16)
      /// It is a constant that is given its value where it is declared.
      package static let initialized = Traits(rawValue: 32)
      /// Its type is a generic parameter. The source may know no more of the argument than that it has some protocol.
      package static let generic = Traits(rawValue: 64)
      /// A property wrapper has its value.
      package static let wrapped = Traits(rawValue: 128)
    }

    /// Its text in the label: `.state`, `[3]`, `captures #1`.
    package var text: String
    package var form: Form
    package var traits: Traits
    /// The note of the library that declares it; `nil` for almost all.
    package var note: PropertyNote?
    /// The line that declares it, if it is the static or global that a path begins at; `nil` for all others, and where it
    /// is not known.
    package var source: SourceLine?

    package init(_ text: String, _ form: Form, _ traits: Traits = []) {
      (self.text, self.form, self.traits) = (text, form, traits)
    }

    /// The step into a value of a protocol's type, or of `Any`. It has no word in the source, and what it leads to can
    /// only be changed as a whole.
    package static let erased = Part("", .other)
  }

  package var parts: [Part]

  package init(_ parts: [Part] = []) { self.parts = parts }

  /// The words for the reference.
  package var text: String { parts.map(\.text).joined() }

  package static func + (outer: Self, inner: Self) -> Self { Self(outer.parts + inner.parts) }

  package static func + (outer: Self, part: Part) -> Self { Self(outer.parts + [part]) }
}

extension ReferenceDeclaration: ExpressibleByStringLiteral {
  /// A declaration of which only the text is known. An empty text has no part.
  package init(stringLiteral text: String) {
    self.init(text.isEmpty ? [] : [Part(text, .other)])
  }
}

extension ReferenceDeclaration {
  /// Assumes a declaration where only the label is known, as in a path described by hand: a property is taken for
  /// a `var` of an optional.
  init(assumedFrom label: String, isForeign: Bool) {
    let origin: Part.Traits = isForeign ? [.foreign] : []
    let field = label.prefix { $0 != "[" }
    if label.hasPrefix("captures") {
      self.init([Part(label, .capture, .reference)])
    } else if label.hasSuffix("]") {
      let element = Part(String(label.dropFirst(field.count)), .element)
      self.init(
        field.isEmpty
          ? [element] : [Part(String(field), .property, origin.union(.variable)), element])
    } else if label.hasPrefix(".") {
      self.init([Part(label, .property, origin.union([.variable, .optional, .reference]))])
    } else {
      self.init(stringLiteral: label)
    }
  }
}

/// Facts about one reference of a path.
package struct ReferenceFacts: Hashable, Sendable, Codable {
  package var declaration: ReferenceDeclaration
  /// The other references of the same holder to the same object.
  package var besides: [ReferenceDeclaration] = []
  /// Whether the object has no other reference, and would be deallocated without this one.
  package var isOnly = false

  package init(
    _ declaration: ReferenceDeclaration, besides: [ReferenceDeclaration] = [], isOnly: Bool = false
  ) {
    (self.declaration, self.besides, self.isOnly) = (declaration, besides, isOnly)
  }
}

/// A reader that knows how references are declared, which decides how they can be repaired.
///
/// Asked for the few references and objects of a rendered path only.
package protocol DeclarationReader {
  /// The declaration of one reference of an object, with the text of `label(of:from:)`; `nil` if it is not
  /// known.
  func declaration(of reference: ObjectReference, from object: ObjectAddress)
    -> ReferenceDeclaration?

  /// The number of strong references to an object; `nil` if it cannot be read.
  func strongCount(of object: ObjectAddress) -> Int?

  /// Where a task waits; `nil` if it does not wait, or cannot be read.
  func wait(ofTask task: ObjectAddress) -> TaskWait?

  /// The line at which the function of a closure begins whose context an object is; `nil` if it is not known.
  func source(ofClosure object: ObjectAddress) -> SourceLine?

  /// The line at which the function of the closure begins, or waits, that stands between an object and the target of
  /// a reference; `nil` if there is none, or it is not known.
  func source(ofBoundClosureOf reference: ObjectReference, from object: ObjectAddress)
    -> SourceLine?

  /// The line that declares the stored property of the program that a reference of an object is in; `nil` for
  /// another reference, or if it is not known.
  func source(ofPropertyOf reference: ObjectReference, from object: ObjectAddress) -> SourceLine?

  /// The line of the call by which the target of a reference became that of a library's object, such as a timer; `nil`
  /// if it is not known for certain.
  func source(ofTargetOf reference: ObjectReference, from object: ObjectAddress) -> SourceLine?
}

extension DeclarationReader {
  /// Without an implementation, nothing is known about tasks.
  package func wait(ofTask task: ObjectAddress) -> TaskWait? { nil }

  /// Without an implementation, no lines are known.
  package func source(ofClosure object: ObjectAddress) -> SourceLine? { nil }

  /// Without an implementation, no lines are known.
  package func source(
    ofBoundClosureOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { nil }

  /// Without an implementation, no lines are known.
  package func source(
    ofPropertyOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { nil }

  /// Without an implementation, no lines are known.
  package func source(
    ofTargetOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { nil }
}
