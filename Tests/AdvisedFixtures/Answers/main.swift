import ObjectGraph
import OwnershipFixtures
import LiveObjects

/// Prints a line about a shape: its name, whether its object lives when the caller no longer holds it, what is
/// advised, and the labels of the path.
func answer(_ name: String, about object: AnyObject?, in holder: AnyObject?) {
  guard let object else { return print("\(name)\tgone\t\t") }
  let address = ObjectAddress(of: object)
  let home = holder.map { ObjectAddress(of: $0) }
  let path = RetainingPaths(
    roots: home.map { [NamedRoot("holder", $0)] } ?? [],
    notes: ObjectNotes(expectation: {
      $0 == address ? .expectedGone : $0 == home ? .expectedAlive : .unknown
    })
  ).retention(of: address).path
  let labels = path.map { $0.steps.map(\.label).joined(separator: "|") } ?? ""
  print("\(name)\talive\t\(path?.repair ?? "none")\t\(labels)")
}

func held<Holder: AnyObject>(by make: (Held) -> Holder) -> (holder: Holder, held: Weak) {
  let held = Held()
  return (make(held), Weak(held))
}

struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

for shape in Shapes.cycles {
  let subject = Weak(shape.make())
  answer(shape.name, about: subject.object, in: nil)
}
for shape in Shapes.holding {
  let (holder, subject) = held(by: shape.hold)
  answer(shape.name, about: subject.object, in: holder)
  withExtendedLifetime(holder) {}
}
