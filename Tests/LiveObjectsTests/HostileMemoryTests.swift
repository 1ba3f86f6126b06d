import Glibc
import ObjectGraph
import OwnershipFixtures
import SeededRandom
import Testing

@testable import LiveObjects
@testable import SwiftRuntime

/// Reads of itself in its deinitialiser, before its fields go.
private final class DyingObject {
  final class Counts {
    var countBefore = -1
    var subclassCount = -1
    var address = ObjectAddress(0)
  }
  let counts: Counts
  var held: [Held]? = [Held()]
  init(_ counts: Counts) { self.counts = counts }
  deinit {
    counts.address = ObjectAddress(of: self)
    if let heap = try? LiveHeap() {
      counts.countBefore = askEverything(heap, counts.address.rawValue)
    }
  }
}

private class Parent {
  let counts: DyingObject.Counts
  init(_ counts: DyingObject.Counts) { self.counts = counts }
  deinit {
    // By now the subclass's own fields are gone.
    let address = ObjectAddress(of: self)
    if let heap = try? LiveHeap() { counts.subclassCount = askEverything(heap, address.rawValue) }
  }
}

private final class Child: Parent {
  var held: [Held] = [Held(), Held()]
  var text = "a text that is too long to be kept in place"
}

private struct Unaligned {
  static let offsets: [UInt] = [1, 2, 3, 4, 5, 6, 7, 9, 12, 15]
}

@Suite
struct `Hostile memory` {
  private static let numbers: [UInt] = {
    var numbers: [UInt] = [0, 1, 7, 8, 16, 0xFF8, 0xFFF, 0x1000, 0x1008, 0x10000]
    for bit in 0..<64 {
      let power: UInt = 1 << UInt(bit)
      numbers += [power, 0 &- power, power &- 8, power &- 16, power &- 4096, power | 1 << 63]
    }
    return numbers
  }()

  @Test
  func `numbers that are no addresses are no objects`() throws {
    let heap = try LiveHeap()
    for number in Campaign.part(of: Self.numbers, oneIn: 5) {
      #expect(askEverything(heap, number) == 0)
      #expect(heap.describe(ObjectAddress(number)).kind == .opaque)
      #expect(ReferenceCount.strong(of: ObjectAddress(number)) == nil)
    }
  }

  @Test(arguments: [0, 1, 8, 0xFFF, 0x1000, 1 << 47, 1 << 63, UInt.max, UInt.max - 7])
  func `nobody holds a number that is no address`(number: UInt) {
    let paths = RetainingPaths(searchesStatics: false)
    let retention = paths.retention(of: ObjectAddress(number))
    #expect(retention.path == nil)
    #expect(!retention.description.isEmpty)
  }

  @Test
  func `an address with other bits set is no object`() throws {
    let held = Held()
    let address = ObjectAddress(of: held).rawValue
    let heap = try LiveHeap()
    for bit in UInt(47)..<64 { #expect(askEverything(heap, address | 1 << bit) == 0) }
    for offset in Unaligned.offsets {
      #expect(heap.describe(ObjectAddress(address + offset)).kind == .opaque)
    }
    withExtendedLifetime(held) {}
  }

  @Test
  func `code, constants, the stack and the ends of mappings are read without harm`() async {
    await #expect(processExitsWith: .success) {
      let memory = try HostileMemory(seed: 1)
      defer { withExtendedLifetime(memory) {} }
      let heap = try LiveHeap()
      var local = (ObjectIdentifier(Held.self), 3, 3)
      let stack = withUnsafeMutableBytes(of: &local) { UInt(bitPattern: $0.baseAddress) }
      let code = unsafeBitCast(
        malloc as @convention(c) (Int) -> UnsafeMutableRawPointer?, to: UInt.self)
      let metadata = UInt(bitPattern: ObjectIdentifier(Held.self))
      let text: StaticString = "some text in the program's constants"
      let places = [
        stack, code, metadata, UInt(bitPattern: text.utf8Start), memory.readableStart,
        memory.readableEnd,
      ]
      for place in places {
        for distance in 0..<64 {
          askEverything(heap, place &+ UInt(distance))
          askEverything(heap, place &- UInt(distance))
        }
      }
      use(local)
    }
  }

  @Test
  func `the kernel's own pages are not read`() async {
    await #expect(processExitsWith: .success) {
      // In front of the kernel's code for clocks lie pages that are mapped for reading and end the process
      // that reads them; the loader keeps the address in plain memory.
      let code = MappedMemory().ranges.first { $0.path == "[vdso]" }?.start ?? 0
      let words = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
      defer { words.deallocate() }
      let heap = try LiveHeap()
      for page in UInt(0)..<8 {
        words.update(repeating: code &- 4096 * page, count: 8)
        askEverything(heap, UInt(bitPattern: words))
        askEverything(heap, code &- 4096 * page)
      }
    }
  }

  @Test(arguments: [0, 8, 16, 24])
  func `a count that lies elsewhere is asked for only where one can be`(offset: UInt) throws {
    let held = Held()
    let metadata = UnsafePointer<UInt>(bitPattern: ObjectAddress(of: held).rawValue)?.pointee ?? 0
    let block = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 16)
    defer { block.deallocate() }
    let words = block.bindMemory(to: UInt.self, capacity: 16)
    let heap = try LiveHeap()
    let place = UInt(bitPattern: block) + 32 + offset
    for nested in [0, 3 << 62, 1 << 63, UInt.max] {
      words.update(repeating: nested, count: 16)
      words[Int(4 + offset / 8)] = UInt(bitPattern: block)
      words[0] = metadata
      words[1] = (3 << 62) | (place >> 3)
      #expect(askEverything(heap, UInt(bitPattern: block), withCount: true) == 0)
    }
    withExtendedLifetime(held) {}
  }

  @Test
  func `a freed object is read without harm`() async {
    await #expect(processExitsWith: .success) {
      var addresses: [ObjectAddress] = []
      for shape in Shapes.holding { addresses.append(ObjectAddress(of: shape.hold(Held()))) }
      let heap = try LiveHeap()
      for address in addresses { askEverything(heap, address.rawValue) }
    }
  }

  @Test
  func `an object is empty while it is being deallocated`() throws {
    let counts = DyingObject.Counts()
    _ = DyingObject(counts)
    #expect(counts.countBefore == 0)
    #expect(askEverything(try LiveHeap(), counts.address.rawValue) < 1 << 16)
    _ = Child(counts)
    #expect(counts.subclassCount == 0)
  }

  @Test
  func `an object that was known weakly is empty while it is being deallocated`() {
    let counts = DyingObject.Counts()
    do {
      let child = Child(counts)
      weak let watched: Child? = child
      #expect(watched != nil)
      withExtendedLifetime(child) {}
    }
    #expect(counts.subclassCount == 0)
  }

  @Test
  func `memory full of pointers to itself is read without harm`() throws {
    let count = 4096
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    defer { words.deallocate() }
    let start = UInt(bitPattern: words)
    for position in 0..<count { words[position] = start + 8 * UInt(position) }
    let heap = try LiveHeap()
    for position in 0..<count { askEverything(heap, start + 8 * UInt(position)) }
    words.update(repeating: start, count: count)
    for position in 0..<count { askEverything(heap, start + 8 * UInt(position)) }
  }
}
