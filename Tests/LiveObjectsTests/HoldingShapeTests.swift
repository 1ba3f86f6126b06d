import ObjectGraph
import OwnershipFixtures
import LiveObjects
import Testing

/// What a search says of a subject that only its holder may hold.
@inline(never)
private func finding(
  _ make: (Held) -> AnyObject
) throws -> RetainingPathResult {
  let subject = Held()
  let holder = make(subject)
  return try withExtendedLifetime((subject, holder)) {
    RetainingPathSearch(
      try LiveHeap(), roots: [NamedRoot("the holder", ObjectAddress(of: holder))]
    ).bestPath(to: ObjectAddress(of: subject))
  }
}

/// Shapes whose reference cannot be told to be one: the elements of a buffer, which only its own code
/// knows.
let guessedShapes: Set = [
  "managed-buffer-elements", "managed-buffer-that-is-a-ring", "managed-buffer-with-a-start",
]

/// Shapes whose object is in no cycle itself, but hangs off one.
private let hanging = ["object-hangs-off-a-cycle", "variable-holds-the-closure-that-captures-it"]

extension `Live objects` {
  @Suite
  struct `Paths through shapes that hold` {
    @Test(arguments: Shapes.holding)
    func `a strong path leads from a holder to what it holds`(shape: Shape) throws {
      let path = try #require(finding(shape.hold).path)
      #expect(
        (path.referenceCount(.probable) == 0) == !guessedShapes.contains(shape.name), "\(path)")
    }

    @Test(arguments: Shapes.holding)
    func `from a repaired holder no path leads there, not even a probable one`(
      shape: Shape
    ) throws {
      let result = try finding(shape.holdFixed)
      guard case .none = result else {
        Issue.record("\(result)")
        return
      }
    }
  }

  @Suite
  struct `Cycles of shapes that keep themselves` {
    private let search = RetainingPaths(searchesStatics: false)

    @Test(arguments: Shapes.cycles)
    func `the cycle that keeps an object alive is found`(shape: CycleShape) throws {
      let object = shape.make()
      let path = try #require(
        withExtendedLifetime(object) { search.retention(of: ObjectAddress(of: object)) }.path)
      switch path.origin {
      case .cycle: #expect(!hanging.contains(shape.name), "\(path)")
      case .root: Issue.record("\(path)")
      case .elsewhere(let name):
        #expect(hanging.contains(shape.name) && name.hasPrefix("a cycle: "), "\(path)")
      }
      #expect(path.referenceCount(.probable) == 0, "\(path)")
    }

    @Test(arguments: Shapes.cycles)
    func `a repaired object is in no cycle`(shape: CycleShape) throws {
      let object = shape.makeFixed()
      let result = try withExtendedLifetime(object) {
        RetainingPathSearch(try LiveHeap()).bestCycle(through: ObjectAddress(of: object))
      }
      guard case .none = result else {
        Issue.record("\(result)")
        return
      }
    }
  }
}
