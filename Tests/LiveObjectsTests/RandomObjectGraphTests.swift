import LiveObjects
import SeededRandom
import Testing

@Suite
struct `Random object graphs` {
  @Test
  func `there are many ways to hold and many that only seem to`() {
    #expect(WayOfHolding.strong.count >= 60)
    #expect(WayOfHolding.none.count >= 20)
    let names = (WayOfHolding.strong + WayOfHolding.none).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Campaign.seeds(40, full: 200))
  func `the edges read are the edges planted, and none is a guess`(seed: UInt64) throws {
    let graph = RandomObjectGraph(seed: seed, innerCount: 80, leafCount: 20)
    defer { graph.tearDown() }
    let found = try graph.edges(foundBy: LiveHeap())
    func told(_ edges: Set<Edge>) -> [String] {
      edges.sorted().map {
        let guess = found.guessed[$0].map { ", guessed in \($0)" } ?? ""
        return "\($0.from) → \($0.to):\(graph.ways[$0] ?? " nothing")\(guess)"
      }
    }
    #expect(told(found.edges.subtracting(graph.planted)) == [], "made up")
    #expect(told(graph.planted.subtracting(found.edges)) == [], "missed")
    #expect(told(Set(found.guessed.keys)) == [], "guessed")
    withExtendedLifetime(graph) {}
  }

  @Test(arguments: Campaign.seeds(from: 1001, 20, full: 100))
  func `what the planted edges do not keep goes when its owners let go`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let graph = RandomObjectGraph(seed: seed, innerCount: 80, leafCount: 20)
    defer { graph.tearDown() }
    let share = Int.random(in: 2...20, using: &random)
    let kept = Set(
      graph.owners.indices.filter { _ in Int.random(in: 0..<share, using: &random) == 0 })
    let expected = graph.survivors(ofKeeping: kept)
    graph.letGo(butKeep: kept)
    #expect(graph.living == expected)
  }

  @Test(arguments: Campaign.seeds(from: 2001, 10, full: 50))
  func `the edges of those that stay are read as planted, and the dead are not met`(
    seed: UInt64
  ) throws {
    let graph = RandomObjectGraph(seed: seed, innerCount: 80, leafCount: 20)
    defer { graph.tearDown() }
    let kept = Set([0, 1, 2])
    graph.letGo(butKeep: kept)
    let living = graph.living
    let found = try graph.edges(foundBy: LiveHeap())
    #expect(found.edges == graph.planted.filter { living.contains($0.from) })
  }
}
