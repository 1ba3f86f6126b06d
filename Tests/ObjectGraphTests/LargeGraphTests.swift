import ObjectGraph
import SeededRandom
import Testing

@Suite struct LargeGraphTests {
  /// A size, and how many references are cut out of a path of it; a million in the full campaign.
  private static let sizes = [(100_000, "99,959"), (1_000_000, "999,959")]
    .prefix(Campaign.size(1, full: 2))

  @Test(arguments: sizes)
  func `the end of a very long chain is found, its middle told in one step`(
    size: Int, middle: String
  ) {
    let chain = ChainReader(count: size)
    let search = RetainingPathSearch(
      chain, roots: [NamedRoot("head", ChainReader.node(0))], budget: .unlimited)
    let path = search.bestPath(to: ChainReader.node(size - 1)).path
    #expect(path?.steps.count == 41)
    #expect(path?.referenceCount(.strong) == size - 1)
    let cut = "… \(middle) more …"
    let next = ".next" + String(repeating: " ", count: cut.count - 5)
    let steps = String(repeating: "  \(next)   → Node\n", count: 20)
    #expect(
      path.map { $0.description + "\n" }
        == "held by head\nNode\n\(steps)  \(cut)   → Node\n\(steps)")
  }

  @Test(arguments: [(39, 39), (40, 40), (41, 41), (42, 41), (1000, 41)])
  func `a path of more than forty references is told by its ends`(length: Int, stepCount: Int) {
    let search = RetainingPathSearch(
      ChainReader(count: length + 1), roots: [NamedRoot("head", ChainReader.node(0))])
    let path = search.bestPath(to: ChainReader.node(length)).path
    #expect(path?.steps.count == stepCount)
    #expect(path?.referenceCount(.strong) == length)
  }

  @Test func `a long path through nothing but insides is three steps`() {
    let search = RetainingPathSearch(
      ChainReader(count: 101, kind: .storage), roots: [NamedRoot("head", ChainReader.node(0))])
    let path = search.bestPath(to: ChainReader.node(100)).path
    let half = String(repeating: ".next", count: 20)
    #expect(path?.steps.map(\.label) == [half, "… 60 more …", half])
  }

  @Test(arguments: [(19, 1), (20, 60), (50, 60), (79, 60), (80, 1)])
  func `a guess in the middle of a long path makes it probable`(
    guess: Int, probableCount: Int
  ) {
    let search = RetainingPathSearch(
      ChainReader(count: 101, guess: guess), roots: [NamedRoot("head", ChainReader.node(0))])
    let path = search.bestPath(to: ChainReader.node(100)).path
    #expect(path?.referenceCount(.probable) == probableCount)
    #expect(path?.referenceCount(.strong) == 100 - probableCount)
  }

  @Test(
    arguments: [(100_000, "100,000"), (1_000_000, "1,000,000")].prefix(Campaign.size(1, full: 2)))
  func `a very long ring is a cycle`(size: Int, words: String) {
    let ring = ChainReader(count: size, isRing: true)
    let search = RetainingPathSearch(ring, budget: .unlimited)
    let path = search.bestCycle(through: ChainReader.node(7)).path
    #expect(path?.referenceCount(.strong) == size)
    #expect(
      path?.description.split(separator: "\n").first == "cycle, \(words) strong references")
  }

  @Test(arguments: [100_000, 1_000_000].prefix(Campaign.size(1, full: 2)))
  func `an object with very many references is read like any other`(size: Int) {
    let fan = FanReader(count: size)
    let search = RetainingPathSearch(
      fan, roots: [NamedRoot("hub", FanReader.hub)], budget: .unlimited)
    #expect(
      search.bestPath(to: FanReader.leaf(size - 1)).description == """
        held by hub
        Hub
          [\(size - 1)]   → Leaf
        """)
    #expect(
      search.bestCycle(through: FanReader.leaf(5)).path?.steps.map(\.label) == [".hub", "[5]"])
  }

  @Test(arguments: Campaign.part(of: [1, 0, 2], oneIn: 3))
  func `a visited object costs at most 40 bytes`(servicePeriod: Int) {
    // One object more than three quarters of a power of two: the slots have just doubled.
    let count = (3 << 16) + 1
    let chain = ChainReader(count: count, servicePeriod: servicePeriod)
    var walk = RankedWalk(from: [ChainReader.node(0)])
    var meter = PathSearchBudget.unlimited.startMeter()
    _ = walk.run(chain, &meter)
    #expect(walk.visitedCount == count)
    #expect(walk.byteCount <= 40 * count)
  }

  @Test func `a visited table costs at most 19 bytes an object`() {
    var table = VisitedTable()
    var largest = 0.0
    for position in 0..<400_000 {
      _ = table.insert(ObjectAddress(UInt(position + 1) * 48))
      if position > 150_000, position % 97 == 0 {
        largest = max(largest, Double(table.byteCount) / Double(table.count))
      }
    }
    #expect(largest < 19.1)
    #expect(table.number(of: ObjectAddress(48 * 1000)) == 999)
    #expect(table.number(of: ObjectAddress(48 * 1000 + 1)) == nil)
  }

  @Test func `a tree of a long chain stays short`() {
    let chain = OwnershipGraph(
      from: [ChainReader.node(0)], reader: ChainReader(count: 100_000), budget: .unlimited)
    let lines = chain.text().split(separator: "\n")
    #expect(lines.count == 26)
    #expect(lines.last == "… 99,975 more objects not shown")
  }
}
