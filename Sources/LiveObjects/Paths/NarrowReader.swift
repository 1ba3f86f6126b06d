import ObjectGraph

/// A reader that sees a few objects only, or those of a few types with the closures, boxes and collections
/// that they keep things in.
///
/// Where a path is known, or what it goes through, a search through this one looks at next to nothing besides.
/// An object it finds is read like any other. An object it does not see may still be there.
struct NarrowReader: LiveReader, ForwardingReader, DeclarationReader {
  /// The verdicts on metadata words, shared by all copies of a reader.
  private final class Verdicts {
    var isSeen: [UInt: Bool] = [:]
  }

  private enum Scope {
    case types(Set<String>)
    case objects(Set<ObjectAddress>)
  }

  let heap: LiveHeap
  var base: LiveHeap { heap }
  private let scope: Scope
  private let verdicts = Verdicts()

  /// A reader for the objects that a path goes through.
  init(_ heap: LiveHeap, seeing path: RetainingPath) {
    self.heap = heap
    scope = .types(Set(path.steps.map(\.target.typeName) + [path.start.typeName]))
  }

  /// A reader for some objects and no others.
  init(_ heap: LiveHeap, seeing objects: Set<ObjectAddress>) {
    self.heap = heap
    scope = .objects(objects)
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

  /// Whether an object is one of the objects, or is of one of the types, or only keeps things for others.
  func sees(_ object: ObjectAddress) -> Bool {
    switch scope {
    case .objects(let objects): objects.contains(object)
    case .types(let types): sees(object, types)
    }
  }

  private func sees(_ object: ObjectAddress, _ types: Set<String>) -> Bool {
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
