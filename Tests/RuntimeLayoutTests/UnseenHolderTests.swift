import Dispatch
import ObjectGraph
import RuntimeLayout
import Testing

private final class Lamp {}

private final class Room {
  var door: Door?
  var lamp: Lamp?
}

private final class Door {
  var room: Room?
}

private final class Hall {
  let room = Room()
}

/// Two rooms that keep each other, with a lamp that is in no cycle itself.
@inline(never)
private func lampInCycle() -> ObjectAddress {
  let (room, door, lamp) = (Room(), Door(), Lamp())
  (room.door, room.lamp, door.room) = (door, lamp, room)
  return ObjectAddress(of: lamp)
}

@inline(never)
private func lampIn(_ room: Room) -> ObjectAddress {
  let lamp = Lamp()
  room.lamp = lamp
  return ObjectAddress(of: lamp)
}

/// Has room that was a lamp's before: the size of its block, its metadata and its count.
private final class Shelf {
  let remains: (UInt, UInt, UInt, UInt) = (0, 0x21, unsafeBitCast(Lamp.self, to: UInt.self), 3)
  let lamp = Lamp()
}

@inline(never)
private func builtShelf() -> Shelf { Shelf() }

/// A hall on the heap: one that is made where it is used may be laid out on the stack.
@inline(never)
private func builtHall() -> Hall { Hall() }

/// A lamp with a reference that nobody will ever give back.
@inline(never)
private func lampRetainedForEver() -> ObjectAddress {
  ObjectAddress(UInt(bitPattern: Unmanaged.passRetained(Lamp()).toOpaque()))
}

/// A lamp that only a block has which Dispatch will not run in this test's life.
@inline(never)
private func lampOfWaitingBlock() -> ObjectAddress {
  let lamp = Lamp()
  nonisolated(unsafe) let kept = lamp
  DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1_000_000)) { show("lamp", kept) }
  return ObjectAddress(of: lamp)
}

extension `Live objects` {
  @Suite
  struct `What is held from where nobody looks` {
    private let search = RetainingPaths(searchesStatics: false)

    @Test
    func `an object that hangs off a cycle is held by that cycle`() {
      #expect(
        search.retention(of: lampInCycle()).text() == """
          held by a cycle: Door.room → Room.door
          Room
            .lamp   → Lamp
          """)
    }

    @Test
    func `what a local variable's object holds is held by something unseen`() {
      let hall = builtHall()
      let lamp = lampIn(hall.room)
      withExtendedLifetime(hall) {
        #expect(
          search.retention(of: lamp).text() == """
            held by something unseen
            Hall
              .room   → Room
              .lamp   → Lamp
            """)
      }
    }

    @Test
    func `what is left of an object that is gone hides no holder`() {
      let shelf = builtShelf()
      withExtendedLifetime(shelf) {
        #expect(
          search.retention(of: ObjectAddress(of: shelf.lamp)).path?.text() == """
            held by something unseen
            Shelf
              .lamp   → Lamp
            """)
      }
    }

    @Test
    func `what only a local variable holds has no holder`() {
      let lamp = Lamp()
      let retention = withExtendedLifetime(lamp) {
        search.retention(of: ObjectAddress(of: lamp))
      }
      #expect(retention.path == nil)
      #expect(retention.explained?.strongCount == 0)
    }

    @Test
    func `a retain without a release has no holder, and the text says what else may be`() {
      // Memory that other tests give back meanwhile is told as not read.
      let lines = search.retention(of: lampRetainedForEver()).text().split(separator: "\n")
      let text = lines.filter { !$0.hasSuffix("could not be read") }.joined(separator: "\n")
      #expect(
        text == """
          no holder found, 1 object looked at
          0 of 1 reference explained
          what may hold it unseen: a local variable, a running task, a queue or
          timer of the system, a retain without a release, a static without a symbol
          """)
    }

    @Test
    func `beyond an object that no path may pass through nothing is looked for`() {
      let hall = builtHall()
      let lamp = lampIn(hall.room)
      var search = search
      search.stops = [ObjectAddress(of: hall.room)]
      withExtendedLifetime(hall) { #expect(search.retention(of: lamp).path == nil) }
    }

    @Test
    func `a block that Dispatch has yet to run is found, and holds probably`() {
      #expect(
        search.retention(of: lampOfWaitingBlock()).path?.text() == """
          held by a block that waits
          block
            holds           → probably closure #1 in lampOfWaitingBlock()
              captures #1   → probably Lamp
          """)
    }
  }
}
