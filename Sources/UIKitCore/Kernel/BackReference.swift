import ObjectGraph
import SwiftRuntime

/// A reference from below to above: child to parent, presented to presenter, view to its controller.
///
/// One is made for each object that needs it, by its `BackReferences`, and is shared by all that point back,
/// so that setting and clearing a link costs a retain and a release. It never keeps its
/// object alive: `object` is `nil` from the moment the last strong reference is released.
package final class BackReference<Object: AnyObject & Sendable>: Sendable {
  private let reference: UncountedReference

  fileprivate init(_ object: Object) { reference = UncountedReference(to: object) }

  /// The object while it lives. From any thread.
  package var object: Object? { reference.object(as: Object.self) }

  fileprivate func clear() { reference.clear() }
}

/// Makes the references that point back at an object. Stored in that object and nowhere else: a property
/// of an object is destroyed before the object's memory is freed.
struct BackReferences<Object: AnyObject & Sendable>: ~Copyable {
  /// The reference, once it was asked for.
  private(set) var made: BackReference<Object>?

  deinit { made?.clear() }

  /// Makes the reference to the object that this is stored in.
  mutating func make(for object: Object) -> BackReference<Object> {
    let reference = made ?? BackReference(object)
    made = reference
    return reference
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofKernel = Vocabulary(
    names: [
      "AssociatedValue.held": "",
      "BackReference.object": "",
    ],
    carriers: ["BackReference"])
}
