/// A reader that leaves out references, as if a repair had removed them.
struct MendedReader<Reader: ReferenceReader>: ReferenceReader, DeclarationReader {
  let reader: Reader
  /// Objects that are read as empty, such as a cancelled task.
  var emptied: Set<ObjectAddress> = []
  /// For each object, the holders whose references to it are left out.
  var released: [ObjectAddress: Set<ObjectAddress>] = [:]

  private func isThere(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    released[reference.target]?.contains(object) != true
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    if emptied.contains(object) { return }
    if released.isEmpty { return reader.appendReferences(of: object, to: &references) }
    var all: [ObjectReference] = []
    reader.appendReferences(of: object, to: &all)
    references += all.filter { isThere($0, from: object) }
  }

  func strongCount(of object: ObjectAddress) -> Int? {
    guard let count = (reader as? any DeclarationReader)?.strongCount(of: object) else {
      return nil
    }
    var left: [ObjectReference] = []
    for holder in released[object] ?? [] { reader.appendReferences(of: holder, to: &left) }
    return count - left.count { $0.target == object }
  }

  func wait(ofTask task: ObjectAddress) -> TaskWait? {
    (reader as? any DeclarationReader)?.wait(ofTask: task)
  }

  func declaration(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> ReferenceDeclaration? {
    (reader as? any DeclarationReader)?.declaration(of: reference, from: object)
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    reader.label(of: reference, from: object)
  }

  func source(ofClosure object: ObjectAddress) -> SourceLine? {
    (reader as? any DeclarationReader)?.source(ofClosure: object)
  }

  func source(
    ofBoundClosureOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? {
    (reader as? any DeclarationReader)?.source(ofBoundClosureOf: reference, from: object)
  }

  func boundClosure(of reference: ObjectReference, from object: ObjectAddress) -> BoundClosure? {
    reader.boundClosure(of: reference, from: object)
  }

  func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    reader.isForeign(reference, from: object)
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription { reader.describe(object) }
}
