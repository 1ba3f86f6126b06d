import LeakDetection

/// The processes that explore one app together, and how they hand over to each other what each has tried, so that nothing
/// is tried twice. A process that writes a journal alone is a team of its own.
///
/// All of them put together what all handed over, in the same order, and so know the same before each round.
@MainActor protocol FlowTeam: AnyObject {
  /// Which share of what is dealt out is that of this process: of the share of each the share of the next one.
  var members: [FlowShard] { get }
  /// How many states each tries breadth first before all hand over; `nil` for all at one distance.
  var pace: Int? { get }

  /// Begins, or goes on from what was handed over before.
  ///
  /// - Throws: `LeakFileError`, and `FlowMergeFailure` where something else was explored before.
  func begin(_ exploration: FlowPart.Exploration) throws

  /// The parts of the next round that was over before this process began; `nil` when there is none left.
  ///
  /// - Throws: `LeakFileError`.
  func earlier() throws -> [FlowPart]?

  /// Hands over the part of this process, which is made unless it was handed over before this process began.
  ///
  /// - Returns: the parts of all, in the order of the members.
  /// - Throws: `FlowTeamLoss` where some do not come; `LeakFileError`.
  func handOver(_ part: () throws -> FlowPart) throws -> [FlowPart]
}

extension FlowTeam {
  /// How many processes there are.
  var size: Int { members.reduce(1) { $0 * $1.count } }
}

/// The members of a team that did not hand over their parts.
struct FlowTeamLoss: Error, Equatable {
  var missing: [Int]
}
