import LeakDetection

/// The steps that a process has tried since it last handed over, in terms that mean the same in every process: actions by
/// the keys of their names, and states by their keys.
///
/// A line of a journal and a file between shards are parts.
struct FlowPart: Codable, Sendable {
  /// A state as it looks.
  struct Look: Codable, Sendable {
    var fingerprint: UInt64
    var screen: String
    var offers: [UInt64]
    var isHome: Bool
  }

  /// The key that tells a state apart: its look, and the action before if that changed nothing to be seen.
  struct Key: Hashable, Codable, Sendable {
    var fingerprint: UInt64
    var unseen: UInt64?
  }

  /// A step that was tried.
  struct Step: Codable, Sendable {
    /// The action, as a place among the offers of the state.
    var offer: Int
    /// The look of the state where it led; `nil` for a step that is not to be tried.
    var end: UInt64?
  }

  /// The steps that were tried in a state, and the faults that were met first after one of them.
  struct Tried: Codable, Sendable {
    var key: Key
    var steps: [Step] = []
    var findings: [Met] = []
  }

  /// A fault with the place of the step after which it was met.
  struct Met: Codable, Sendable {
    var place: Int
    var finding: FlowFinding
  }

  /// A fault that seemed to show after a step, and is to be looked into from the start.
  struct Doubt: Codable, Sendable {
    var key: Key
    var offer: Int
    var kind: FlowFinding.Kind
    var words: String
    /// All that was done before it, where it was met first.
    var history: [UInt64] = []
    /// Whether the run itself shows that it is a fault: a misuse, a broken promise of what always holds, or a report
    /// that was open at its end.
    var isCertain = false
    /// Where a known step led instead, if that is the doubt.
    var otherEnd: Look?
  }

  /// The app and the strategy; in the first part of a journal and in each part between processes.
  var exploration: Exploration?
  /// The names of the actions that no part had before.
  var names: [String] = []
  /// The states that were met, and that the process did not know.
  var looks: [Look] = []
  var tried: [Tried] = []
  var doubts: [Doubt] = []
  /// The walks of one that goes nearest first, each as the offers that it took from the start, by their places.
  var walks: [[Int]] = []
  /// The findings of one that goes nearest first; `nil` as long as something is left to be tried.
  var findings: [FlowFinding]?
  /// How many actions were performed; breadth first this is known without.
  var performed = 0
  /// Whether there was something to type into, and no text to be typed.
  var leavesFieldsEmpty = false
  /// How often the precondition of each promise was true; `nil` where none has one.
  var timesDue: [Int]?
  /// Why the process tries no more, where its budget is spent or it was asked to end.
  var ending: ExploredFlows.Ending?

  init() {}

  /// The part as it is gone on from: what was left out is tried again.
  var lasting: FlowPart {
    var part = self
    part.ending = nil
    for index in part.tried.indices { part.tried[index].steps.removeAll { $0.end == nil } }
    return part
  }

  /// The app and the strategy.
  struct Exploration: Codable, Equatable, Sendable {
    /// The fingerprint of the start.
    var start: UInt64
    var shard: FlowShard?
    var order: Order

    enum Order: String, Codable, Sendable { case breadthFirst, nearestFirst, transitionPairs }

    /// Checks that this can be gone on from.
    func check(_ present: Exploration) throws(FlowMergeFailure) {
      if shard != present.shard {
        throw FlowMergeFailure(reason: "the earlier result is that of another part")
      }
      if order != present.order {
        throw FlowMergeFailure(reason: "it was explored by another strategy")
      }
      if start != present.start {
        throw FlowMergeFailure(
          reason: "the app does not start in the state in which it started then")
      }
    }
  }
}

extension FlowPart {
  /// The refusal of a part that names what is not there.
  static let misfit = FlowMergeFailure(reason: "it does not fit what was explored before")

  private enum CodingKeys: String, CodingKey {
    case exploration, names, looks, tried, doubts, walks, findings, performed, timesDue, ending
    case leavesFieldsEmpty
  }

  /// Reads a part; of what is empty nothing is written.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    exploration = try values.decodeIfPresent(Exploration.self, forKey: .exploration)
    names = try values.decodeIfPresent([String].self, forKey: .names) ?? []
    looks = try values.decodeIfPresent([Look].self, forKey: .looks) ?? []
    tried = try values.decodeIfPresent([Tried].self, forKey: .tried) ?? []
    doubts = try values.decodeIfPresent([Doubt].self, forKey: .doubts) ?? []
    walks = try values.decodeIfPresent([[Int]].self, forKey: .walks) ?? []
    findings = try values.decodeIfPresent([FlowFinding].self, forKey: .findings)
    performed = try values.decodeIfPresent(Int.self, forKey: .performed) ?? 0
    leavesFieldsEmpty =
      try values.decodeIfPresent(Bool.self, forKey: .leavesFieldsEmpty) ?? false
    timesDue = try values.decodeIfPresent([Int].self, forKey: .timesDue)
    ending = try values.decodeIfPresent(ExploredFlows.Ending.self, forKey: .ending)
    guard (0...1 << 53).contains(performed) else {
      throw DecodingError.dataCorruptedError(
        forKey: .performed, in: values, debugDescription: "\(performed) actions were performed")
    }
    guard (timesDue ?? []).allSatisfy((0...1 << 40).contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .timesDue, in: values, debugDescription: "a precondition's count cannot be")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(exploration, forKey: .exploration)
    if !names.isEmpty { try values.encode(names, forKey: .names) }
    if !looks.isEmpty { try values.encode(looks, forKey: .looks) }
    if !tried.isEmpty { try values.encode(tried, forKey: .tried) }
    if !doubts.isEmpty { try values.encode(doubts, forKey: .doubts) }
    if !walks.isEmpty { try values.encode(walks, forKey: .walks) }
    try values.encodeIfPresent(findings, forKey: .findings)
    if performed != 0 { try values.encode(performed, forKey: .performed) }
    if leavesFieldsEmpty { try values.encode(true, forKey: .leavesFieldsEmpty) }
    try values.encodeIfPresent(timesDue, forKey: .timesDue)
    try values.encodeIfPresent(ending, forKey: .ending)
  }
}
