/// Ignore rules, and the day on which they are applied: no clock is read.
public struct IgnoreRules: Hashable, Sendable {
  /// The rules; of several that match a leak, the first that works and has room takes it.
  public var rules: [IgnoreRule]
  /// The day that decides which rules have expired.
  public var today: IgnoreRule.Day

  /// Applies rules on a day.
  public init(_ rules: [IgnoreRule], today: IgnoreRule.Day) {
    self.rules = rules
    self.today = today
  }

  /// What became of one rule in one summary.
  public struct Use: Hashable, Sendable {
    /// The rule.
    public var rule: IgnoreRule
    /// How many leaks it took.
    public var ignoredCount = 0
    /// How many leaks count although it matches them: too many, or found after its last day.
    public var surplusCount = 0
    /// Whether its last day is over: then it takes nothing.
    public var isExpired: Bool

    /// How many leaks were its: taken or not.
    public var hitCount: Int { ignoredCount + surplusCount }

    /// What should be done about the rule; `nil` when all is well.
    public var complaint: String? {
      if isExpired {
        return "expired after \(rule.lastDay), no longer ignores; \(hitCount) matched"
      }
      if surplusCount > 0 {
        return "allows \(rule.allowedCount), \(hitCount) matched: \(surplusCount) too many"
      }
      return hitCount == 0 ? "unused: nothing matched" : nil
    }
  }

  /// The rules while they are applied, one leak after the other.
  struct Application {
    private(set) var uses: [Use]

    init(_ rules: IgnoreRules) {
      uses = rules.rules.map { Use(rule: $0, isExpired: rules.today > $0.lastDay) }
    }

    mutating func reasonToIgnore(_ report: LeakReport) -> String? {
      let matching = uses.indices.filter { uses[$0].rule.matches(report) }
      let taker = matching.first {
        !uses[$0].isExpired && uses[$0].ignoredCount < uses[$0].rule.allowedCount
      }
      if let taker {
        uses[taker].ignoredCount += 1
        return uses[taker].rule.reason
      }
      // A rule that works speaks for the surplus before one that has expired.
      let blamed = matching.first { !uses[$0].isExpired } ?? matching.first
      if let blamed { uses[blamed].surplusCount += 1 }
      return nil
    }
  }
}
