import FlowExploration
import SeededRandom
import Testing

/// Apps that are graphs: what is to be found in them follows from trying every sequence.
@MainActor @Suite struct MadeUpFlowsTests {
  nonisolated static let seeds = Array(UInt64(1)...UInt64(Campaign.size(6, full: 300)))

  @Test(arguments: seeds)
  func `states, steps and depths are those of every sequence`(seed: UInt64) throws {
    let graph = MadeUpFlows(seed: seed, places: 7, leaks: 0)
    let flows = try MadeUpApp.explorer(of: graph).explore(.breadthFirst(depth: 5))
    var depths: [String: Int] = [:]
    for (buttons, places) in graph.sequences(upTo: 5) {
      let name = "MadeUpPlace \"Place \(places[places.count - 1])\""
      if depths[name] == nil { depths[name] = buttons.count }
    }
    let found = flows.states.map { (flows.screens[$0.screen], $0.depth) }
    #expect(Dictionary(found, uniquingKeysWith: min) == depths)
    #expect(flows.states.count == depths.count)
    #expect(flows.findings.filter { $0.kind != .deadEnd } == [])
    for (index, state) in flows.states.enumerated() where state.depth < 5 {
      let place = try #require(Int(flows.screens[state.screen].filter(\.isNumber)))
      let ways = flows.steps.filter { $0.from == index }
      #expect(ways.count == graph.ways[place].count)
      #expect(state.isExpanded)
    }
  }

  @Test(arguments: seeds)
  func `each planted leak is found once, in a flow as short as the shortest sequence`(
    seed: UInt64
  ) throws {
    let graph = MadeUpFlows(seed: seed, places: 6, leaks: 3)
    let flows = try MadeUpApp.explorer(of: graph).explore(.breadthFirst(depth: 5))
    var shortest: [String: Int] = [:]
    for (buttons, places) in graph.sequences(upTo: 5) {
      for (position, button) in buttons.enumerated() {
        let way = MadeUpFlows.Way(from: places[position], button: button)
        guard let leak = graph.leaks.firstIndex(of: way) else { continue }
        let field = MadeUpPlace.field(leak)
        shortest[field] = min(shortest[field] ?? .max, position + 1)
      }
    }
    let leaks = flows.findings.filter { $0.kind == .leak }
    #expect(leaks.count == shortest.count)
    for (field, length) in shortest {
      let fitting = leaks.filter { $0.signature.contains("MadeUpPlace.\(field)") }
      #expect(fitting.map(\.flow.count) == [length])
    }
  }

  @Test(arguments: seeds)
  func `the places without a way home are found, and no others`(seed: UInt64) throws {
    let graph = MadeUpFlows(seed: seed, places: 6, leaks: 0)
    let flows = try MadeUpApp.explorer(of: graph)
      .home("the first place") { app, _ in app.stack.topViewController?.title == "Place 0" }
      .explore(.breadthFirst(depth: 8))
    // Who can be reached from whom, by going as long as there is something new.
    let reach = graph.ways.indices.map { start in
      var met: Set<Int> = [start]
      var waiting = [start]
      while let place = waiting.popLast() {
        for next in graph.ways[place] where met.insert(next).inserted { waiting.append(next) }
      }
      return met
    }
    let lost = reach[0].filter { !reach[$0].contains(0) }
    let entrances = Set(reach[0].filter { reach[$0].contains(0) }.flatMap { graph.ways[$0] })
      .intersection(lost)
    let told = flows.findings.filter { $0.kind == .deadEnd }.map(\.signature)
    // An entrance is told of where a shortest way leads through it.
    #expect(Set(told).isSubset(of: entrances.map { "dead end: MadeUpPlace \"Place \($0)\"" }))
    #expect(told.isEmpty == lost.isEmpty)
    #expect(flows.ending == .complete)
  }

  @Test(arguments: seeds.prefix(6))
  func `no action of a flow can be left out`(seed: UInt64) throws {
    let graph = MadeUpFlows(seed: seed, places: 6, leaks: 3)
    let explorer = MadeUpApp.explorer(of: graph)
    let walks = try explorer.explore(.randomWalks(count: 6, length: 30, seed: seed))
    for finding in walks.findings where finding.kind == .leak {
      let whole = try explorer.play(finding.flow)
      #expect(whole.faults.contains("leak: \(finding.signature)"))
      for index in finding.flow.indices {
        var shorter = finding.flow
        shorter.remove(at: index)
        let faults = (try? explorer.play(shorter))?.faults ?? []
        #expect(!faults.contains("leak: \(finding.signature)"), "without \(index + 1)")
      }
    }
  }
}
