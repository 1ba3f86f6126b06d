/// In which order an exploration tries what can be done.
public enum FlowStrategy: Hashable, Sendable, Codable {
  /// State after state, those that are the fewest actions away first; what is found first has a shortest flow.
  /// Ends at states that are `depth` actions from the start.
  case breadthFirst(depth: Int)
  /// Walks from the start that go on at random. Each walk leaves out about half of all actions, others each
  /// time, which leads deeper than a choice among all of them. The same seed gives the same walks.
  case randomWalks(count: Int, length: Int, seed: UInt64 = 1)
}

/// What an exploration may spend. Whatever is spent first ends it, and what was found so far is the result.
public struct FlowBudget: Hashable, Sendable, Codable {
  /// How many states may be told apart. 100,000 at first.
  public var states: Int
  /// How many actions may be performed, those that lead back to a state among them. Ten million at first.
  public var actions: Int
  /// How much time may pass; without a limit at first. With one, the result depends on the machine.
  public var time: Duration?

  /// A budget.
  public init(states: Int = 100_000, actions: Int = 10_000_000, time: Duration? = nil) {
    self.states = states
    self.actions = actions
    self.time = time
  }
}
