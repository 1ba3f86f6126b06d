import OwnershipFixtures
import Testing

/// Watches an object without keeping it alive.
private final class Watch {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

@inline(never)
private func holder(
  _ make: (Held) -> AnyObject
) -> (holder: AnyObject, subject: Watch) {
  let subject = Held()
  return (make(subject), Watch(subject))
}

@inline(never)
private func dropped(_ make: () -> AnyObject) -> Watch {
  Watch(make())
}

/// Foundation's timer on Linux is never freed, not even when it was invalidated.
private let withoutTimer = Shapes.holding.filter { $0.name != "timer-block" }

@Suite
struct `Shapes that hold` {
  @Test(arguments: Shapes.holding)
  func `a held subject lives while its holder lives`(shape: Shape) {
    let (holder, subject) = holder(shape.hold)
    withExtendedLifetime(holder) { #expect(subject.object != nil) }
  }

  @Test(arguments: withoutTimer)
  func `a subject goes with its holder`(shape: Shape) {
    var (holder, subject): (AnyObject?, Watch) = holder(shape.hold)
    withExtendedLifetime(holder) {}
    holder = nil
    #expect(subject.object == nil)
  }

  @Test(arguments: Shapes.holding)
  func `a repaired holder lets its subject go`(shape: Shape) {
    let (holder, subject) = holder(shape.holdFixed)
    withExtendedLifetime(holder) { #expect(subject.object == nil) }
  }
}

@Suite
struct `Shapes that keep themselves` {
  @Test(arguments: Shapes.cycles)
  func `an object in a cycle stays when everybody lets go`(shape: CycleShape) {
    #expect(dropped(shape.make).object != nil)
  }

  @Test(arguments: Shapes.cycles)
  func `a repaired object goes when everybody lets go`(shape: CycleShape) {
    #expect(dropped(shape.makeFixed).object == nil)
  }
}

@Suite
struct `The list of shapes` {
  @Test
  func `every name stands once`() {
    let names = Shapes.holding.map(\.name) + Shapes.cycles.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test
  func `every catalogue row that closes a cycle through readable memory is built`() {
    let unreadable: Set = [22, 23]
    let wanted = Set(1...53).union([75, 77, 78, 80, 97, 109]).subtracting(unreadable)
    #expect(Set(Shapes.cycles.flatMap(\.rows)) == wanted)
  }

  @Test
  func `every name is written in small letters and hyphens`() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz-")
    let names = Shapes.holding.map(\.name) + Shapes.cycles.map(\.name)
    #expect(names.filter { !letters.isSuperset(of: $0) } == [])
  }
}
