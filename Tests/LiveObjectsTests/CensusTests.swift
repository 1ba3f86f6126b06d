import Foundation
import LiveObjects
import ObjectGraph
import Testing

private final class Parcel {
  var next: Parcel?
}

private final class Crate {
  var parcels: [Parcel] = []
}

private func park(_ gate: ParcelGate) async {
  await gate.wait()
}

private actor ParcelGate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  var count: Int { waiting.count }

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// - Parameter prepare: What is done when the objects are there; false fails the test.
private func countsWhatIsInUse(after prepare: () -> Bool = { true }) throws {
  let crate = Crate()
  crate.parcels = (0..<100_000).map { _ in Parcel() }
  #expect(prepare())
  // What the first one reads of the program's names stays.
  _ = try ObjectCensus.taken()
  let used = Double(AllocatorNumbers.usedByteCount)
  let census = try ObjectCensus.taken()
  let counted = Double(census.byteCount + census.otherByteCount)
  #expect((0.95...1.05).contains(counted / used), "\(counted) of \(used): \(census)")
  #expect(!census.isPartial)
  withExtendedLifetime(crate) {}
}

extension `Live objects` {
  @Suite
  struct Census {
    // Inlined in optimised code, the crate would lie on the stack.
    @inline(never) @discardableResult private func runTheFlow() -> Crate {
      let crate = Crate()
      crate.parcels = (0..<5_000).map { _ in Parcel() }
      return crate
    }

    @Test
    func `objects are counted by type, and the difference is what came`() throws {
      let before = try ObjectCensus.taken()
      let crate = runTheFlow()
      let after = try ObjectCensus.taken()
      let changes = after.changes(since: before)
      let parcels = try #require(changes.types.first { $0.name == "Parcel" })
      #expect(parcels.objectCount == 5_000)
      #expect(parcels.byteCount >= 5_000 * 32)
      #expect(changes.types.first { $0.name == "Crate" }?.objectCount == 1)
      #expect(changes.text().contains("  5,000  "))
      #expect(!before.types.contains { $0.name == "Parcel" })
      withExtendedLifetime(crate) {}
    }

    @Test
    func `an object that nothing leads to counts`() throws {
      let crate = Unmanaged.passRetained(Crate())
      defer { crate.release() }
      let one = Parcel()
      one.next = one
      defer { one.next = nil }
      let census = try ObjectCensus.taken()
      #expect((census.types.first { $0.name == "Crate" }?.objectCount ?? 0) >= 1)
      #expect((census.types.first { $0.name == "Parcel" }?.objectCount ?? 0) >= 1)
    }

    @Test
    func `tasks that wait in one place are one line`() async throws {
      let gate = ParcelGate()
      let before = try ObjectCensus.taken()
      let tasks = (0..<1_000).map { _ in Task { await park(gate) } }
      while await gate.count < 1_000 { await Task.yield() }
      let changes = try ObjectCensus.taken().changes(since: before)
      // Other tests have tasks of their own.
      let parked = changes.tasks.filter { $0.file == "CensusTests.swift" }
      #expect(parked.count == 1, "\(changes.tasks)")
      #expect(parked.first?.taskCount == 1_000)
      #expect(parked.first?.function?.contains("ParcelGate.wait()") == true, "\(parked)")
      await gate.open()
      for task in tasks { await task.value }
    }

    @Test
    func `the blocks that were counted are those that the allocator has in use`() async {
      // In a process of its own, where no other test allocates meanwhile.
      await #expect(processExitsWith: .success) { try countsWhatIsInUse() }
    }

    @Test
    func `the list of blocks that a census keeps is no part of it`() async {
      await #expect(processExitsWith: .success) {
        // The list lies in that room.
        try countsWhatIsInUse(after: AllocatorNumbers.leaveRoomBetweenBlocks)
      }
    }

    @Test
    func `a difference has what went with a minus, and leaves out what is the same`() {
      let text = Self.census([("Row", 2, 96), ("Cell", 5, 4096)])
        .changes(since: Self.census([("Row", 2, 96), ("Cell", 1_005, 1_004_096), ("Page", 1, 48)]))
        .text()
      #expect(
        text == """
          objects     memory  type
           -1,000    -977 KB  Cell
               -1  -48 bytes  Page
          """)
    }

    private static func census(_ types: [(String, Int, Int)]) -> ObjectCensus {
      let rows = types.map {
        #"{"name":"\#($0.0)","objectCount":\#($0.1),"byteCount":\#($0.2)}"#
      }
      let text = """
        {"types":[\(rows.joined(separator: ","))],"tasks":[],"otherByteCount":0,"isPartial":false}
        """
      guard let census = try? JSONDecoder().decode(ObjectCensus.self, from: Data(text.utf8)) else {
        fatalError("no census: \(text)")
      }
      return census
    }

    @Test
    func `the example of the documentation compiles`() throws {
      let before = try ObjectCensus.taken()
      runTheFlow()
      let after = try ObjectCensus.taken()
      print(after.text())  // the types with the most memory, and the tasks
      print(after.changes(since: before).text())  // what came, and what went
    }
  }
}
