import ObjectGraph

/// A heap written down in lines, for tests.
///
///     save = closure: closure #1 in Profile.viewDidLoad()
///     profile .onSave -> save
///     save captures self -> profile
///
/// A line with `=` names an object and, before a colon, its kind or role; an object without such a line is
/// called by its word. `->` is a strong reference, `~>` a probable one, `..>` a weak one. A label that begins with `[`
/// is of rank storage, one without a label is of a box, one that begins with `!` (which is taken off) of rank service. A label such as
/// `.onSave {closure #1 in Profile.arm()} captures self` has a closure without a context in it.
///
/// A label may end with what is declared: `.state<var>`, `.screen<var optional class>`, `[0]<element>`.
/// Without that nothing is known but the words, and what a vocabulary has for them: notes by the property, and
/// mistakes by the object's word.
struct MadeUpGraph: ReferenceReader, DeclarationReader {
  private struct Held {
    let label: String
    let declaration: ReferenceDeclaration?
    let target: Int
    let strength: ReferenceStrength
    let rank: ReferenceRank
  }

  private var words: [String] = []
  private var descriptions: [ObjectDescription] = []
  private var held: [[Held]] = []
  private var weak: [[WeakObjectReference]] = []
  private let vocabulary: Vocabulary

  init(_ text: String, vocabulary: Vocabulary = Vocabulary()) {
    self.vocabulary = vocabulary
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let holder = object(parts[0])
      if parts[1].hasPrefix("= ") {
        describe(holder, as: String(parts[1].dropFirst(2)))
      } else {
        addReference(of: holder, String(parts[1]))
      }
    }
  }

  subscript(word: String) -> ObjectAddress {
    guard let position = words.firstIndex(of: word) else { fatalError("no object \(word)") }
    return ObjectAddress(UInt(position + 1) * 16)
  }

  /// Every object, in the order of the lines.
  var all: [ObjectAddress] { words.map { self[$0] } }

  func word(for object: ObjectAddress) -> String { words[position(of: object)] }

  func words(for objects: [ObjectAddress]) -> String {
    objects.map(word).joined(separator: " ")
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    for (ordinal, held) in held[position(of: object)].enumerated() {
      references.append(
        ObjectReference(
          target: ObjectAddress(UInt(held.target + 1) * 16), ordinal: UInt32(ordinal),
          strength: held.strength, rank: held.rank))
    }
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    let label = held[position(of: object)][Int(reference.ordinal)].label
    return label.contains(" {") ? String(label.prefix { $0 != " " }) : label
  }

  func declaration(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> ReferenceDeclaration? {
    let held = held[position(of: object)][Int(reference.ordinal)]
    let property = held.label.dropFirst().prefix { $0 != "[" }
    guard held.declaration == nil, let note = vocabulary.notes[String(property)] else {
      return held.declaration
    }
    var part = ReferenceDeclaration.Part(held.label, .property, .foreign)
    part.note = note
    return ReferenceDeclaration([part])
  }

  func strongCount(of object: ObjectAddress) -> Int? {
    held.joined().count { $0.target == position(of: object) }
  }

  func boundClosure(of reference: ObjectReference, from object: ObjectAddress) -> BoundClosure? {
    let label = held[position(of: object)][Int(reference.ordinal)].label
    let parts = label.split { $0 == "{" || $0 == "}" }
    guard parts.count == 3 else { return nil }
    return BoundClosure(name: String(parts[1]), capture: String(parts[2].dropFirst()))
  }

  func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] {
    weak[position(of: object)]
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription {
    var description = descriptions[position(of: object)]
    description.mistake = vocabulary.mistakes[word(for: object)]
    return description
  }

  private func position(of object: ObjectAddress) -> Int { Int(object.rawValue / 16) - 1 }

  private mutating func object(_ word: String) -> Int {
    if let position = words.firstIndex(of: word) { return position }
    words.append(word)
    descriptions.append(ObjectDescription(name: word, kind: .object))
    held.append([])
    weak.append([])
    return words.count - 1
  }

  private mutating func describe(_ position: Int, as text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let kind = ObjectDescription.Kind(rawValue: parts[0])
    let role = ObjectRole(rawValue: parts[0])
    let isPlain = kind == nil && role == nil || parts.count < 2
    descriptions[position] = ObjectDescription(
      name: isPlain ? text : String(parts[1].dropFirst()), kind: kind ?? .object)
    if let role, !isPlain {
      descriptions[position].role = role
      if [.function, .waiting, .unwrapping].contains(role) {
        descriptions[position].kind = .closure
      }
    }
  }

  private mutating func addReference(of holder: Int, _ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count >= 2, let target = parts.last else { fatalError("no reference: \(text)") }
    let (label, declaration) = Self.declaration(parts.dropLast(2).joined(separator: " "))
    if parts[parts.count - 2] == "..>" {
      let address = ObjectAddress(UInt(object(target) + 1) * 16)
      return weak[holder].append(WeakObjectReference(target: address, label: label))
    }
    let rank: ReferenceRank =
      label.hasPrefix("!") ? .service : label.hasPrefix("[") ? .storage : .own
    held[holder].append(
      Held(
        label: rank == .service ? String(label.dropFirst()) : label, declaration: declaration,
        target: object(target),
        strength: parts[parts.count - 2] == "~>" ? .probable : .strong, rank: rank))
  }
}

extension MadeUpGraph {
  /// The words of a label, and what stands in it of each part's declaration.
  private static func declaration(_ text: String) -> (String, ReferenceDeclaration?) {
    guard text.contains("<"), !text.contains("{") else { return (text, nil) }
    var declaration = ReferenceDeclaration()
    for part in text.split(separator: ">") {
      let pair = part.split(separator: "<")
      let words = pair.count > 1 ? pair[1].split(separator: " ") : []
      var traits: ReferenceDeclaration.Part.Traits = []
      for (word, trait) in [
        ("var", ReferenceDeclaration.Part.Traits.variable), ("optional", .optional),
        ("class", .reference), ("foreign", .foreign), ("empty", .emptyCase),
      ] where words.contains(Substring(word)) {
        traits.insert(trait)
      }
      let form = words.compactMap { ReferenceDeclaration.Part.Form(rawValue: String($0)) }.first
      declaration.parts.append(.init(String(pair[0]), form ?? .property, traits))
    }
    return (declaration.text, declaration)
  }

  /// A search of this heap whose roots are given by their words.
  func search(
    from roots: String..., stops: [String] = [], gone: [String] = [], alive: [String] = [],
    names: [String: String] = [:], budget: PathSearchBudget = .unlimited
  ) -> RetainingPathSearch<MadeUpGraph> {
    RetainingPathSearch(
      self, roots: roots.map { NamedRoot("root \($0)", self[$0]) }, stops: stops.map { self[$0] },
      notes: notes(gone: gone, alive: alive, names: names), budget: budget)
  }

  /// Notes on objects given by their words.
  func notes(
    gone: [String] = [], alive: [String] = [], names: [String: String] = [:]
  ) -> ObjectNotes {
    ObjectNotes(
      name: { names[word(for: $0)] },
      expectation: {
        let word = word(for: $0)
        return gone.contains(word)
          ? .expectedGone : alive.contains(word) ? .expectedAlive : .unknown
      })
  }
}
