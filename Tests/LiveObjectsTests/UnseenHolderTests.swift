import Dispatch
import Glibc
import ObjectGraph
import LiveObjects
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

private final class Chain {
  var next: AnyObject?
}

private final class Ring {
  var ring: Ring?
  var chain: Chain?
}

/// A lamp behind six objects that hang off a cycle.
@inline(never)
private func lampFarFromCycle() -> ObjectAddress {
  let (ring, lamp, chains) = (Ring(), Lamp(), (0..<6).map { _ in Chain() })
  (ring.ring, ring.chain, chains[5].next) = (ring, chains[0], lamp)
  for position in 0..<5 { chains[position].next = chains[position + 1] }
  return ObjectAddress(of: lamp)
}

private final class Torn {
  nonisolated(unsafe) static var only: Torn?
  var other: AnyObject?

  /// Refers to a page that cannot be read; gives what mends it.
  func tear() -> () -> Void {
    let page = mmap(nil, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
    let place = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque()) + 16
    place.storeBytes(of: UInt(bitPattern: page), as: UInt.self)
    return {
      place.storeBytes(of: 0, as: UInt.self)
      munmap(page, 4096)
    }
  }
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

/// What the storage of arrays of lamps begins with.
private let arrayType: UInt = {
  let lamps = [hidden(Lamp())]
  return unsafeBitCast(lamps, to: UnsafePointer<UInt>.self).pointee
}()

/// Numbers that an object's address is among many times, as in the remains of a list.
private final class Numbers {
  var numbers: [UInt]
  init() { numbers = Array(repeating: 0, count: 600) }
  func fill(_ object: AnyObject) {
    for position in numbers.indices { numbers[position] = ObjectAddress(of: object).rawValue }
  }
}

/// As large as the lists, so that the allocator puts it next to them.
private final class Store {
  let room = Room()
  var space: InlineArray<600, UInt> = InlineArray(repeating: 0)
}

/// A store in memory between such lists of its room, wherever the allocator begins.
@inline(never)
private func withStaleLists() -> (before: [Numbers], store: Store, after: [Numbers]) {
  let before = (0..<2).map { _ in Numbers() }
  let store = Store()
  let after = (0..<2).map { _ in Numbers() }
  for numbers in before + after { numbers.fill(store.room) }
  return (before, store, after)
}

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
    // The whole heap is looked through, with all that other tests have in it.
    private let search = RetainingPaths(searchesStatics: false, budget: .unlimited)

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
            held by something unseen, such as a local variable
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
            held by something unseen, such as a local variable
            Shelf
              .lamp   → Lamp
            """)
      }
    }

    // The allocator joins blocks that are given back and divides them anew, so that words stay of what was in
    // them: here the end of a block is the beginning of what once was an array, whose count is the size of the
    // block behind.
    @Test(arguments: [false, true])
    func `what is left of a block that was divided anew is no holder`(looksUsed: Bool) {
      let lamp = Lamp()
      let size = 1 << 12
      let start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      defer { start.deallocate() }
      let words = start.bindMemory(to: UInt.self, capacity: size / 8)
      words.initialize(repeating: ObjectAddress(of: lamp).rawValue, count: size / 8)
      for position in stride(from: 0, to: size / 8 - 64, by: 64) {
        // A block of 256 bytes that is free, as the one behind it says; or that word is left from before, too.
        words[position + 1] = 0x101
        words[position + 2] = arrayType
        (words[position + 3], words[position + 4], words[position + 5]) = (0x31, 8, 16)
        (words[position + 9], words[position + 33]) = looksUsed ? (0x21, 0x41) : (0, 0x40)
      }
      withExtendedLifetime(lamp) {
        let text = search.retention(of: ObjectAddress(of: lamp)).path?.text()
        #expect(text == nil)
      }
    }

    @Test
    func `what is left of long lists hides no holder`() {
      let (before, store, after) = withStaleLists()
      withExtendedLifetime((before, store, after)) {
        #expect(
          search.retention(of: ObjectAddress(of: store.room)).path?.text() == """
            held by something unseen, such as a local variable
            Store
              .room   → Room
            """)
      }
    }

    @Test
    func `an object that could not be read is named by what refers to it`() {
      let torn = hidden(Torn())
      Torn.only = torn
      let mend = torn.tear()
      let unread = RetainingPaths().retention(of: lampRetainedForEver()).unread
      mend()
      Torn.only = nil
      #expect(unread?.references == ["Torn.other"])
    }

    @Test
    func `a cycle is found from behind, however many objects are between`() {
      let text = search.retention(of: lampFarFromCycle()).text()
      #expect(
        text == """
          held by a cycle: Ring.ring
          Ring
            .chain   → Chain
            .next    → Chain
            .next    → Chain
            .next    → Chain
            .next    → Chain
            .next    → Chain
            .next    → Lamp
          """)
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
      let text = lines.filter { !$0.contains("could not be read") }.joined(separator: "\n")
      #expect(
        text == """
          no holder found, 1 object looked at
          0 of 1 reference explained
          what may hold it unseen: a local variable, a running task, a queue or
          timer of the system, memory behind a pointer, a library in C, a retain
          without a release, a static without a symbol
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
