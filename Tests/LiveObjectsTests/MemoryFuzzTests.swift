import ObjectGraph
import LiveObjects
import SeededRandom
import Testing

/// Each test has a process of its own: what other threads give back while memory is looked at would end
/// it, and so would a failure.
@Suite
struct `Memory that imitates objects` {
  @Test
  func `real metadata in front of nonsense is read without harm`() async {
    await #expect(processExitsWith: .success) {
      for seed in Campaign.seeds(1, full: 6) {
        let memory = try HostileMemory(seed: seed)
        defer { withExtendedLifetime(memory) {} }
        #expect(memory.firstWords.count > 300)
        let heap = try LiveHeap()
        for word in memory.firstWords {
          let counts = [
            askEverything(heap, memory.block(firstWord: word), withCount: (word >> 4) & 7 == 0),
            askEverything(heap, memory.blockAtEnd(firstWord: word)),
            askEverything(heap, memory.innerBlock(firstWord: word)),
          ]
          // A made-up count of elements can say that all of a mapping is one array; it ends there.
          #expect(counts.allSatisfy { $0 < 1 << 24 })
        }
      }
    }
  }

  @Test
  func `words that almost are metadata are read without harm`() async {
    await #expect(processExitsWith: .success) {
      for seed in Campaign.seeds(from: 101, 1, full: 6) {
        let memory = try HostileMemory(seed: seed)
        defer { withExtendedLifetime(memory) {} }
        let heap = try LiveHeap()
        for _ in 0..<3000 {
          #expect(askEverything(heap, memory.block(firstWord: memory.word())) < 1 << 24)
        }
      }
    }
  }

  @Test
  func `a search through nonsense comes to its end`() async {
    await #expect(processExitsWith: .success) {
      for seed in Campaign.seeds(from: 201, 1, full: 3) {
        let memory = try HostileMemory(seed: seed)
        defer { withExtendedLifetime(memory) {} }
        let blocks = memory.firstWords.map { memory.block(firstWord: $0) }
        let budget = PathSearchBudget(objectLimit: 20_000)
        for start in blocks.prefix(Campaign.size(30, full: 100)) {
          let root = NamedRoot("nonsense", ObjectAddress(start))
          let search = RetainingPathSearch(try LiveHeap(), roots: [root], budget: budget)
          use(search.bestPath(to: ObjectAddress(blocks[blocks.count - 1])).description)
          use(search.bestCycle(through: ObjectAddress(start)).description)
        }
      }
    }
  }

  @Test
  func `who holds nonsense is found out without harm`() async {
    await #expect(processExitsWith: .success) {
      for seed in Campaign.seeds(from: 301, 1, full: 3) {
        let memory = try HostileMemory(seed: seed)
        defer { withExtendedLifetime(memory) {} }
        let paths = RetainingPaths(budget: PathSearchBudget(objectLimit: 20_000))
        for position in stride(from: 0, to: 300, by: 60) {
          let address = memory.block(firstWord: memory.firstWords[position])
          use(paths.retention(of: ObjectAddress(address)).description)
          use(paths.retention(of: ObjectAddress(address + 4)).description)
        }
        use(paths.retention(of: ObjectAddress(memory.readableEnd)).description)
      }
    }
  }

  @Test
  func `memory full of pointers near metadata is read without harm`() async {
    await #expect(processExitsWith: .success) {
      let memory = try HostileMemory(seed: 2)
      defer { withExtendedLifetime(memory) {} }
      let count = 64
      let words = UnsafeMutablePointer<UInt>.allocate(capacity: count)
      defer { words.deallocate() }
      let heap = try LiveHeap()
      for metadata in Campaign.part(of: memory.firstWords, oneIn: 4) {
        for distance in stride(from: -64, through: 64, by: 8) where distance != 0 {
          words.update(repeating: metadata &+ UInt(bitPattern: distance), count: count)
          askEverything(heap, UInt(bitPattern: words))
        }
      }
    }
  }
}
