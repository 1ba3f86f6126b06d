import UIKitCore

extension FlowSearch {
  /// Tries everything in every state, those nearest to the start first.
  ///
  /// A shard does what all of them do until there are enough states at one distance, takes its share of
  /// these, and goes on from them alone.
  func searchBreadthFirst(to depth: Int, _ shard: FlowShard?) {
    var isDealt = shard == nil
    var layer = 0..<1
    var distance = 0
    while !layer.isEmpty {
      if distance >= depth { return graph.end(.depth(depth)) }
      let deals = !isDealt && layer.count >= shard?.leastToDeal ?? 1
      if deals { isDealt = true }
      for (position, state) in layer.enumerated() where !graph.flows.states[state].isExpanded {
        if deals, shard?.takes(position) == false { continue }
        guard expand(state) else { return }
        tell(waiting: graph.stateCount - state - 1)
      }
      distance += 1
      layer = layer.upperBound..<graph.endOfStates(atMost: distance, from: layer.upperBound)
    }
    graph.end(.complete)
  }

  /// Tries everything in one state. `false` when the budget is spent.
  private func expand(_ state: Int) -> Bool {
    let way = graph.way(to: state)
    var isWhole = true
    for action in graph.offers(of: state) {
      if let exhaustion {
        graph.end(exhaustion)
        return false
      }
      guard mayTry(way + [action]), let run = replay(way, to: state) else {
        isWhole = false
        continue
      }
      guard run.take(action) else {
        noteDifference(in: way)
        isWhole = false
        continue
      }
      graph.count(performed: way.count + 1)
      let end = self.state(of: run, after: state, by: action)
      graph.addStep(from: state, by: action, to: end)
      note(run.judge(), in: way + [action])
    }
    if isWhole { graph.noteExpansion(of: state) }
    return true
  }

  /// The app after a flow, which has to lead to the state that it led to before.
  private func replay(_ way: [UInt64], to state: Int) -> FlowRun? {
    guard let run = try? FlowRun.after(way, by: rules),
      run.fingerprint == graph.flows.states[state].fingerprint
    else {
      noteDifference(in: way)
      return nil
    }
    return run
  }
}
