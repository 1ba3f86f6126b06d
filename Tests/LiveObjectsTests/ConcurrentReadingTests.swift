import Foundation
import ObjectGraph
import OwnershipFixtures
import LiveObjects
import SeededRandom
import Synchronization
import Testing

/// A type that no reader has met before: one for each round.
private final class Fresh<Round> {
  var pair: (number: Int, held: Held?) = (1, nil)
  var closure: (() -> Void)?
  var any: Any?
  var table: [Int: (Round?, Held)] = [:]
}

private struct Successor<Round> {}

/// Work on two threads that begin as nearly at once as threads can.
private func together<Output: Sendable>(
  _ work: @escaping @Sendable (Int) -> Output
) -> [Output] {
  let outputs = Mutex<[Int: Output]>([:])
  let missing = Atomic(2)
  let run: @Sendable (Int) -> Void = { side in
    missing.subtract(1, ordering: .acquiringAndReleasing)
    while missing.load(ordering: .acquiring) > 0 { sched_yield() }
    let output = work(side)
    outputs.withLock { $0[side] = output }
  }
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    run(1)
    isDone.signal()
  }
  run(0)
  isDone.wait()
  return outputs.withLock { outputs in [outputs[0], outputs[1]].compactMap { $0 } }
}

/// What a reader says of an object of a fresh type that holds the same thing in four ways.
@inline(never) @_optimize(none)
@Sendable private func readFresh<Round>(_ round: Round.Type) -> [String] {
  let (owner, held) = (Fresh<Round>(), Held())
  owner.pair.held = held
  owner.closure = { use((held, round)) }
  owner.any = (held, Round?.none)
  owner.table[7] = (nil, held)
  guard let heap = try? LiveHeap() else { return [] }
  let root = NamedRoot("root", ObjectAddress(of: owner))
  let search = RetainingPathSearch(heap, roots: [root], budget: .unlimited)
  var references: [ObjectReference] = []
  heap.appendReferences(of: root.object, to: &references)
  let labels = references.map { heap.label(of: $0, from: root.object) }
  let path = search.bestPath(to: ObjectAddress(of: held)).path
  owner.pair.held = nil
  heap.forgetCopies()
  let longer = search.bestPath(to: ObjectAddress(of: held)).path
  return labels + [path, longer].compactMap { $0?.steps.map(\.label).joined() }
}

@Suite
struct `Readers on two threads` {
  @Test(arguments: Campaign.seeds(8, full: 40))
  func `each finds in its own graph what was planted there`(seed: UInt64) throws {
    let found = together { side in
      let graph = RandomObjectGraph(
        seed: 10_000 + 2 * seed + UInt64(side), innerCount: 60, leafCount: 10)
      defer { graph.tearDown() }
      guard let heap = try? LiveHeap() else { return ["no reader"] }
      let found = graph.edges(foundBy: heap)
      func ways(_ edges: Set<Edge>) -> [String] { edges.map { graph.ways[$0] ?? "nothing" } }
      return ways(graph.planted.subtracting(found.edges)).map { "missed:\($0)" }
        + ways(found.edges.subtracting(graph.planted)).map { "made up:\($0)" }
        + found.guessed.map { "guessed:\(graph.ways[$0] ?? "nothing"), in \($1)" }
    }
    #expect(found == [[], []])
  }

  @Test
  func `types that both meet for the first time are read as one reader reads them`() {
    let alone = readFresh(Int.self)
    #expect(alone.count == 6)
    func rounds<Round>(_ round: Round.Type, left: Int) {
      let found = together { _ in readFresh(round) }
      #expect(found == [alone, alone])
      if left > 0 { rounds(Successor<Round>.self, left: left - 1) }
    }
    rounds(Successor<Int>.self, left: Campaign.size(10, full: 100))
  }

  @Test
  func `two searches of one graph find the same`() throws {
    let graph = RandomObjectGraph(seed: 77, innerCount: 60, leafCount: 10)
    defer { graph.tearDown() }
    let roots = graph.watches.prefix(5).map { NamedRoot("\($0.address)", $0.address) }
    let targets = graph.watches.map(\.address)
    let search: @Sendable () -> [RetainingPathResult] = {
      guard let heap = try? LiveHeap() else { return [] }
      return RetainingPathSearch(heap, roots: roots, budget: .unlimited).bestPaths(to: targets)
    }
    let alone = search()
    #expect(alone.count == targets.count)
    for _ in 0..<Campaign.size(5, full: 50) {
      #expect(together { _ in search() } == [alone, alone])
    }
    withExtendedLifetime(graph) {}
  }
}
