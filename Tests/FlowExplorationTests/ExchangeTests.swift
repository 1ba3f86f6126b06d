import Foundation
import ExampleKiosk
import LeakDetection
import SeededRandom
import Testing

@testable import FlowExploration

/// Shards that hand over to each other what they tried: each comes to what one exploration comes to, and together they do
/// hardly more.
@MainActor @Suite struct ExchangeTests {
  /// The results of shards that take turns: each is started again and again, as jobs whose files go from one
  /// to the next.
  struct Turns {
    var flows: [ExploredFlows] = []
    /// The actions that each performed.
    var work: [Int]
    /// How often each was started.
    var rounds = 0
  }

  static func turns(
    of explorer: FlowExplorer<some Any>, _ strategy: FlowStrategy, _ count: Int
  ) throws -> Turns {
    try inFolder { folder in
      var turns = Turns(work: Array(repeating: 0, count: count))
      repeat {
        turns.flows = try (1...count).map { index in
          var work = 0
          defer { turns.work[index - 1] += work }
          return try explored(explorer, strategy, index, count, folder, &work)
        }
        turns.rounds += 1
      } while turns.rounds < 100 && turns.flows.contains { $0.ending.isCutShort }
      return turns
    }
  }

  static func explored(
    _ explorer: FlowExplorer<some Any>, _ strategy: FlowStrategy, _ index: Int, _ count: Int,
    _ folder: URL
  ) throws -> ExploredFlows {
    var work = 0
    return try explored(explorer, strategy, index, count, folder, &work)
  }

  static func explored(
    _ explorer: FlowExplorer<some Any>, _ strategy: FlowStrategy, _ index: Int, _ count: Int,
    _ folder: URL, _ work: inout Int
  ) throws -> ExploredFlows {
    var performed = 0
    defer { work = performed }
    return try explorer.explore(
      strategy, shard: FlowShard(index, of: count), exchange: folder, waiting: .zero,
      trying: { flow in
        // Breadth first, each step takes a flow from the start.
        if case .breadthFirst = strategy { performed += flow.count } else { performed += 1 }
        return true
      })
  }

  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "exchange-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The flows of all with the number of actions of the whole, and with the pairs that it tried, which nearest first are
  /// others.
  static func expect(_ turns: Turns, areAll whole: ExploredFlows, _ name: Comment? = nil) {
    #expect(Set(turns.flows.map(\.pairs)).count == 1, name)
    for var flows in turns.flows {
      if case .nearestFirst = whole.strategy {
        #expect(flows.pairs?.known == whole.pairs?.known, name)
        #expect((flows.pairs?.tried ?? 0) * 2 >= whole.pairs?.tried ?? 0, name)
        (flows.performed, flows.pairs) = (whole.performed, whole.pairs)
      }
      #expect(flows == whole, name)
    }
  }

  @Test(arguments: MadeUpFlowsTests.seeds, [2, 3])
  func `a made-up graph has the states, steps and findings of one exploration`(
    seed: UInt64, count: Int
  ) throws {
    let explorer = MadeUpApp.explorer(of: MadeUpFlows(seed: seed, places: 40, leaks: 3))
    for strategy in [FlowStrategy.breadthFirst(depth: 5), .nearestFirst(depth: 5)] {
      let whole = try explorer.explore(strategy)
      Self.expect(try Self.turns(of: explorer, strategy, count), areAll: whole, "\(strategy)")
    }
  }

  @Test(arguments: Campaign.part(of: KioskFault.allCases, oneIn: 4))
  func `a planted mistake is found as by one exploration`(fault: KioskFault) throws {
    let explorer = KioskTests.explorer(with: fault)
    let depth = min(KioskTests.length(of: fault) + 1, Campaign.size(4, full: 6))
    for strategy in [FlowStrategy.breadthFirst(depth: depth), .nearestFirst(depth: depth)] {
      let whole = try explorer.explore(strategy)
      Self.expect(try Self.turns(of: explorer, strategy, 3), areAll: whole, "\(strategy)")
    }
  }

  @Test func `eight do at most 1.3 times the work, and the slowest a sixth`() throws {
    let depth = Campaign.size(7, full: 8)
    for strategy in [FlowStrategy.breadthFirst(depth: depth), .nearestFirst(depth: depth)] {
      let whole = try KioskCoordinator.explorer().explore(strategy)
      let turns = try Self.turns(of: KioskCoordinator.explorer(), strategy, 8)
      Self.expect(turns, areAll: whole, "\(strategy)")
      let all = turns.work.reduce(0, +)
      #expect(all * 10 <= whole.performed * 13, "\(turns.work) of \(whole.performed)")
      let slowest = try #require(turns.work.max())
      #expect(slowest * 6 <= whole.performed, "\(turns.work) of \(whole.performed)")
      #expect(turns.rounds <= 15)
    }
  }

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 5), .nearestFirst(depth: 5)])
  func `a lost shard is named, and when it comes all go on`(strategy: FlowStrategy) throws {
    let explorer = MadeUpApp.explorer(of: MadeUpFlows(seed: 3, places: 60, leaks: 0))
    try Self.inFolder { folder in
      for _ in 0..<2 {
        for index in [1, 3] {
          let flows = try Self.explored(explorer, strategy, index, 3, folder)
          #expect(flows.ending.isCutShort)
        }
      }
      let first = try Self.explored(explorer, strategy, 1, 3, folder)
      #expect(first.ending.words == "without what is missing: shard 2")
      var flows: [ExploredFlows] = []
      repeat {
        flows = try (1...3).map { try Self.explored(explorer, strategy, $0, 3, folder) }
      } while flows.contains { $0.ending.isCutShort }
      let whole = try explorer.explore(strategy)
      #expect(flows.allSatisfy { $0.states == whole.states && $0.steps == whole.steps })
    }
  }

  @Test func `a shard whose budget is spent hands nothing over`() throws {
    try Self.inFolder { folder in
      let flows = try KioskCoordinator.explorer().explore(
        .breadthFirst(depth: 5), budget: FlowBudget(states: 4), shard: FlowShard(1, of: 2),
        exchange: folder, waiting: .zero)
      #expect(flows.ending == .outOfStates(4))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == [])
    }
  }

  @Test func `what another app has handed over is refused, and what is damaged is named`() throws {
    try Self.inFolder { folder in
      let (museum, strategy) = (MuseumTests.museum(), FlowStrategy.nearestFirst(depth: 4))
      _ = try Self.explored(museum, strategy, 1, 2, folder)
      let other = MadeUpApp.explorer(of: MadeUpFlows([[1], [0]]))
      let refused = #expect(throws: LeakFileError.self) {
        try Self.explored(other, strategy, 2, 2, folder)
      }
      let name = "round-1.shard-1-of-2.json"
      let words = "cannot be gone on from: the app does not start in the state in which it"
      #expect(refused?.path.hasSuffix(name) == true)
      #expect(refused?.reason.hasPrefix(words) == true)
      try WholeFile.write("{\"tried\":[{}]}", to: folder.appending(path: name).path)
      let damaged = #expect(throws: LeakFileError.self) {
        try Self.explored(museum, strategy, 2, 2, folder)
      }
      #expect(damaged?.reason.hasPrefix("cannot be read as the part of a shard: tried: ") == true)
    }
  }
}
