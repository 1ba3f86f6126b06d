import ObjectGraph
import Testing

@testable import LiveObjects
@testable import SwiftRuntime

private final class Lamp {
  var next: AnyObject?
}

private final class Bulb {
  unowned let lamp: Lamp
  init(_ lamp: Lamp) { self.lamp = lamp }
}

private final class Socket {
  var lamp: Lamp?
}

/// Its payloads share their spare bits with the case.
private enum Fitting {
  case plain(Lamp)
  case dimmed(Socket)
  case none
}

private final class Shade {
  var fitting = Fitting.none
}

/// Keeps an object's address as a number.
private final class Label {
  var number: UInt = 0
}

private enum Shop {
  nonisolated(unsafe) static var lamps: [Lamp] = []
  nonisolated(unsafe) static var window: AnyObject?
}

@inline(never)
private func litSocket() -> (Socket, Lamp) {
  let (socket, lamp) = (Socket(), Lamp())
  (socket.lamp, lamp.next) = (lamp, socket)
  return (socket, lamp)
}

extension `Live objects` {
  /// More objects than a search meets before it looks for words.
  @Suite(.serialized) final class `Words among many objects` {
    init() { Shop.lamps = (0..<3_000).map { _ in Lamp() } }

    deinit {
      Shop.lamps = []
      Shop.window = nil
    }

    private func retention(of object: AnyObject) -> ObjectRetention {
      RetainingPaths.of(object)
    }

    private func mentions(in heap: LiveHeap) throws -> Mentions {
      Mentions(in: heap, try #require(HeapMemory(heap.test.process)))
    }

    private func hasNoWord(of object: AnyObject) throws -> Bool {
      let heap = try LiveHeap()
      let cycle = RetainingPathSearch(heap).findCycle(through: ObjectAddress(of: object))
      return try mentions(in: heap).areWithin(cycle)
    }

    @Test func `nothing holds an object whose address is nowhere`() throws {
      weak var last: Lamp?
      do {
        let lamp = Lamp()
        last = lamp
        let answer = retention(of: lamp)
        #expect(answer.path == nil)
        #expect(answer.explained?.strongCount == 0)
        #expect(answer.explained?.cut == nil)
        withExtendedLifetime(lamp) {}
      }
      #expect(last == nil)
    }

    /// Whether a claim is true of a lamp where nothing was before that somebody's remains refer to, and that
    /// nothing which runs beside this gets to.
    private func isTrueOfNewLamp(_ claim: (Lamp) throws -> Bool) rethrows -> Bool {
      try (0..<50).contains { _ in
        let lamp = Lamp()
        // Its place is not given to the next one.
        _ = Unmanaged.passRetained(lamp)
        return try claim(lamp)
      }
    }

    @Test func `no word is left behind by a search itself`() throws {
      let isFree = try isTrueOfNewLamp { lamp in
        guard try hasNoWord(of: lamp) else { return false }
        for _ in 0..<3 { _ = retention(of: lamp) }
        return try hasNoWord(of: lamp)
      }
      #expect(isFree)
    }

    @Test func `an object far behind the others is found by its holder`() throws {
      let lamp = Lamp()
      try #require(Shop.lamps.last).next = lamp
      #expect(
        retention(of: lamp).description.hasPrefix("held by static Shop.lamps"),
        "\(retention(of: lamp))")
      #expect(try !hasNoWord(of: lamp))
    }

    @Test func `a word in an enum's case is one`() throws {
      let (shade, lamp) = (Shade(), Lamp())
      try #require(Shop.lamps.last).next = shade
      shade.fitting = .plain(lamp)
      #expect(try !hasNoWord(of: lamp))
      #expect(retention(of: lamp).path != nil)
      let socket = Socket()
      shade.fitting = .dimmed(socket)
      #expect(try !hasNoWord(of: socket))
      #expect(retention(of: socket).path != nil)
    }

    @Test func `a cycle that only the caller holds is told, with all its references`() throws {
      let (socket, lamp) = litSocket()
      let answer = retention(of: socket)
      #expect(answer.path?.origin == .cycle)
      #expect(answer.explained?.strongCount == 1)
      withExtendedLifetime((socket, lamp)) {}
      lamp.next = nil
    }

    @Test func `a cycle that a static holds is told by the static`() throws {
      let (socket, lamp) = litSocket()
      try #require(Shop.lamps.last).next = lamp
      #expect(retention(of: socket).description.hasPrefix("held by static Shop.lamps"))
      lamp.next = nil
    }

    @Test func `an unowned reference from what the object keeps is no holder`() throws {
      let isFree = try isTrueOfNewLamp { lamp in
        lamp.next = Bulb(lamp)
        #expect(retention(of: lamp).path == nil)
        return try hasNoWord(of: lamp)
      }
      #expect(isFree)
    }

    @Test func `a number that is an address is looked into, and holds nothing`() throws {
      let (lamp, label) = (Lamp(), Label())
      label.number = ObjectAddress(of: lamp).rawValue
      Shop.window = label
      let answer = retention(of: lamp)
      #expect(answer.path == nil)
      #expect(answer.explained?.strongCount == 0)
      withExtendedLifetime(lamp) {}
    }

    @Test func `an object that is told among those that should be gone is looked for all the same`()
      throws
    {
      let isFree = try isTrueOfNewLamp { lamp in
        let leak = NamedRoot("the lamp", ObjectAddress(of: lamp))
        let heap = try LiveHeap()
        let cycle = RetainingPathSearch(heap).findCycle(through: leak.object)
        let mentions = try mentions(in: heap)
        return mentions.areWithin(cycle, leaks: [leak])
          && !mentions.areWithin(cycle, roots: [leak])
      }
      #expect(isFree)
    }

    @Test func `a root that is nowhere on the heap is gone through all the same`() throws {
      let (socket, lamp) = (Socket(), Lamp())
      socket.lamp = lamp
      let paths = RetainingPaths(roots: [NamedRoot("the shop", ObjectAddress(of: socket))])
      let answer = paths.retention(of: ObjectAddress(of: lamp))
      #expect(answer.path?.origin == .root("the shop"))
      withExtendedLifetime((socket, lamp)) {}
    }
  }
}

@Suite struct `Blocks of the heap` {
  /// Blocks of some sizes, each told to be in use or not by the one behind it, and what ends them.
  private func words(_ sizes: [(size: UInt, isUsed: Bool)], then last: UInt) -> [UInt] {
    var (words, isUsed): ([UInt], Bool) = ([], true)
    for block in sizes {
      words += [0, block.size | (isUsed ? 1 : 0)]
      words += [UInt](repeating: 0, count: Int(block.size) / 8 - 2)
      isUsed = block.isUsed
    }
    return words + [0, last | (isUsed ? 1 : 0), 0, 0]
  }

  private func places(
    of offsets: [UInt], _ words: [UInt], pieceSize: Int = 32
  ) -> [HeapBlocks.Place] {
    let start: UInt = 1 << 20
    return words.withUnsafeBytes { bytes in
      let blocks = HeapBlocks(of: start..<start + UInt(bytes.count)) { isNextWanted in
        for offset in stride(from: 0, to: bytes.count, by: pieceSize) {
          let piece = bytes[offset..<min(offset + pieceSize, bytes.count)]
          if !isNextWanted(start + UInt(offset), UnsafeRawBufferPointer(rebasing: piece)) { return }
        }
      }
      return offsets.map { offset in
        let place = blocks.place(of: start + offset)
        if case .block(let beginning) = place { return .block(beginning - start) }
        return place
      }
    }
  }

  @Test(arguments: [32, 4096]) func `each word is in a block, or in what is free`(pieceSize: Int) {
    let words = words([(32, true), (48, false), (64, true)], then: 32)
    let expected: [HeapBlocks.Place] = [
      .block(16), .block(16), .free, .free, .block(96), .block(96), .free,
    ]
    #expect(places(of: [16, 32, 48, 80, 96, 144, 160], words, pieceSize: pieceSize) == expected)
  }

  @Test func `an area that another one follows ends with a block of two words`() {
    #expect(places(of: [16, 40], words([(32, true)], then: 16)) == [.block(16), .block(16)])
  }

  // As when all but two words of a thread's area are in use.
  @Test func `a full area that another one follows ends with a block of no size`() {
    let words = words([(32, true)], then: 0).dropLast(2)
    #expect(places(of: [16, 40], Array(words)) == [.block(16), .block(16)])
  }

  @Test func `a word that is no size leaves all blocks unknown`() {
    #expect(places(of: [16], words([(32, true)], then: 0)) == [.unknown])
    #expect(places(of: [16], words([(32, true)], then: 8)) == [.unknown])
    #expect(places(of: [16], words([(32, true)], then: 1 << 40)) == [.unknown])
  }
}
