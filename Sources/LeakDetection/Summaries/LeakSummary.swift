import ObjectGraph

/// The leaks of a run, one entry a mistake: reports grouped, compared with a baseline, with rules applied.
public struct LeakSummary: Hashable, Sendable {
  /// The groups in the order in which their first report was made.
  public private(set) var groups: [LeakGroup] = []
  /// The mistakes of the baseline that this run did not leak, not even ignored; the run may not have gone there.
  public private(set) var resolved: [LeakBaseline.Entry] = []
  /// The use of each ignore rule, in the order of the rules.
  public private(set) var rules: [IgnoreRules.Use] = []
  /// Further expectations of the run that did not come true, in the order found; none by default.
  public var failures: [Failure] = []
  /// The scope of the run; `nil` by default.
  public var scope: Scope?
  /// Whether a baseline was given. Without one nothing is called new.
  public let isCompared: Bool

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
    isCompared = baseline != nil
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

  /// The exit status of a program that ran the checks: leaks when a group is new or something else failed, else
  /// clean.
  public var exitStatus: LeakExitStatus {
    groups(.new).isEmpty && failures.isEmpty ? .clean : .leaks
  }
}

extension LeakSummary {
  /// The scope of a run: a run without findings says little else.
  public struct Scope: Hashable, Sendable, Codable {
    /// How many screens were made.
    public var createdCount: Int
    /// How many of them were alive in the end.
    public var aliveCount: Int
    /// How many departures and other expectations of an end were judged.
    public var judgedCount: Int
    /// How often the hierarchy was scanned.
    public var scanCount: Int
    /// How many expectations that the program itself has were met.
    public var metCount: Int

    /// Says what a run looked at.
    public init(
      createdCount: Int, aliveCount: Int, judgedCount: Int, scanCount: Int, metCount: Int = 0
    ) {
      self.createdCount = createdCount
      self.aliveCount = aliveCount
      self.judgedCount = judgedCount
      self.scanCount = scanCount
      self.metCount = metCount
    }

    /// For people, without zeros: `5 screens made, 2 alive; 3 departures judged; 4 scans; 1 expectation met`.
    public var words: String {
      let parts = [
        numbered(
          (createdCount, createdCount == 1 ? "screen made" : "screens made"), (aliveCount, "alive")),
        numbered((judgedCount, judgedCount == 1 ? "departure judged" : "departures judged")),
        counted((scanCount, "scan")),
        numbered((metCount, metCount == 1 ? "expectation met" : "expectations met")),
      ].filter { !$0.isEmpty }
      return parts.isEmpty ? "no screen was made" : parts.joined(separator: "; ")
    }
  }
}

extension LeakSummary {
  /// Something other than a leak that was expected of a run and did not come true.
  public struct Failure: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file that expects it, as the caller named it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1, where one can be named.
    public var column: Int?
    /// The expected and the found result.
    public var message: String

    /// Tells of a failure.
    public init(file: String, line: Int, column: Int? = nil, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }

    /// The place: `flow.flow:3:8`.
    public var place: String { "\(file):\(line)\(column.map { ":\($0)" } ?? "")" }

    /// The place and the message.
    public var description: String { "\(place): \(message)" }
  }
}

/// The leaks of one mistake: the reports that have one signature.
public struct LeakGroup: Hashable, Sendable {
  /// A leaked object and the leaked objects that it keeps: those go when it goes.
  public struct Leak: Hashable, Sendable {
    /// The leak to fix.
    public var report: LeakReport
    /// The leaks whose path leads through this one, in the order found.
    public var victims: [LeakReport] = []
    /// Why it is ignored; `nil` for a leak that counts.
    public var ignoredBecause: String?
  }

  /// How the group stands to the baseline.
  public enum Standing: String, Hashable, Sendable, Codable {
    /// It has leaks that count, and the baseline does not know it; without a baseline every group is.
    case new
    /// It has leaks that count, all of a mistake that the baseline knows.
    case seenBefore = "seen before"
    /// All its leaks are ignored.
    case ignored
    /// All its objects were deallocated late, came back, or are held by the test alone.
    case noLeak = "no leak"
  }

  /// The signature, as `LeakReport.signature`.
  public var signature: String
  /// Its leaks in the order found, ignored ones among them.
  public var leaks: [Leak] = []
  /// The reports of objects that went or came back later; they count neither as leaks nor as victims.
  public var afterwards: [LeakReport] = []
  /// How the group stands to the baseline.
  public var standing = Standing.new

  var deallocatedLate: [LeakReport] {
    afterwards.filter { if case .deallocated = $0.aftermath { true } else { false } }
  }

  /// The leaks that no rule ignores.
  public var counted: [Leak] { leaks.filter { $0.ignoredBecause == nil } }

  /// Says how the group stands to a baseline, given what it knows.
  mutating func settleStanding(knowing signatures: Set<String>) {
    if leaks.isEmpty {
      standing = .noLeak
    } else if counted.isEmpty {
      standing = .ignored
    } else {
      standing = signatures.contains(signature) ? .seenBefore : .new
    }
  }

  /// The mistake in words: the types that leak by it, the first departure and the repair.
  ///
  /// `Profile, popped from Navigator: capture self weakly`.
  public var words: String {
    let reports = leaks.isEmpty ? afterwards : leaks.map(\.report)
    let types = Set(reports.map(\.typeName)).sorted().joined(separator: ", ")
    let departure = reports.first?.departureWords.map { ", \($0)" } ?? ""
    let repair = reports.first?.retention?.path?.repair.map { ": \($0)" } ?? ""
    return types + departure + repair
  }
}

/// Which of several reports tell of victims, as far as the reports' own paths show.
///
/// A report is a victim's when its path leads through another leaked object; the one nearest to it keeps
/// it, and a report that is no victim's has them all. Of leaked objects that keep each other in a cycle the
/// one reported first stands for the others.
struct ReportFolding {
  /// The position of the culprit of each report; its own for a culprit.
  let culprits: [Int]

  init(_ reports: [LeakReport]) {
    var positions: [String: Int] = [:]
    for (position, report) in reports.enumerated() { positions[report.subject] = position }
    let keepers = reports.map { $0.namesOnPath.lazy.compactMap { positions[$0] }.first }
    culprits = reports.indices.map { position in
      var trail = [position]
      var isPassed = Set(trail)
      while let keeper = keepers[trail[trail.count - 1]] {
        if !isPassed.insert(keeper).inserted {
          return trail[(trail.firstIndex(of: keeper) ?? 0)...].min() ?? position
        }
        trail.append(keeper)
      }
      return trail[trail.count - 1]
    }
  }
}
