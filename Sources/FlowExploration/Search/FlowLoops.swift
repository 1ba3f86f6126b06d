import LeakDetection

/// The ways there and back in what was explored: what a user can do again and again.
struct FlowLoops {
  /// From a state to another one, and back by one more action.
  struct Loop {
    let way: [String]
    let there: String
    let back: String
  }

  /// One loop for each screen and pair of actions, those nearest to the start first.
  static func loops(in flows: ExploredFlows) -> [Loop] {
    var back: [[Int]: Int] = [:]
    let (visible, first) = (flows.visibleFingerprints, flows.firstAlike)
    for step in flows.steps where back[[first[step.from], first[step.to]]] == nil {
      back[[first[step.from], first[step.to]]] = step.action
    }
    var met: Set<[Int]> = []
    var loops: [Loop] = []
    for step in flows.steps {
      guard visible[step.from] != visible[step.to],
        let returning = back[[first[step.to], first[step.from]]],
        met.insert([flows.states[step.from].screen, step.action, returning]).inserted
      else { continue }
      loops.append(
        Loop(
          way: flows.flow(to: step.from), there: flows.actions[step.action],
          back: flows.actions[returning]))
    }
    return loops
  }
}

extension FlowExplorer {
  /// Goes there and back again and again, on each loop of what was explored, and tells what grows in every
  /// round and leaks nothing: a history without an end, an observer more each time.
  ///
  /// A loop is two actions, the second of which leads back to the state of the first. Loops in which a screen
  /// leaks are left to the finding of the leak. What grows is counted a second time, over twice the rounds, and
  /// told when it grows again.
  /// - Parameter flows: what was explored by this explorer.
  /// - Parameter rounds: how many rounds are judged, after two of warm-up.
  /// - Parameter limit: how many loops are tried at most.
  /// - Complexity: each round reads every object that the app reaches; see `Simulation.growth`.
  public func growth(
    in flows: ExploredFlows, rounds: Int = 3, loops limit: Int = 50
  ) throws -> [FlowFinding] {
    let rules = FlowRules(self)
    var told: Set<String> = []
    var findings: [FlowFinding] = []
    for loop in FlowLoops.loops(in: flows).prefix(limit) {
      // Twice, because another thread of the process may have put something into a static meanwhile.
      guard
        let first = try AppExit.noticed(by: rules, { try growth(of: loop, rounds, rules) }),
        !first.names.isEmpty,
        let second = try AppExit.noticed(by: rules, { try growth(of: loop, 2 * rounds, rules) })
      else { continue }
      let words = first.names.filter(second.names.contains).joined(separator: ", ")
      guard !words.isEmpty, told.insert(words).inserted else { continue }
      let flow = loop.way + [loop.there, loop.back]
      findings.append(
        FlowFinding(
          kind: .growth, signature: "grows: \(words)",
          headline: "grows with every round of the last two actions: \(words)",
          details: first.report.text, flow: flow, foundIn: flow, key: "growth"))
    }
    return findings
  }

  /// The growth in some rounds of a loop; `nil` where a screen leaks or the loop is left.
  private func growth(
    of loop: FlowLoops.Loop, _ rounds: Int, _ rules: FlowRules
  ) throws -> (names: [String], report: GrowthReport)? {
    let way = loop.way.map { FlowRules.key(of: $0) }
    let round = [loop.there, loop.back].map { FlowRules.key(of: $0) }
    guard let run = try FlowRun.after(way, by: rules, .thorough) else { return nil }
    var isOpen = true
    let report = run.simulation.growth(over: rounds) { _ in
      if run.play(round) < round.count { isOpen = false }
      run.forgetOffers()
    }
    guard isOpen, !run.simulation.leaks.contains(where: \.isOpen) else { return nil }
    return (report.names, report)
  }
}

extension GrowthReport {
  /// The types and the fields that grew.
  var names: [String] { types.map(\.name) + fields.map(\.name) }
}
