/// What a run leaked, one entry a mistake: reports grouped, compared with a baseline, with rules applied.
public struct LeakSummary: Hashable, Sendable {
  /// The groups in the order in which their first report was made.
  public private(set) var groups: [LeakGroup] = []
  /// What the baseline knows and this run did not leak, not even ignored; the run may not have gone there.
  public private(set) var resolved: [LeakBaseline.Entry] = []
  /// What became of each ignore rule, in the order of the rules.
  public private(set) var rules: [IgnoreRules.Use] = []

  /// Sums up the reports of one simulation, for readable names are unique within one only.
  ///
  /// - Complexity: O(reports × rules), and O(reports × length) for chains of victims.
  /// - Parameter baseline: the leaks known of; without, every signature is new.
  /// - Parameter ignoring: the rules, and the day that decides which of them have expired.
  /// - Parameter expected: leaks announced beforehand: by readable name, why. They are ignored, and no rule
  ///   is used up by them.
  public init(
    _ reports: [LeakReport], baseline: LeakBaseline? = nil, ignoring: IgnoreRules? = nil,
    expected: [String: String] = [:]
  ) {
    let open = reports.filter(\.isOpen)
    let folding = ReportFolding(open)
    var application = ignoring.map(IgnoreRules.Application.init)
    var positions: [String: Int] = [:]
    func group(_ signature: String) -> Int {
      if let position = positions[signature] { return position }
      positions[signature] = groups.count
      groups.append(LeakGroup(signature: signature))
      return groups.count - 1
    }
    var leaks: [Int: LeakGroup.Leak] = [:]
    for (position, culprit) in folding.culprits.enumerated() where position == culprit {
      let report = open[position]
      leaks[position] = LeakGroup.Leak(
        report: report,
        ignoredBecause: expected[report.subject] ?? application?.reasonToIgnore(report))
    }
    for (position, culprit) in folding.culprits.enumerated() where position != culprit {
      leaks[culprit]?.victims.append(open[position])
    }
    var position = 0
    for report in reports {
      guard report.isOpen else {
        groups[group(report.signature)].afterwards.append(report)
        continue
      }
      if let leak = leaks[position] { groups[group(report.signature)].leaks.append(leak) }
      position += 1
    }
    let known = Set((baseline?.leaks ?? []).map(\.signature))
    for index in groups.indices {
      let group = groups[index]
      groups[index].standing =
        group.leaks.isEmpty
        ? .over
        : group.counted.isEmpty
          ? .ignored : known.contains(group.signature) ? .seenBefore : .new
    }
    let living = Set(groups.filter { !$0.leaks.isEmpty }.map(\.signature))
    resolved = (baseline?.leaks ?? []).filter { !living.contains($0.signature) }
    rules = application?.uses ?? []
  }

  /// The groups of one standing.
  public func groups(_ standing: LeakGroup.Standing) -> [LeakGroup] {
    groups.filter { $0.standing == standing }
  }

  /// How many objects there are of a kind, over all groups.
  func count(_ ofGroup: (LeakGroup) -> Int) -> Int { groups.reduce(0) { $0 + ofGroup($1) } }

  /// What a program that ran the checks ends with: leaks when a group is new, else clean.
  public var exitStatus: LeakExitStatus { groups(.new).isEmpty ? .clean : .leaks }
}

/// What a program that checks for leaks ends with.
public enum LeakExitStatus: Int32, Hashable, Sendable, Codable {
  /// Nothing leaked that was not known of or ignored.
  case clean = 0
  /// Something leaked.
  case leaks = 1
  /// No verdict: a file could not be read or written, or the program was misunderstood.
  case error = 2
}
