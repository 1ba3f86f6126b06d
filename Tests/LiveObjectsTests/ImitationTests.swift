import ObjectGraph
import Testing

@testable import LiveObjects
@testable import SwiftRuntime

private final class Pair {
  var first: Pair?
  var second: Pair?
}

private func references(at place: UnsafeRawPointer) throws -> Int {
  var references: [ObjectReference] = []
  try LiveHeap().appendReferences(of: ObjectAddress(place.number), to: &references)
  return references.count
}

/// How many references are read out of bytes with the first words of a pair, and with a count of the
/// test's choice.
private func references(ofImitationWithCount count: UInt) throws -> Int {
  let pair = Pair()
  let place = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
  defer { place.deallocate() }
  let words = place.bindMemory(to: UInt.self, capacity: 8)
  words.initialize(repeating: ObjectAddress(of: pair).rawValue, count: 8)
  words[0] = unsafeBitCast(Pair.self, to: UInt.self)
  words[1] = count
  return try withExtendedLifetime(pair) { try references(at: UnsafeRawPointer(place)) }
}

extension `Live objects` {
  @Suite
  struct `Bytes that imitate objects` {
    @Test
    func `an object whose count lies elsewhere is read like any other`() throws {
      let pair = Pair()
      pair.first = Pair()
      weak let seen = pair
      try withExtendedLifetime(pair) {
        let place = try #require(UnsafeRawPointer(ObjectAddress(of: pair)))
        #expect(place.word(at: 8) >> 62 == 3)
        #expect(try references(at: place) == 1)
      }
      #expect(seen != nil)
    }

    @Test(arguments: [UInt.max << 1, 1 << 63, 3 << 62, 3 << 62 | 0x1000] as [UInt])
    func `what names no place of its own for its count is read as empty`(count: UInt) throws {
      #expect(try references(ofImitationWithCount: count) == 0)
    }

    @Test
    func `what counts like an object is read as one`() throws {
      #expect(try references(ofImitationWithCount: 3) == 2)
    }

    @Test
    func `what only looks like an object inside a buffer is not handed out as one`() throws {
      let pair = Pair()
      try withExtendedLifetime(pair) {
        let heap = try LiveHeap()
        let real = ObjectAddress(of: pair)
        #expect(heap.withObject(at: real, as: Pair.self) { $0 === pair } == true)
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 16)
        defer { buffer.deallocate() }
        let words = buffer.bindMemory(to: UInt.self, capacity: 64)
        words.initialize(repeating: 0, count: 64)
        for start in [0, 16, 32] {
          words[start] = unsafeBitCast(Pair.self, to: UInt.self)
          words[start + 1] = 3
          let imitation = ObjectAddress(UInt(bitPattern: buffer) + UInt(start) * 8)
          #expect(heap.withObject(at: imitation, as: Pair.self) { _ in true } == nil)
        }
      }
    }

    @Test
    func `neither zeros nor numbers are types, and the types of the language are`() {
      let types: [Any.Type] = [
        Int.self, Pair.self, Pair?.self, (Int, Pair).self, Any.self, (() -> Void).self,
        [Pair].self, Pair.Type.self,
      ]
      // Made last: the runtime may put a type that it makes into memory mapped only then.
      var test = HeapObjectTest()
      let zeros = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 16)
      defer { zeros.deallocate() }
      zeros.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
      for word in [0, 7, 0x1000, 1 << 46, UInt.max, UInt(bitPattern: zeros) + 64] {
        let isType = test.isTypeMetadata(word)
        #expect(!isType)
      }
      for type in types {
        let isType = test.isTypeMetadata(unsafeBitCast(type, to: UInt.self))
        #expect(isType, "\(type)")
      }
    }
  }
}
