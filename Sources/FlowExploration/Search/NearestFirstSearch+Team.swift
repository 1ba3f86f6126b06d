extension NearestFirstSearch {
  /// Tries everything together with other processes, or into a journal: after each round all know what all have tried.
  func tryTogether(_ team: any FlowTeam) throws {
    _ = graph.takeFresh()
    // The findings of all, where they had come to the end before this process began.
    var ends: [[FlowFinding]] = []
    performed = search.graph.flows.performed
    while let parts = try team.earlier() {
      ends += parts.compactMap(\.findings)
      try absorb(parts)
    }
    if graph.openCount > 0 { ends = [] }
    var isTogether = true
    while graph.openCount > 0, ending == nil {
      graph.deal(to: team.members)
      do {
        let parts = try team.handOver { tryRound(team) }
        graph.endDeal()
        try absorb(parts)
        ending = parts.compactMap(\.ending).first
        isTogether = parts.count > 1 || team.size == 1
      } catch let loss as FlowTeamLoss {
        graph.endDeal()
        ending = .shardsLost(loss.missing)
        isTogether = false
      }
    }
    let states = writeResult()
    if ends.isEmpty {
      let begun = search.graph.flows.findings
      lookInto(states, for: isTogether ? team.members : [])
      if isTogether, team.size > 1 { ends = try findings(of: team) }
      if ends.isEmpty { return }
      search.graph.replaceFindings(by: begun)
    }
    let flows = search.graph.flows
    search.graph.replaceFindings(by: FlowMerger.findings(of: ends, in: flows))
  }

  /// The findings of all members.
  private func findings(of team: any FlowTeam) throws -> [[FlowFinding]] {
    var part = FlowPart()
    part.findings = search.graph.flows.findings
    do {
      return try team.handOver { part }.compactMap(\.findings)
    } catch let loss as FlowTeamLoss {
      ending = .shardsLost(loss.missing)
      return []
    }
  }

  /// Tries what is dealt to this process: into a journal for one walk, else for as many actions as all have tried steps,
  /// divided by the members, so that the rounds are few and little is met by two in the same one. Where rounds cost little
  /// there are more of them.
  private func tryRound(_ team: any FlowTeam) -> FlowPart {
    let (count, began) = (graph.count, search.graph.flows.performed)
    let most = max(50, graph.stepCount / team.size / (team.pace == nil ? 1 : 8))
    while graph.openCount > 0, ending == nil {
      goOn()
      let performed = search.graph.flows.performed - began
      if team.members.isEmpty ? walk == nil : performed >= most { break }
    }
    // What it leaks is reported at the latest when it ends.
    endWalk()
    var part = FlowPart()
    for node in count..<max(count, graph.count) where graph.unseen(node) == nil {
      search.add(graph.visible(node), to: &part)
    }
    part.tried = graph.takeTried()
    part.walks = takeFinished()
    part.doubts = doubts.takeFresh()
    part.performed = search.graph.flows.performed - began
    part.timesDue = search.takeFreshlyDue()
    part.ending = ending
    return part
  }

  /// Takes in what all have tried since.
  private func absorb(_ parts: [FlowPart]) throws {
    for part in parts {
      search.takeNames(of: part)
      search.enterDue(part.timesDue, ofTried: !part.tried.isEmpty)
      performed = min(performed + part.performed, 1 << 53)
    }
    try graph.absorb(parts)
    for part in parts { doubts.absorb(part.doubts) }
    search.graph.count(performed: performed - search.graph.flows.performed)
  }
}
