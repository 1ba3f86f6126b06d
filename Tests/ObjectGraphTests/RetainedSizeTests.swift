import ObjectGraph
import SeededRandom
import Testing

/// The objects that others keep alive alone, against a plain implementation of the definition.
@Suite struct RetainedSizeTests {
  private static let seeds = 0..<Campaign.size(600, full: 6_000)

  @Test func `what an object keeps alive is what cannot be reached without it`() {
    for seed in Self.seeds {
      let heap = CountedHeap(seed: seed)
      let graph = ReferenceGraph(from: [RandomHeap.address(0)], reader: heap)
      let met = heap.reached(from: [0])
      let numbers = Dictionary(uniqueKeysWithValues: zip(met, met.indices))
      let roots = met.filter { $0 == 0 || heap.isHeldElsewhere($0, within: met) }
      let all = Set(heap.reached(from: roots))
      for object in met {
        let without = Set(heap.reached(from: roots, without: object))
        let expected = all.subtracting(without)
        let found = graph.retainedSizes[numbers[object]!]
        #expect(found.objectCount == expected.count, "seed \(seed), object \(object)")
        #expect(
          found.byteCount == expected.map(heap.byteCount).reduce(0, +), "seed \(seed), \(object)")
      }
      #expect(graph.retained == graph.retainedSizes[0], "seed \(seed)")
    }
  }

  @Test func `the dominator of a node is the last one that every way to it leads through`() {
    for seed in Self.seeds {
      let heap = CountedHeap(seed: seed)
      var references = Adjacency()
      for object in heap.heap.references.indices {
        heap.targets(of: object).forEach { references.append(target: $0) }
        references.endNode()
      }
      var random = SplitMix64(seed: UInt64(seed))
      let objects = heap.heap.references.indices
      let roots = (0...1).map { _ in Int.random(in: objects, using: &random) }
      let parents = DominatorTree(of: references, from: roots).parents
      let met = Set(heap.reached(from: roots))
      for object in objects {
        let dominators = objects.filter {
          met.contains(object) && $0 != object
            && !heap.reached(from: roots, without: $0).contains(object)
        }
        // Of two dominators, the one that the other dominates is nearer.
        let nearest = dominators.first { one in
          dominators.allSatisfy {
            $0 == one || !heap.reached(from: roots, without: $0).contains(one)
          }
        }
        #expect(parents[object] == nearest, "seed \(seed), object \(object)")
      }
    }
  }

  @Test func `a long chain and a long ladder take no stack`() {
    let count = 200_000
    var ladder = Adjacency()
    for node in 0..<count {
      for target in [node + 1, node + 2, node - 1] where (0..<count).contains(target) {
        ladder.append(target: target)
      }
      ladder.endNode()
    }
    let tree = DominatorTree(of: ladder, from: [0])
    let sums = tree.sums { _ in 1 }
    #expect(sums[0] == count)
    #expect(sums[1] == 1)
    #expect(sums[count - 1] == 1)
  }

  @Test func `a budget that ends the walk gives the least size`() {
    let heap = MadeUpGraph(
      """
      screen .model -> model
      model .rows -> rows
      rows [0] -> first
      rows [1] -> second
      """)
    let budget = PathSearchBudget(objectLimit: 3)
    let graph = ReferenceGraph(
      from: [heap["screen"]], reader: Measured(heap: heap), budget: budget)
    #expect(graph.retained == RetainedSize(objectCount: 3, byteCount: 96, isPartial: true))
    #expect("\(graph.retained)" == "at least 3 objects, 96 bytes")
  }

  @Test func `sizes are told in bytes, and from 1,024 on in KB with two digits at least`() {
    let words = [0, 1, 352, 1_023, 1_024, 1_434, 10_200, 39_322, 1_048_000, 1_048_575, 5 << 30]
      .map { RetainedSize(objectCount: 1_000, byteCount: $0).description }
    #expect(
      words == [
        "1,000 objects", "1,000 objects, 1 byte", "1,000 objects, 352 bytes",
        "1,000 objects, 1,023 bytes", "1,000 objects, 1.0 KB", "1,000 objects, 1.4 KB",
        "1,000 objects, 10 KB", "1,000 objects, 38 KB", "1,000 objects, 1,023 KB",
        "1,000 objects, 1.0 MB", "1,000 objects, 5.0 GB",
      ])
  }

  @Test func `a graph tells what its first object keeps alone, folded or not`() {
    let heap = MadeUpGraph(
      """
      rows = storage: Array<Row>
      screen .model -> model
      screen .shared -> shared
      model .rows -> rows
      rows [0] -> first
      rows [1] -> second
      first .shared -> shared
      second .owner -> screen
      screen .delegate ..> delegate
      """)
    let graph = OwnershipGraph(
      from: [heap["screen"]], reader: Measured(heap: heap, others: ["shared": 1]))
    #expect(graph.retained == RetainedSize(objectCount: 5, byteCount: 160))
    #expect(graph.foldingInsides().retained == graph.retained)
    #expect(
      graph.nodes.map(\.name) == [
        "screen", "model", "shared", "Array<Row>", "first", "second", "delegate",
      ])
    #expect(graph.retainedSizes.map(\.objectCount) == [5, 4, 1, 3, 1, 1, 0])
    #expect(graph.foldingInsides().nodes.map { $0.byteCount ?? 0 } == [32, 64, 32, 32, 32, 0])
    let unknown = OwnershipGraph(from: [heap["screen"]], reader: heap)
    #expect(unknown.retained == nil)
  }
}

/// A random heap whose objects have sizes, and references from elsewhere.
private struct CountedHeap: SizeReader {
  let heap: RandomHeap
  private let others: [Int]

  init(seed: Int) {
    heap = RandomHeap(seed: seed)
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: ~seed))
    others = heap.references.map { _ in Int.random(in: 0..<4, using: &random) == 0 ? 1 : 0 }
  }

  func targets(of object: Int) -> [Int] {
    heap.references[object].map { RandomHeap.position($0.target) }
  }

  func byteCount(_ object: Int) -> Int { 1 << (object + 4) }

  /// Objects beyond the met ones hold others, too.
  func isHeldElsewhere(_ object: Int, within met: [Int]) -> Bool {
    others[object] > 0
      || heap.references.indices.contains {
        !met.contains($0) && targets(of: $0).contains(object)
      }
  }

  /// Everything that some objects lead to, breadth-first.
  func reached(from starts: [Int], without left: Int? = nil) -> [Int] {
    var met: [Int] = []
    for start in starts where start != left && !met.contains(start) { met.append(start) }
    var next = 0
    while next < met.count {
      for target in targets(of: met[next]) where target != left && !met.contains(target) {
        met.append(target)
      }
      next += 1
    }
    return met
  }

  func byteCount(of object: ObjectAddress) -> Int { byteCount(RandomHeap.position(object)) }

  func holderCount(of object: ObjectAddress) -> Int? {
    let position = RandomHeap.position(object)
    return others[position]
      + heap.references.indices.reduce(0) { $0 + targets(of: $1).count { $0 == position } }
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    heap.appendReferences(of: object, to: &references)
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    heap.label(of: reference, from: object)
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription { heap.describe(object) }
}

/// A written heap whose objects take 32 bytes, some with references from elsewhere.
private struct Measured: SizeReader {
  let heap: MadeUpGraph
  var others: [String: Int] = [:]

  func byteCount(of object: ObjectAddress) -> Int { 32 }

  func holderCount(of object: ObjectAddress) -> Int? {
    var count = others[heap.word(for: object)] ?? 0
    for holder in heap.all {
      var references: [ObjectReference] = []
      heap.appendReferences(of: holder, to: &references)
      count += references.count { $0.target == object }
    }
    return count
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    heap.appendReferences(of: object, to: &references)
  }

  func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] {
    heap.weakReferences(of: object)
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    heap.label(of: reference, from: object)
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription { heap.describe(object) }
}
