extension ExploredFlows {
  /// Adds the states from which nothing leads home, or without a home, nothing leads on: where one enters
  /// such a place, once for each.
  ///
  /// Where something was not tried it may lead home, so a state from which such a one can be reached is none.
  mutating func addDeadEnds() {
    var leadsOn = Array(repeating: false, count: states.count)
    let visible = visibleFingerprints
    for step in steps where visible[step.from] != visible[step.to] { leadsOn[step.from] = true }
    var isSafe = states.indices.map { index in
      let state = states[index]
      return !state.isExpanded || (home == nil ? leadsOn[index] : state.isHome)
    }
    if home != nil { spread(&isSafe) }
    var told: Set<String> = []
    for index in states.indices where !isSafe[index] {
      // A state behind the entrance is told of there.
      if let parent = states[index].parent, !isSafe[parent] { continue }
      let screen = screens[states[index].screen]
      guard told.insert(screen).inserted else { continue }
      let flow = flow(to: index)
      let offers = states[index].offers.map { actions[$0] }
      findings.append(
        FlowFinding(
          kind: .deadEnd, signature: "dead end: \(screen)",
          headline: home.map { "no way from \(screen) to \($0)" } ?? "no way out of \(screen)",
          details: offers.isEmpty
            ? "Nothing can be done here."
            : "All that can be done here: \(offers.joined(separator: ", ")).",
          flow: flow, foundIn: flow, key: "dead end: \(screen)"))
    }
  }

  /// Marks the states from which steps lead to a marked one.
  private func spread(_ isMarked: inout [Bool]) {
    var before: [[Int]] = Array(repeating: [], count: states.count)
    for step in steps where step.from != step.to { before[step.to].append(step.from) }
    var waiting = states.indices.filter { isMarked[$0] }
    while let state = waiting.popLast() {
      for other in before[state] where !isMarked[other] {
        isMarked[other] = true
        waiting.append(other)
      }
    }
  }
}
