import ObjectGraph

/// The result of an exploration: the states, the steps between them, and the findings.
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
    /// Its process was asked to end, by a signal.
    case interrupted
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
    /// The open actions, as indexes of `actions`, in the order of the hierarchy.
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
    /// The action, as an index of `actions`.
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
  /// The steps that were tried, in order; of random walks each step once.
  public internal(set) var steps: [Step] = []
  /// The findings, in the order in which they were met.
  public internal(set) var findings: [FlowFinding] = []
  /// Why the exploration ended.
  public internal(set) var ending = Ending.complete
  /// Which part it is; `nil` for a whole.
  public internal(set) var shard: FlowShard?
  /// In which order, and how far; `nil` where the file of a result does not say so.
  public internal(set) var strategy: FlowStrategy?
  /// How many pairs of steps in a row were tried, of how many; `nil` where it was not counted, as of shards that went on
  /// from where they were, each alone.
  public internal(set) var pairs: Pairs?
  /// How often the preconditions of promises were true, and how often the actions were open that have some; empty where
  /// there are none, and where not all was counted.
  public internal(set) var preconditions: [Precondition] = []
  /// Whether there was something to type into, and no text to be typed; `nil` for not.
  var leavesFieldsEmpty: Bool?
  /// The functions whose tasks never began, each once and sorted; `nil` for none.
  var unbegunTasks: [String]?
  /// The screens of a model that no flow came to, sorted; `nil` for none.
  var unreachedScreens: [String]?
  /// The name of the home.
  var home: String?
  /// How many actions were performed, those that lead back to a state among them, the closer looks not.
  public internal(set) var performed = 0

  /// The actions on a shortest way to a state.
  public func flow(to state: Int) -> [String] { way(to: state).map { actions[$0] } }

  /// The actions on a shortest flow to a state, as indexes of `actions`.
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

extension ExploredFlows: CustomStringConvertible {
  /// Whether nothing goes wrong in what was explored.
  public var isClean: Bool { findings.isEmpty }

  /// The size of the exploration in a line: `10 states, 52 steps, 166 actions performed; everything was tried`.
  public var headline: String {
    let size = size
    return "\(size.states.counted("state")), \(size.steps.counted("step")), "
      + "\(performed.counted("action")) performed; \(ending.words)"
  }

  /// The headline, the pairs, a hint where states never repeat, and each finding with its flow; or that nothing goes wrong, and
  /// how far that was tried. Where a part of the exploration is missing, nothing is said of it.
  public var text: String {
    var parts = [([headline] + remarks).map { $0 + "\n" }.joined()]
    if states.count > 100, steps.count == states.count - 1 {
      parts.append(
        "No action led to a state that was met before: does a title or a fingerprint change each time?\n"
      )
    }
    parts += findings.map(\.text)
    let verdict = extent.map { "Nothing goes wrong\($0).\n" }
    return parts.joined(separator: "\n") + (isClean ? verdict ?? "" : "")
  }

  /// Same as `text`.
  public var description: String { text }
}

extension ExploredFlows.Ending {
  /// Whether less was tried than was asked for, for a reason that is no budget's.
  package var isCutShort: Bool {
    switch self {
    case .shardsLost, .interrupted: true
    default: false
    }
  }

  /// Whether a budget of states or actions ended it, or nothing did, so that a closer look may still take its time.
  var hasTimeLeft: Bool {
    switch self {
    case .outOfTime, .interrupted, .shardsLost: false
    case .complete, .depth, .walks, .outOfStates, .outOfActions: true
    }
  }

  /// How far a result goes; `nil` where a part of it is missing.
  var extent: String? {
    switch self {
    case .depth(let depth): " within \(depth.counted("action")) of the start"
    case .outOfStates, .outOfActions, .outOfTime, .walks: " in what was tried"
    case .complete: ""
    case .shardsLost, .interrupted: nil
    }
  }

  /// Why the exploration ended, in words.
  public var words: String {
    switch self {
    case .complete: "everything was tried"
    case .depth(let depth): "everything was tried up to \(depth.counted("action")) from the start"
    case .walks(let count): "\(count) random walks"
    case .outOfStates(let limit): "given up at the budget of \(limit) states"
    case .outOfActions(let limit): "given up at the budget of \(limit) actions"
    case .outOfTime: "given up at the budget of time"
    case .interrupted: "ended by a signal, before all was tried"
    case .shardsLost(let shards):
      "without what is missing: shard \(Self.words(for: shards))"
    }
  }

  /// Numbers in words, three and more in a row as `3 to 8`.
  private static func words(for numbers: [Int]) -> String {
    runs(of: numbers).map { run in
      if run.count == 1 { return "\(run.lowerBound)" }
      return "\(run.lowerBound)\(run.count == 2 ? ", " : " to ")\(run.upperBound)"
    }.joined(separator: ", ")
  }
}

extension ExploredFlows {
  /// Reads a result.
  ///
  /// - Throws: `DecodingError`, also where its parts do not fit together, as those of a file that was damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    actions = try values.decode([String].self, forKey: .actions)
    screens = try values.decode([String].self, forKey: .screens)
    states = try values.decode([State].self, forKey: .states)
    steps = try values.decode([Step].self, forKey: .steps)
    findings = try values.decode([FlowFinding].self, forKey: .findings)
    ending = try values.decode(Ending.self, forKey: .ending)
    shard = try values.decodeIfPresent(FlowShard.self, forKey: .shard)
    strategy = try values.decodeIfPresent(FlowStrategy.self, forKey: .strategy)
    pairs = try values.decodeIfPresent(Pairs.self, forKey: .pairs)
    preconditions = try values.decodeIfPresent([Precondition].self, forKey: .preconditions) ?? []
    leavesFieldsEmpty = try values.decodeIfPresent(Bool.self, forKey: .leavesFieldsEmpty)
    unbegunTasks = try values.decodeIfPresent([String].self, forKey: .unbegunTasks)
    unreachedScreens = try values.decodeIfPresent([String].self, forKey: .unreachedScreens)
    home = try values.decodeIfPresent(String.self, forKey: .home)
    performed = try values.decode(Int.self, forKey: .performed)
    try check(decoder.codingPath)
  }

  /// Checks that the parts fit together.
  ///
  /// - Throws: `DecodingError`.
  func check(_ place: [any CodingKey] = []) throws {
    guard let fault else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: place, debugDescription: fault))
  }

  /// The reason why the parts do not fit together; `nil` for every result of an exploration.
  private var fault: String? {
    if Set(actions).count < actions.count { return "an action is listed twice" }
    if Set(screens).count < screens.count { return "a screen is listed twice" }
    if states.isEmpty { return "no state is listed" }
    // More than any machine performs, and far from where a sum is no number any more.
    guard (0...1 << 53).contains(performed) else { return "\(performed) actions were performed" }
    let counts = preconditions.map(\.count) + [pairs?.tried, pairs?.known].compactMap(\.self)
    if let count = counts.first(where: { !(0...1 << 53).contains($0) }) {
      return "\(count) is no count of what was tried"
    }
    for (index, state) in states.enumerated() where !fits(state, at: index) {
      return "state \(index) does not fit the others"
    }
    for (index, step) in steps.enumerated()
    where
      !(states.indices.contains(step.from) && states.indices.contains(step.to)
      && actions.indices.contains(step.action))
    {
      return "step \(index) leads from or to what is not listed"
    }
    return nil
  }

  private func fits(_ state: State, at index: Int) -> Bool {
    let named = [state.action, state.unseen].compactMap(\.self) + state.offers
    guard screens.indices.contains(state.screen), named.allSatisfy(actions.indices.contains),
      (state.parent == nil) == (state.action == nil)
    else { return false }
    // A way to the start ends, because each state stands behind the one before it.
    guard let parent = state.parent else { return state.depth == 0 }
    return (0..<index).contains(parent) && state.depth == states[parent].depth + 1
  }
}
