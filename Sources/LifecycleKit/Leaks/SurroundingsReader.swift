import ObjectGraph
import LiveObjects

/// Reads live objects without what every screen leads to: the simulation's own objects, empty collections.
struct SurroundingsReader: ReferenceReader {
  let heap: LiveHeap
  /// The objects that are left out.
  private let hidden: Set<ObjectAddress>

  /// Reads on a heap, and leaves out these objects.
  init(heap: LiveHeap, without objects: [AnyObject]) {
    self.heap = heap
    var nothing: [ObjectReference] = []
    heap.appendReferences(of: ObjectAddress(of: EmptyCollections.shared), to: &nothing)
    hidden = Set(objects.map { ObjectAddress(of: $0) } + nothing.map(\.target))
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    let start = references.count
    heap.appendReferences(of: object, to: &references)
    let shown = references[start...].filter { !hidden.contains($0.target) }
    references.replaceSubrange(start..., with: shown)
  }

  func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] {
    heap.weakReferences(of: object).filter { !hidden.contains($0.target) }
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
}

/// Holds the storage that all empty collections share.
private final class EmptyCollections: Sendable {
  static let shared = EmptyCollections()
  private let array: [Int] = []
  private let dictionary: [Int: Int] = [:]
  private let set: Set<Int> = []
}
