import Foundation
import SeededRandom
import Testing

@testable import FlowExploration

/// Each step after each step that leads to its state: a measure of every search, and a search of its own.
@MainActor @Suite struct TransitionPairTests {
  /// A hall from which two doors lead to one room. Who comes by the side door and then opens the window may meet a fault.
  @MainActor private final class House {
    enum Fault: CaseIterable {
      case leaks, leadsElsewhere, rings
    }

    final class Room: ButtonScreen {}

    let stack = UINavigationController()
    private let fault: Fault?
    private(set) var isLoud = false

    init(_ fault: Fault?) {
      self.fault = fault
      show("Hall", [("Door", { $0.showRoom(bySide: false) }), ("Lobby", { $0.showLobby() })])
    }

    private func show(_ title: String, _ buttons: [(String, @MainActor (House) -> Void)]) {
      stack.setViewControllers([Room(title, buttons, of: self)], animated: false)
    }

    private func showLobby() { show("Lobby", [("Side door", { $0.showRoom(bySide: true) })]) }

    private func showRoom(bySide isBySide: Bool) {
      show("Room", [("Window", { $0.open(bySide: isBySide) }), ("Lobby", { $0.showLobby() })])
    }

    private func open(bySide isBySide: Bool) {
      let fault = isBySide ? fault : nil
      if fault == .leaks, let room = stack.topViewController as? Room {
        room.held = { room.title = "stays" }
      }
      isLoud = fault == .rings
      show(fault == .leadsElsewhere ? "Cellar" : "Garden", [])
    }

    static func explorer(_ fault: Fault?) -> FlowExplorer<House> {
      FlowExplorer { simulation in
        let house = House(fault)
        simulation.show(house.stack)
        return house
      }
      .excluding(.rotation, .application, .memoryWarning)
      .distinguishing(appearances: 0)
      .always("it is quiet") { house, _ in !house.isLoud }
    }
  }

  private static let flow = ["Lobby", "Side door", "Window"].map { "tap the bar button \"\($0)\"" }

  @Test(arguments: House.Fault.allCases)
  private func `a mistake that a pair of steps shows alone is found, with its shortest flow`(
    fault: House.Fault
  ) throws {
    let explorer = House.explorer(fault)
    let others = try explorer.explore(.breadthFirst(depth: 4)).findings
    #expect(others.filter { $0.kind != .deadEnd } == [], "breadth first does not try the pair")
    let flows = try explorer.explore(.transitionPairs(depth: 4))
    let found = flows.findings.filter { $0.kind != .deadEnd }
    #expect(found.map(\.flow) == [Self.flow], "\(flows)")
    let (kind, words): (FlowFinding.Kind, String) =
      switch fault {
      case .leaks: (.leak, "held")
      case .leadsElsewhere: (.longRun, "hidden state: tap the bar button \"Window\"")
      case .rings: (.brokenPromise, "always: it is quiet")
      }
    #expect(found.map(\.kind) == [kind])
    #expect(found.first?.signature.contains(words) == true)
  }

  @Test func `a house without a mistake has no finding, and each pair was tried`() throws {
    let flows = try House.explorer(nil).explore(.transitionPairs(depth: 6))
    #expect(flows.findings.map(\.kind) == [.deadEnd])
    #expect(
      flows.text.hasPrefix(
        """
        4 states, 5 steps, 9 actions performed; everything was tried
        pairs of steps in a row: 6 of 6 tried

        """), "\(flows)")
    #expect(flows.pairs == ExploredFlows.Pairs(tried: 6, known: 6))
  }

  @Test func `every search says how many pairs it has tried`() throws {
    let explorer = House.explorer(nil)
    let breadthFirst = try explorer.explore(.breadthFirst(depth: 6))
    #expect(breadthFirst.pairs == ExploredFlows.Pairs(tried: 3, known: 6))
    let near = try explorer.explore(.breadthFirst(depth: 2))
    #expect(near.pairs == ExploredFlows.Pairs(tried: 3, known: 3), "longer flows are not asked for")
    let nearest = try explorer.explore(.nearestFirst(depth: 6))
    #expect(nearest.pairs?.known == 6)
    let walks = try explorer.explore(.randomWalks(count: 30, length: 8, seed: 1))
    #expect(walks.pairs == ExploredFlows.Pairs(tried: 6, known: 6))
    let json = try JSONDecoder().decode(
      ExploredFlows.self, from: Data(breadthFirst.written(as: .json).utf8))
    #expect(json.pairs == breadthFirst.pairs)
  }

  @Test(arguments: [2, 3])
  func `pairs that several processes tried are counted together, each once`(count: Int) throws {
    // A wheel: each step leads away from the hub or back, so every pair that there is gets tried.
    let wheel = MadeUpApp.explorer(of: MadeUpFlows([[1, 2, 3], [0], [0], [0]]))
    let turns = try ExchangeTests.turns(of: wheel, .nearestFirst(depth: 8), count)
    for flows in turns.flows {
      #expect(flows.pairs?.known == 12)
      #expect(flows.pairs == turns.flows[0].pairs)
      #expect(flows.pairs.map { (3...12).contains($0.tried) } == true, "\(flows)")
    }
    // Of a way without a fork each process knows all that the others did.
    let way = MadeUpApp.explorer(of: MadeUpFlows([[1], [2], [3], [0]]))
    for flows in try ExchangeTests.turns(of: way, .nearestFirst(depth: 3), count).flows {
      #expect(flows.pairs == ExploredFlows.Pairs(tried: 2, known: 2))
    }
  }

  @Test func `a journal counts the pairs of the walks that were done before`() throws {
    try ExchangeTests.inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: "journal").path
      let pairs = try (0..<2).map { _ in
        try House.explorer(nil).explore(
          .nearestFirst(depth: 6), FlowBudget(), [], in: FlowJournal(path)
        ).pairs
      }
      #expect(pairs[0] == pairs[1])
      #expect((pairs[0]?.tried ?? 0) > 0)
    }
  }

  /// Every pair of steps in a row that a flow of at most so many actions has, by trying all flows.
  private func pairs(in graph: MadeUpFlows, upTo depth: Int) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for (buttons, places) in graph.sequences(upTo: depth) where buttons.count >= 2 {
      let end = buttons.count
      pairs.insert([
        places[end - 2], buttons[end - 2], places[end - 1], buttons[end - 1],
      ])
    }
    return pairs
  }

  @Test(arguments: MadeUpFlowsTests.seeds)
  func `a made-up graph has the findings of breadth first, and each pair was tried`(
    seed: UInt64
  ) throws {
    let graph = MadeUpFlows(seed: seed, places: 7, leaks: 3)
    let explorer = MadeUpApp.explorer(of: graph).home("the first place") { app, _ in
      app.stack.topViewController?.title == "Place 0"
    }
    for depth in [1, 2, 5] {
      let oracle = try explorer.explore(.breadthFirst(depth: depth))
      let flows = try explorer.explore(.transitionPairs(depth: depth))
      let known = pairs(in: graph, upTo: depth).count
      #expect(flows.pairs == ExploredFlows.Pairs(tried: known, known: known), "depth \(depth)")
      #expect(oracle.pairs?.known == known)
      #expect(
        Set(flows.findings.filter { $0.kind != .deadEnd }.map(\.text))
          == Set(oracle.findings.filter { $0.kind != .deadEnd }.map(\.text)), "depth \(depth)")
      #expect(flows.size == (oracle.states.count, oracle.steps.count))
      #expect(FlowMap(flows).mermaid == FlowMap(oracle).mermaid)
    }
  }

  @Test(arguments: [2, 3])
  func `shards are a whole again`(count: Int) throws {
    let explorer = House.explorer(.leadsElsewhere)
    let whole = try explorer.explore(.transitionPairs(depth: 6))
    let parts = try (1...count).map {
      try explorer.explore(.transitionPairs(depth: 6), shard: FlowShard($0, of: count))
    }
    let merged = try ExploredFlows.merging(parts)
    #expect(merged.states == whole.states)
    #expect(merged.pairs == whole.pairs)
    #expect(merged.findings == whole.findings)
    #expect(merged.headline.hasPrefix("5 states, 6 steps, "))
  }

  @Test func `the loops of pairs are those of breadth first`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    let oracle = FlowLoops.loops(in: try explorer.explore(.breadthFirst(depth: 3)))
    let flows = FlowLoops.loops(in: try explorer.explore(.transitionPairs(depth: 3)))
    #expect(!oracle.isEmpty)
    #expect(
      Set(oracle.map { [$0.there, $0.back] }).isSubset(of: flows.map { [$0.there, $0.back] }))
  }
}
