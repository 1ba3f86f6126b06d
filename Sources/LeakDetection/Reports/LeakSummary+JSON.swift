extension LeakSummary {
  /// The summary as a JSON object with sorted keys; reports go by their subjects.
  public func json() throws -> String { try stableJSON(JSONForm(self)) }
}

/// What a reader in another language wants: plain numbers and words.
private struct JSONForm: Encodable {
  struct Leak: Encodable {
    var ignoredBecause: String?
    var subject: String
    var victims: [String]
  }

  struct Group: Encodable {
    var afterwards: [String]
    var leaks: [Leak]
    var signature: String
    var standing: String
    var words: String
  }

  struct Rule: Encodable {
    var complaint: String?
    var hits: Int
    var ignored: Int
    var reason: String
    var rule: String
    var until: String
  }

  var exitStatus: Int32
  var failures: [LeakSummary.Failure]
  var groups: [Group]
  var resolved: [LeakBaseline.Entry]
  var rules: [Rule]
  var scope: LeakSummary.Scope?

  init(_ summary: LeakSummary) {
    exitStatus = summary.exitStatus.rawValue
    failures = summary.failures
    scope = summary.scope
    groups = summary.groups.map { group in
      Group(
        afterwards: group.afterwards.map(\.subject),
        leaks: group.leaks.map {
          Leak(
            ignoredBecause: $0.ignoredBecause, subject: $0.report.subject,
            victims: $0.victims.map(\.subject))
        },
        signature: group.signature, standing: group.standing.rawValue, words: group.words)
    }
    resolved = summary.resolved
    rules = summary.rules.map {
      Rule(
        complaint: $0.complaint, hits: $0.hitCount, ignored: $0.ignoredCount,
        reason: $0.rule.reason, rule: "\($0.rule.subject)", until: "\($0.rule.lastDay)")
    }
  }
}
