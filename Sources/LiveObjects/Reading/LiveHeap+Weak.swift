import ObjectGraph
import SwiftRuntime

/// Weak references, for drawings and for what is gone: a search never follows one.
extension LiveHeap {
  /// The weak references of an object whose objects are gone, each by its words, in the order of its stored properties.
  func goneReferences(of object: ObjectAddress) -> [ReferenceDeclaration] {
    guard let (bytes, program) = self.object(at: object.rawValue), isAlive(bytes) else { return [] }
    var naming = WeakNaming()
    read(bytes, program, into: &naming)
    return naming.gone
  }

  func readWeak<Sink: ReferenceSink>(_ entry: UInt, into sink: inout Sink) {
    if let object = object(ofWeakEntry: entry) {
      sink.meetWeak(object)
    } else if isGone(weakEntry: entry) {
      sink.meetGone()
    }
  }

  /// Whether a weak reference's word leads to the entry of an object that is gone.
  ///
  /// Verified with Swift 6.3.1 on x86-64 Linux: the entry stays as long as there are weak references, and its counts
  /// say that the object's deinitialiser has begun.
  private func isGone(weakEntry entry: UInt) -> Bool {
    guard entry >= ObjectWord.leastAddress, entry & 15 == 0, let bytes = bytes(at: entry, count: 32)
    else { return false }
    let counts = CountWord(bytes.word(at: CountWord.offsetInEntry))
    return counts.hasCounts && !counts.isOfImmortal && counts.deinitialiserBegan
  }

  /// The weak references of an object to objects that are alive, in the order of its stored properties:
  /// fields, captures, elements. Unowned references are not among them.
  public func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] {
    guard let (bytes, program) = self.object(at: object.rawValue), isAlive(bytes) else { return [] }
    var naming = WeakNaming()
    read(bytes, program, into: &naming)
    return naming.references
  }

  /// The entry that the weak references to an object share; nil where there was none so far.
  func weakEntry(of object: ObjectAddress) -> UInt? {
    guard let word = self.object(at: object.rawValue)?.bytes.word(at: 8), word >> 62 == 3 else {
      return nil
    }
    let entry = word << 3
    return self.object(ofWeakEntry: entry) == object.rawValue ? entry : nil
  }

  /// The object that weak references share an entry for; nil when it is gone, and for no entry.
  ///
  /// Verified with Swift 6.3.1 on x86-64 Linux: the entry begins with the object's address, and the object's
  /// own counts lead back to the entry for as long as it lives.
  func object(ofWeakEntry entry: UInt) -> UInt? {
    guard entry >= ObjectWord.leastAddress, entry & 15 == 0,
      let word = bytes(at: entry, count: 8)?.word(),
      let object = self.object(at: word)?.bytes, object.word(at: 8) << 3 == entry, isAlive(object)
    else { return nil }
    return word
  }
}

/// Collects weak references with their words.
private struct WeakNaming: ReferenceSink {
  static var wantsLabels: Bool { true }
  static var wantsWeak: Bool { true }

  private(set) var references: [WeakObjectReference] = []
  private(set) var gone: [ReferenceDeclaration] = []
  private var labels: [ReferenceDeclaration] = []

  mutating func enter(_ label: ReferenceDeclaration) { labels.append(label) }

  mutating func leave() { labels.removeLast() }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {}

  mutating func meetWeak(_ target: UInt) {
    references.append(
      WeakObjectReference(target: ObjectAddress(target), label: labels.map(\.text).joined()))
  }

  mutating func meetGone() { gone.append(ReferenceDeclaration(labels.flatMap(\.parts))) }
}
