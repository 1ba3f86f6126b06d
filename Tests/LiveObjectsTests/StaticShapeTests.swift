import ObjectGraph
import OwnershipFixtures
import LiveObjects
import SeededRandom
import Testing

/// A new subject that was put somewhere, and what tells whether it lives.
@inline(never)
private func put(
  _ place: (Held?) -> Void
) -> (address: ObjectAddress, isAlive: () -> Bool) {
  let held = Held()
  place(held)
  return (ObjectAddress(of: held), { [weak held] in held != nil })
}

/// Shapes of private types that only their own file uses: in an optimised build nothing tells how these
/// are laid out, and whether their words are references.
private let untoldTypes: Set<String> = [
  "static-enum", "static-enum-with-a-list", "static-tuple-of-enums", "wrapped-static",
]

/// Private statics that are unowned, of which only the notes for debuggers tell.
private let untoldReferences: Set<String> = [
  "static-beside-unowned", "static-beside-optional-unowned",
]

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

/// Whether the notes for debuggers leave statics out, as an optimised build of Swift 6.3 does and one of 6.2 does not.
#if compiler(>=6.3)
  private let hasNoNotes = isOptimized
#else
  private let hasNoNotes = false
#endif

private func isUntold(_ shape: StaticShape) -> Bool {
  isOptimized && untoldTypes.contains(shape.name)
    || hasNoNotes && untoldReferences.contains(shape.name)
}

extension `Live objects` {
  @Suite
  struct `Statics of many types` {
    @Test(arguments: Shapes.statics)
    @MainActor func `what a static holds is found, with the static's name`(shape: StaticShape) {
      let subject = put(shape.put)
      #expect(subject.isAlive())
      let path = RetainingPaths().retention(of: subject.address).path
      if case .root(let name) = path?.origin {
        #expect(name.hasPrefix(shape.root) || isUntold(shape) && path?.rootStrength == .probable)
      } else {
        Issue.record("\(path?.text() ?? "nothing")")
      }
      #expect(path?.referenceCount(.probable) == 0)
      shape.put(nil)
      #expect(!subject.isAlive())
    }

    // Each looks through every static of the program and of its libraries; the heap says nothing of them.
    @Test(arguments: Campaign.part(of: Shapes.statics, oneIn: 4))
    @MainActor func `a static that only knows an object does not hold it`(shape: StaticShape) {
      let held = Held()
      shape.putInTwin(held)
      var search = RetainingPaths()
      search.searchesHeap = false
      let retention = withExtendedLifetime(held) {
        search.retention(of: ObjectAddress(of: held))
      }
      if isUntold(shape) {
        #expect(retention.description.contains(", probably"), "\(retention)")
      } else if hasNoNotes, shape.name == "static-beside-unsafe" {
        withKnownIssue("nothing tells an unowned(unsafe) static from a strong one without notes") {
          #expect(retention.path == nil, "\(retention)")
        }
      } else {
        #expect(retention.path == nil, "\(retention)")
      }
      shape.putInTwin(nil)
    }
  }
}
