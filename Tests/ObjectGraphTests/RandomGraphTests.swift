import ObjectGraph
import SeededRandom
import Testing

/// The searches against plain implementations of their definitions, over heaps drawn from seeds.
@Suite struct RandomGraphTests {
  private static let seeds = 0..<Campaign.size(600, full: 3_000)

  @Test func `the best path is the best of all paths`() {
    for seed in Self.seeds {
      let heap = RandomHeap(seed: seed)
      let naive = NaiveSearch(heap: heap)
      let objects = heap.references.indices
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: ~seed))
      let roots = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: objects, using: &random)
      }
      let stops = objects.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
      let search = RetainingPathSearch(
        heap,
        roots: roots.enumerated().map { NamedRoot("\($0.offset)", RandomHeap.address($0.element)) },
        stops: stops.map(RandomHeap.address), budget: .unlimited)
      let results = search.bestPaths(to: objects.map(RandomHeap.address))
      for target in objects {
        let expected = naive.bestPath(from: roots, to: target, stops: Set(stops))
        let single = search.bestPath(to: RandomHeap.address(target))
        for path in [single.path, results[target].path] {
          #expect(path?.steps.map(\.label) == expected?.labels, "seed \(seed), target \(target)")
          #expect(path?.origin == expected.map { .root("\($0.root)") }, "seed \(seed)")
        }
      }
    }
  }

  @Test func `the best cycle is the best of all cycles`() {
    for seed in Self.seeds {
      let heap = RandomHeap(seed: seed)
      let naive = NaiveSearch(heap: heap)
      for object in heap.references.indices {
        let found = RetainingPathSearch(heap, budget: .unlimited)
          .bestCycle(through: RandomHeap.address(object)).path
        let expected = naive.bestCycle(through: object)
        #expect(found?.steps.map(\.label) == expected?.labels, "seed \(seed), object \(object)")
      }
    }
  }
}
