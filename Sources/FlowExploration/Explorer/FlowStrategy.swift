/// In which order an exploration tries what can be done.
public enum FlowStrategy: Hashable, Sendable, Codable {
  /// State after state, those that are the fewest actions away first; what is found first has a shortest flow.
  /// Ends at states that are `depth` actions from the start.
  case breadthFirst(depth: Int)
  /// From wherever the app is, along known steps to the nearest one that was not tried; the app is started anew where
  /// none can be reached, and after 200 actions. Tries the steps of all states that are less than `depth` actions from
  /// the start, as `breadthFirst(depth:)` does, and comes to the same states and steps if the app is deterministic,
  /// with far fewer actions.
  ///
  /// This is the nearest-neighbour strategy of graph exploration. What seems to be wrong is played from the start when
  /// all was tried, or the budget is spent, and made short; what shows in a long run alone is a finding of the kind
  /// `FlowFinding.Kind.longRun`. Growth is looked for as well: of the nearest 1,000 states each action is taken on each
  /// screen in round trips of about 100 actions, over and over. Which states a budget leaves out is another matter than
  /// breadth first.
  case nearestFirst(depth: Int)
  /// Each step after each step that leads to its state, also where a shorter way leads there: transition-pair coverage,
  /// or 1-switch coverage. Goes on from wherever the app is, as `nearestFirst(depth:)` does.
  ///
  /// Tries all that `breadthFirst(depth:)` tries, and the pairs of steps that end at most `depth` actions from the start.
  /// So it finds a mistake that shows only where a screen was come to by another way than the shortest. What it tells
  /// apart as states are pairs of a state and the step before, of which there are as many as steps.
  case transitionPairs(depth: Int)
  /// Walks from the start that go on at random. Each walk leaves out about half of all actions, others each
  /// time, which leads deeper than a choice among all of them. The same seed gives the same walks.
  case randomWalks(count: Int, length: Int, seed: UInt64 = 1)
}

extension FlowStrategy {
  /// Whether it goes on from where it is.
  var goesOn: Bool {
    switch self {
    case .nearestFirst, .transitionPairs: true
    case .breadthFirst, .randomWalks: false
    }
  }

  /// The most actions from the start; `nil` for walks.
  var depth: Int? {
    switch self {
    case .breadthFirst(let depth), .nearestFirst(let depth), .transitionPairs(let depth): depth
    case .randomWalks: nil
    }
  }

  /// Whether states are tried, which processes can deal out among each other as they meet them.
  var isDealtOut: Bool { depth != nil }
}

/// The limits of an exploration. The first one that is reached ends it, with the findings so far as the result.
public struct FlowBudget: Hashable, Sendable, Codable {
  /// How many states may be told apart. 100,000 by default.
  public var states: Int
  /// How many actions may be performed, those that lead back to a state among them. Ten million by default.
  public var actions: Int
  /// How much time may pass; no limit by default. With one, the result depends on the machine.
  public var time: Duration?

  /// How far an exploration may go at most: by default, 100,000 states and ten million actions in any time.
  public init(states: Int = 100_000, actions: Int = 10_000_000, time: Duration? = nil) {
    self.states = states
    self.actions = actions
    self.time = time
  }
}

/// How far an exploration is.
public struct FlowProgress: Hashable, Sendable {
  /// The states met so far.
  public var states: Int
  /// The states met, or walks planned, of which nothing was tried yet.
  public var waiting: Int
  /// The actions performed so far.
  public var performed: Int
  /// The number of findings so far.
  public var findings: Int

  /// How far it is, in a line, with about how long what waits will take:
  /// `1200 states, 300 waiting; 45000 actions, 1 finding; about 4 s for those that wait`.
  ///
  /// The states that wait may lead to more states, which the estimate does not include.
  /// - Parameter elapsed: how long it took so far.
  public func words(after elapsed: Duration) -> String {
    var words =
      "\(states.counted("state")), \(waiting) waiting; "
      + "\(performed.counted("action")), \(findings.counted("finding"))"
    let done = states - waiting
    if done > 0, waiting > 0 {
      let left = elapsed / done * waiting
      words += "; about \(max(1, left.components.seconds)) s for those that wait"
    }
    return words
  }
}
