import ObjectGraph

/// Takes the references of one object as they are read.
///
/// Two kinds of reader share one way of reading: the walk, which wants targets only, and the rendering
/// of a few references, which wants their words.
protocol ReferenceSink {
  /// Whether `enter` and `leave` are of use; the reading makes no words otherwise.
  static var wantsLabels: Bool { get }

  /// Whether `meetWeak` is of use. Not to most.
  static var wantsWeak: Bool { get }

  /// Goes one label deeper: `.items`, `[3]`, `captures #1`.
  mutating func enter(_ label: ReferenceDeclaration)

  /// Comes back from the label entered last.
  mutating func leave()

  /// Takes one reference. `code` is the code pointer of a function value, else zero.
  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt)

  /// Takes one weak reference to an object that is alive.
  mutating func meetWeak(_ target: UInt)

  /// Takes one weak reference whose object is gone. One that was never given an object, or was set to `nil`, is none.
  mutating func meetGone()
}

extension ReferenceSink {
  static var wantsWeak: Bool { false }

  mutating func meetWeak(_ target: UInt) {}
  mutating func meetGone() {}

  /// Goes one label deeper: a part without traits.
  mutating func enter(_ text: String, _ form: ReferenceDeclaration.Part.Form = .other) {
    enter(ReferenceDeclaration([ReferenceDeclaration.Part(text, form)]))
  }
}

/// Collects the references for a walk.
struct ReferenceCollector: ReferenceSink {
  static var wantsLabels: Bool { false }

  var references: [ObjectReference]
  private var ordinal: UInt32 = 0

  init(_ references: [ObjectReference]) {
    self.references = references
  }

  mutating func enter(_ label: ReferenceDeclaration) {}

  mutating func leave() {}

  @inline(__always)
  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    references.append(
      ObjectReference(
        target: ObjectAddress(target), ordinal: ordinal, strength: strength, rank: rank))
    ordinal += 1
  }
}

/// Collects the words for the references.
struct ReferenceNaming: ReferenceSink {
  static var wantsLabels: Bool { true }

  /// The label, and the code pointer where the reference is a function's, else zero.
  typealias Words = (declaration: ReferenceDeclaration, code: UInt)

  /// The words for each reference, by its ordinal.
  private(set) var words: [Words] = []
  private var labels: [ReferenceDeclaration] = []

  mutating func enter(_ label: ReferenceDeclaration) {
    labels.append(label)
  }

  mutating func leave() {
    labels.removeLast()
  }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    words.append((ReferenceDeclaration(labels.flatMap(\.parts)), code))
  }
}
