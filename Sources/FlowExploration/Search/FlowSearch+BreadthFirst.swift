extension FlowSearch {
  /// Tries everything in every state, those nearest to the start first.
  ///
  /// A shard does what all of them do until there are enough states at one distance, takes its share of
  /// these, and goes on from them alone; with several, the share of each is dealt out by the next one. The processes of
  /// a team deal out the states of each distance.
  func searchBreadthFirst(to depth: Int, _ shards: [FlowShard]) throws {
    var undealt = ArraySlice(shards)
    var layer = 0..<1
    var distance = 0
    while !layer.isEmpty {
      if distance >= depth { return graph.end(.depth(depth)) }
      var waiting = Array(layer)
      if let shard = undealt.first, layer.count >= shard.leastToDeal {
        undealt.removeFirst()
        waiting = shard.share(of: waiting)
      }
      waiting.removeAll { graph.flows.states[$0].isExpanded }
      guard try tryAll(waiting[...]) else { return }
      distance += 1
      layer = layer.upperBound..<graph.endOfStates(atMost: distance, from: layer.upperBound)
    }
    graph.end(.complete)
  }

  /// Tries everything in states at one distance. `false` when the budget is spent.
  private func tryAll(_ states: ArraySlice<Int>) throws -> Bool {
    var waiting = states
    let count = team.map { team in team.pace.map { $0 * team.size } ?? waiting.count } ?? 1
    while let last = waiting.prefix(count).last {
      let ending = try team.map { try tryTogether(waiting.prefix(count), $0) } ?? tryAlone(last)
      if let ending {
        graph.end(ending)
        return false
      }
      waiting = waiting.dropFirst(count)
      tell(waiting: graph.stateCount - last - 1)
    }
    return true
  }

  /// Tries everything in one state.
  ///
  /// - Returns: why no more is tried; `nil` when there is something left of the budget.
  private func tryAlone(_ state: Int) throws -> ExploredFlows.Ending? {
    var part = FlowPart()
    tryOut(state, into: &part)
    part.timesDue = takeFreshlyDue()
    take(part)
    try enter(part.tried[0], of: state)
    return part.ending
  }

  /// Tries everything in states that are dealt out among the processes of a team.
  private func tryTogether(
    _ states: ArraySlice<Int>, _ team: any FlowTeam
  ) throws -> ExploredFlows.Ending? {
    var tried: [Int: FlowPart.Tried] = [:]
    for state in states { tried[state] = try earlier(state, team) }
    let waiting = states.filter { tried[$0] == nil }
    var ending: ExploredFlows.Ending?
    if !waiting.isEmpty {
      let parts: [FlowPart]
      do {
        parts = try team.handOver { part(of: waiting, for: team.members) }
      } catch let loss as FlowTeamLoss {
        return .shardsLost(loss.missing)
      }
      for part in parts { take(part) }
      ending = parts.compactMap(\.ending).first
      for state in waiting { tried[state] = pool.removeValue(forKey: graph.key(of: state)) }
    }
    for state in states {
      if let tried = tried[state] { try enter(tried, of: state) }
    }
    return ending
  }

  /// Returns the steps that were tried in a state before this process began; `nil` where some were left out then.
  private func earlier(_ state: Int, _ team: any FlowTeam) throws -> FlowPart.Tried? {
    let key = graph.key(of: state)
    repeat {
      if let tried = pool.removeValue(forKey: key),
        tried.steps.count == graph.flows.states[state].offers.count
      {
        return tried
      }
      guard let parts = try team.earlier() else { return nil }
      for part in parts { take(part) }
    } while true
  }

  private func part(of states: [Int], for members: [FlowShard]) -> FlowPart {
    var part = FlowPart()
    for (position, state) in states.enumerated() where members.take(position) {
      tryOut(state, into: &part)
      if part.ending != nil { break }
    }
    part.timesDue = takeFreshlyDue()
    return part
  }

  /// Tries everything in one state.
  private func tryOut(_ state: Int, into part: inout FlowPart) {
    let way = graph.way(to: state)
    var tried = FlowPart.Tried(key: graph.key(of: state))
    for (offer, action) in graph.offers(of: state).enumerated() {
      part.ending = exhaustion
      if part.ending != nil { break }
      var step = FlowPart.Step(offer: offer)
      var findings: [FlowFinding] = []
      if mayTry(way + [action]) {
        if let run = replay(way, to: state), run.take(action) {
          pending.performed += way.count + 1
          step.end = end(of: run, after: state, by: action, into: &part)
          noteDuePromises(in: run)
          findings = self.findings(of: run.judge(), in: way + [action])
        } else {
          findings = differences(in: way)
        }
      }
      tried.findings += findings.map { FlowPart.Met(place: tried.steps.count, finding: $0) }
      tried.steps.append(step)
    }
    part.tried.append(tried)
  }

  /// The fingerprint where a run is, which is added to a part where it is new.
  private func end(
    of run: FlowRun, after state: Int, by action: UInt64, into part: inout FlowPart
  ) -> UInt64 {
    let fingerprint = run.fingerprint
    if graph.index(of: fingerprint, after: state, by: action) == nil {
      pending.states.insert(graph.key(fingerprint, after: state, by: action))
    }
    if graph.index(of: fingerprint) == nil, pending.looks.insert(fingerprint).inserted {
      add(look(at: run), to: &part)
    }
    return fingerprint
  }

  /// Adds a state to a part, with the names that were not handed over before.
  func add(_ look: FlowPart.Look, to part: inout FlowPart) {
    part.looks.append(look)
    part.leavesFieldsEmpty = rules.leavesFieldsEmpty
    for offer in look.offers where toldNames.insert(offer).inserted {
      part.names.append(rules.name(of: offer))
    }
  }

  /// The app after a flow; `nil` where that leads to another state than it led to before.
  private func replay(_ way: [UInt64], to state: Int) -> FlowRun? {
    guard let run = try? FlowRun.after(way, by: rules),
      run.fingerprint == graph.flows.states[state].fingerprint
    else { return nil }
    return run
  }

  /// Takes in the names of a part, and whether there was something to type into.
  func takeNames(of part: FlowPart) {
    if part.leavesFieldsEmpty { rules.leavesFieldsEmpty = true }
    for name in part.names {
      let key = FlowRules.key(of: name)
      _ = rules.admits(key, name)
      toldNames.insert(key)
    }
  }

  private func take(_ part: FlowPart) {
    takeNames(of: part)
    enterDue(part.timesDue, ofTried: !part.tried.isEmpty)
    for look in part.looks { looks[look.fingerprint] = look }
    for tried in part.tried { pool[tried.key] = tried }
  }

  /// Enters what was tried in a state into the graph.
  private func enter(_ tried: FlowPart.Tried, of state: Int) throws {
    pending = Pending()
    let offers = graph.offers(of: state)
    var isWhole = tried.steps.count == offers.count
    for (place, step) in tried.steps.enumerated() {
      guard offers.indices.contains(step.offer) else { throw FlowPart.misfit }
      if let fingerprint = step.end {
        let action = offers[step.offer]
        let end = try self.state(fingerprint, after: state, by: action)
        graph.count(performed: graph.flows.states[state].depth + 1)
        graph.addStep(from: state, by: action, to: end)
      } else {
        isWhole = false
      }
      for met in tried.findings where met.place == place {
        add(met.finding, at: [state, place])
      }
    }
    if isWhole { graph.noteExpansion(of: state) }
  }

  private func state(
    _ fingerprint: UInt64, after parent: Int, by action: UInt64
  ) throws -> Int {
    if let known = graph.index(of: fingerprint, after: parent, by: action) { return known }
    guard let look = looks.removeValue(forKey: fingerprint) ?? graph.visible(fingerprint) else {
      throw FlowPart.misfit
    }
    return graph.add(look, after: parent, by: action)
  }
}
