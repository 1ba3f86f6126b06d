import ObjectGraph

/// A reader that sees objects of a few types only, with the closures, boxes and collections that they keep
/// things in.
///
/// Where a path is known, a search through this one looks at next to nothing besides such paths. What it
/// finds is read like anything else; what it does not see may be there.
struct NarrowReader: LiveReader {
  /// What was found out about metadata words, for all copies of a reader.
  private final class Verdicts {
    var isSeen: [UInt: Bool] = [:]
  }

  let heap: LiveHeap
  private let types: Set<String>
  private let verdicts = Verdicts()

  /// A reader for the objects that a path goes through.
  init(_ heap: LiveHeap, seeing path: RetainingPath) {
    self.heap = heap
    types = Set(path.steps.map(\.target.typeName) + [path.start.typeName])
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    let start = references.count
    heap.appendReferences(of: object, to: &references)
    var end = start
    for position in start..<references.count where sees(references[position].target) {
      references[end] = references[position]
      end += 1
    }
    references.removeSubrange(end...)
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    heap.label(of: reference, from: object)
  }

  func boundClosure(of reference: ObjectReference, from object: ObjectAddress) -> BoundClosure? {
    heap.boundClosure(of: reference, from: object)
  }

  func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    heap.isForeign(reference, from: object)
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription { heap.describe(object) }

  /// Whether an object is of one of the types, or only keeps things for others.
  func sees(_ object: ObjectAddress) -> Bool {
    guard let program = heap.program(at: object.rawValue) else { return false }
    let key = program.pointee.metadata.address.number
    if let known = verdicts.isSeen[key] { return known }
    let isSeen =
      switch program.pointee.kind {
      case .closure, .box, .storage: true
      case .object, .task, .opaque: types.contains(heap.describe(object).name)
      }
    verdicts.isSeen[key] = isSeen
    return isSeen
  }
}
