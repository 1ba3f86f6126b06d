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
    /// All its objects went or came back later: nothing is leaked.
    case over
  }

  /// The signature, as `LeakReport.signature`.
  public var signature: String
  /// Its leaks in the order found, ignored ones among them.
  public var leaks: [Leak] = []
  /// The reports of objects that went or came back later; they count neither as leaks nor as victims.
  public var afterwards: [LeakReport] = []
  /// How the group stands to the baseline.
  public var standing = Standing.new

  /// The leaks that no rule ignores.
  public var counted: [Leak] { leaks.filter { $0.ignoredBecause == nil } }

  /// Says how the group stands to a baseline, given what it knows.
  mutating func settleStanding(knowing signatures: Set<String>) {
    if leaks.isEmpty {
      standing = .over
    } else if counted.isEmpty {
      standing = .ignored
    } else {
      standing = signatures.contains(signature) ? .seenBefore : .new
    }
  }

  /// What a person calls the mistake: the types that leak by it, the first departure and the repair.
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
