/// What came of an exploration: the states and what leads from one to the other, and what goes wrong.
///
/// A value without a reference to the app. The same app, strategy and budget without a limit of time give the
/// same value.
public struct ExploredFlows: Hashable, Sendable, Codable {
  /// Why an exploration ended.
  public enum Ending: Hashable, Sendable, Codable {
    /// Everything that can be reached was tried.
    case complete
    /// Everything was tried up to the depth of the strategy; there are states beyond.
    case depth(Int)
    /// All walks were made.
    case walks(Int)
    /// The budget was spent, before all was tried.
    case outOfStates(Int), outOfActions(Int), outOfTime
    /// It was put together, and these shards are missing.
    case shardsLost([Int])
  }

  /// A state of the app, as far as states are told apart.
  public struct State: Hashable, Sendable, Codable {
    /// The number that tells what is seen, and what the app adds, from others.
    public var fingerprint: UInt64
    /// How many actions away from the start it is.
    public var depth: Int
    /// The state before it on a shortest way, as an index of `states`; `nil` for the start.
    public var parent: Int?
    /// The action that leads from there to here, as an index of `actions`.
    public var action: Int?
    /// The visible screen, as an index of `screens`.
    public var screen: Int
    /// The action before, as an index of `actions`, if that changed nothing to be seen: it may have changed
    /// something else.
    public var unseen: Int?
    /// What could be done, as indexes of `actions`, in the order of the hierarchy.
    public var offers: [Int]
    /// Whether it is the named home.
    public var isHome: Bool
    /// Whether all that could be done was tried here.
    public var isExpanded: Bool
  }

  /// An action that was tried in a state, and where it led.
  public struct Step: Hashable, Sendable, Codable {
    /// Where it was tried, as an index of `states`.
    public var from: Int
    /// What was done, as an index of `actions`.
    public var action: Int
    /// Where it led, as an index of `states`.
    public var to: Int
  }

  /// The names of all actions, in the order in which they were met.
  public internal(set) var actions: [String] = []
  /// The screens, in the order in which they were met.
  public internal(set) var screens: [String] = []
  /// The states, in the order in which they were met: the start first.
  public internal(set) var states: [State] = []
  /// What was tried, in order; of random walks each step once.
  public internal(set) var steps: [Step] = []
  /// What goes wrong, in the order in which it was met.
  public internal(set) var findings: [FlowFinding] = []
  /// Why the exploration ended.
  public internal(set) var ending = Ending.complete
  /// Which part it is; `nil` for a whole.
  public internal(set) var shard: FlowShard?
  /// What the named home is called.
  var home: String?
  /// How many actions were performed, those that lead back to a state among them, the closer looks not.
  public internal(set) var performed = 0

  /// The actions on a shortest way to a state.
  public func flow(to state: Int) -> [String] { way(to: state).map { actions[$0] } }

  /// The same, as indexes of `actions`.
  func way(to state: Int) -> [Int] {
    var way: [Int] = []
    var current = state
    while let parent = states[current].parent, let action = states[current].action {
      way.append(action)
      current = parent
    }
    return way.reversed()
  }
}
