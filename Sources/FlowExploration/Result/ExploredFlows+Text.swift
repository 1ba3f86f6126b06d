import ObjectGraph

extension ExploredFlows: CustomStringConvertible {
  /// Whether nothing goes wrong in what was explored.
  public var isClean: Bool { findings.isEmpty }

  /// What was explored, in a line: `10 states, 52 steps, 166 actions performed; everything was tried`.
  public var headline: String {
    "\(states.count.counted("state")), \(steps.count.counted("step")), "
      + "\(performed.counted("action")) performed; \(ending.words)"
  }

  /// The headline, a hint where states never repeat, and each finding with its flow.
  public var text: String {
    var parts = [headline + "\n"]
    if states.count > 100, steps.count == states.count - 1 {
      parts.append(
        "No action led to a state that was met before: does a title or a fingerprint change each time?\n"
      )
    }
    parts += findings.map(\.text)
    return parts.joined(separator: "\n")
  }

  /// The same as `text`.
  public var description: String { text }
}

extension ExploredFlows.Ending {
  /// Why the exploration ended, in words.
  public var words: String {
    switch self {
    case .complete: "everything was tried"
    case .depth(let depth): "everything was tried up to \(depth) actions from the start"
    case .walks(let count): "\(count) random walks"
    case .outOfStates(let limit): "given up at the budget of \(limit) states"
    case .outOfActions(let limit): "given up at the budget of \(limit) actions"
    case .outOfTime: "given up at the budget of time"
    case .shardsLost(let shards):
      "without what is missing: shard \(shards.map(String.init).joined(separator: ", "))"
    }
  }
}
