/// What a run leaked, one entry a mistake: reports grouped, compared with a baseline, with rules applied.
public struct LeakSummary: Hashable, Sendable {
  /// The groups in the order in which their first report was made.
  public private(set) var groups: [LeakGroup] = []
  /// What the baseline knows and this run did not leak, not even ignored; the run may not have gone there.
  public private(set) var resolved: [LeakBaseline.Entry] = []
  /// What became of each ignore rule, in the order of the rules.
  public private(set) var rules: [IgnoreRules.Use] = []
  /// What else was expected of the run and did not come true, in the order found; none at first.
  public var failures: [Failure] = []
  /// What the run looked at, as far as it is told; not at first.
  public var scope: Scope?

  /// Sums up the reports of one simulation, for readable names are unique within one only.
  ///
  /// - Complexity: O(reports × (rules + groups)), and O(reports × length) for chains of victims.
  /// - Parameter reports: the reports, in the order found.
  /// - Parameter baseline: the leaks known of; without, every signature is new.
  /// - Parameter ignoring: the rules, and the day that decides which of them have expired.
  /// - Parameter expected: leaks announced beforehand: by readable name, why. They are ignored, and no rule
  ///   is used up by them.
  public init(
    _ reports: [LeakReport], baseline: LeakBaseline? = nil, ignoring: IgnoreRules? = nil,
    expected: [String: String] = [:]
  ) {
    var rules = ignoring.map(IgnoreRules.Application.init)
    for entry in Self.folded(reports, expected: expected, by: &rules) {
      let position = position(of: entry.report.signature)
      if let leak = entry.leak {
        groups[position].leaks.append(leak)
      } else {
        groups[position].afterwards.append(entry.report)
      }
    }
    let known = baseline?.leaks ?? []
    let knownSignatures = Set(known.map(\.signature))
    for index in groups.indices { groups[index].settleStanding(knowing: knownSignatures) }
    let leaking = Set(groups.filter { !$0.leaks.isEmpty }.map(\.signature))
    resolved = known.filter { !leaking.contains($0.signature) }
    self.rules = rules?.uses ?? []
  }

  /// The reports without the victims, in order; with the leak that each stands for, or without one where the
  /// object went or came back later.
  private static func folded(
    _ reports: [LeakReport], expected: [String: String], by rules: inout IgnoreRules.Application?
  ) -> [(report: LeakReport, leak: LeakGroup.Leak?)] {
    let open = reports.filter(\.isOpen)
    let culprits = ReportFolding(open).culprits
    var victims: [Int: [LeakReport]] = [:]
    for (position, culprit) in culprits.enumerated() where position != culprit {
      victims[culprit, default: []].append(open[position])
    }
    var entries: [(report: LeakReport, leak: LeakGroup.Leak?)] = []
    var position = -1
    for report in reports {
      guard report.isOpen else {
        entries.append((report, nil))
        continue
      }
      position += 1
      guard culprits[position] == position else { continue }
      let reason = expected[report.subject] ?? rules?.reasonToIgnore(report)
      entries.append(
        (
          report,
          LeakGroup.Leak(
            report: report, victims: victims[position, default: []], ignoredBecause: reason)
        ))
    }
    return entries
  }

  /// Where the group of a signature is; a new one is added at the end.
  private mutating func position(of signature: String) -> Int {
    if let position = groups.firstIndex(where: { $0.signature == signature }) { return position }
    groups.append(LeakGroup(signature: signature))
    return groups.count - 1
  }

  /// The groups of one standing.
  public func groups(_ standing: LeakGroup.Standing) -> [LeakGroup] {
    groups.filter { $0.standing == standing }
  }

  /// How many objects there are of a kind, over all groups.
  func count(_ ofGroup: (LeakGroup) -> Int) -> Int { groups.reduce(0) { $0 + ofGroup($1) } }

  /// What a program that ran the checks ends with: leaks when a group is new or something else failed, else
  /// clean.
  public var exitStatus: LeakExitStatus {
    groups(.new).isEmpty && failures.isEmpty ? .clean : .leaks
  }
}

/// What a program that checks for leaks ends with.
public enum LeakExitStatus: Int32, Hashable, Sendable, Codable {
  /// Nothing leaked that was not known of or ignored.
  case clean = 0
  /// Something leaked, or did not come true that was expected.
  case leaks = 1
  /// No verdict: a file could not be read, the program was misunderstood, or a fix cannot be judged.
  case error = 2
  /// What was to be written could not be, whatever was found.
  case unwritten = 3
}
