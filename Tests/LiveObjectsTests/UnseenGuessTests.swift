import ObjectGraph
import LiveObjects
import Testing

private final class Lamp: Hashable {
  static func == (one: Lamp, other: Lamp) -> Bool { one === other }
  func hash(into hasher: inout Hasher) {}
}

private final class Register {
  var counts: [Lamp: Int] = [:]
  subscript(lamp: Lamp) -> Int { counts[lamp, default: 0] }
}

private final class Label {
  let count: AnyKeyPath
  init(_ count: AnyKeyPath) { self.count = count }
}

/// Its first two cases are told apart by bits of the boxes' addresses.
private indirect enum Plan {
  case lamp(Lamp, Int)
  case both(Plan, Plan)
  case nothing
}

private final class Builder {
  let plan: Plan
  init(_ plan: Plan) { self.plan = plan }
}

@inline(never)
private func lamp<Holder: AnyObject>(
  _ make: (Lamp) -> Holder
) -> (lamp: ObjectAddress, holder: Holder) {
  let lamp = hidden(Lamp())
  return (ObjectAddress(of: lamp), hidden(make(lamp)))
}

extension `Live objects` {
  @Suite
  struct `What is held from behind a guess or an enum` {
    private let search = RetainingPaths(searchesStatics: false)

    @Test
    func `a key path that something unseen has probably holds what it was made with`() {
      let (lamp, label) = lamp { Label(\Register[$0]) }
      withExtendedLifetime(label) {
        #expect(
          search.retention(of: lamp).path?.text() == """
            held by something unseen, such as a local variable
            Label
              .count   → KeyPath<Register, Int>
              holds    → probably Lamp
            """)
      }
    }

    @Test
    func `a key path without it does not`() {
      let lamp = hidden(Lamp())
      let label = hidden(Label(\Register.counts.count))
      withExtendedLifetime((lamp, label)) {
        #expect(search.retention(of: ObjectAddress(of: lamp)).path == nil)
      }
    }

    @Test
    func `what is behind cases that bits of an address tell is found up to its holder`() {
      let (lamp, builder) = lamp { Builder(.both(.nothing, .lamp($0, 1))) }
      withExtendedLifetime(builder) {
        #expect(
          search.retention(of: lamp).path?.text() == """
            held by something unseen, such as a local variable
            Builder
              .plan.both.1.lamp.0   → Lamp
            """)
      }
    }
  }
}
