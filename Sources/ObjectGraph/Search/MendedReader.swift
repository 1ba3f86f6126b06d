/// A reader that leaves out references, as if a repair had removed them.
struct MendedReader<Base: ReferenceReader>: ForwardingReader, DeclarationReader {
  let base: Base
  /// Objects that are read as empty, such as a cancelled task.
  var emptied: Set<ObjectAddress> = []
  /// For each object, the holders whose references to it are left out.
  var released: [ObjectAddress: Set<ObjectAddress>] = [:]

  private func isThere(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    released[reference.target]?.contains(object) != true
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    if emptied.contains(object) { return }
    if released.isEmpty { return base.appendReferences(of: object, to: &references) }
    var all: [ObjectReference] = []
    base.appendReferences(of: object, to: &all)
    references += all.filter { isThere($0, from: object) }
  }

  func strongCount(of object: ObjectAddress) -> Int? {
    guard let count = declarations?.strongCount(of: object) else { return nil }
    var left: [ObjectReference] = []
    for holder in released[object] ?? [] { base.appendReferences(of: holder, to: &left) }
    return count - left.count { $0.target == object }
  }

  /// None: a path of this reader is read for its repair alone.
  func source(ofPropertyOf reference: ObjectReference, from object: ObjectAddress) -> SourceLine? {
    nil
  }

  /// None either.
  func source(ofTargetOf reference: ObjectReference, from object: ObjectAddress) -> SourceLine? {
    nil
  }
}
