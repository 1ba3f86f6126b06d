import ObjectGraph
import RuntimeLayout

/// Reads live objects without what every screen leads to: the simulation's own objects, empty collections.
struct SurroundingsReader: ReferenceReader {
  let heap: LiveHeap
  /// The objects that are left out.
  let hidden: Set<ObjectAddress>

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    let start = references.count
    heap.appendReferences(of: object, to: &references)
    let shown = references[start...].filter {
      !hidden.contains($0.target) && !heap.describe($0.target).name.hasPrefix("__Empty")
    }
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
