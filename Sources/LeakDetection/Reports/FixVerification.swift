/// Whether a fix did what it should: a later run, judged by what was to go.
public struct FixVerification: Hashable, Sendable, Codable {
  /// The verdict.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// All of it is gone and nothing else leaks that was not known of.
    case pass
    /// Less of it leaks than before, or it is gone and something else leaks.
    case partly
    /// It leaks as before, or more.
    case fail
  }

  /// The verdict.
  public var verdict: Verdict
  /// Why, a line each: what was to go first, then what else leaks.
  public var reasons: [String]

  /// Judges a run.
  ///
  /// Ignored leaks are looked at too: a rule fixes nothing. What cannot be counted as fewer, because a
  /// signature was given without a number, counts as unchanged while it leaks at all.
  /// - Parameter expected: what was to go; the counts are those from before, nil where unknown.
  /// - Parameter summary: the run with the fix. Its new groups are the others that leak, so those that its
  ///   baseline knows are not held against the fix.
  public init(of expected: [(signature: String, count: Int?)], in summary: LeakSummary) {
    var isGone = true
    var isFewer = false
    reasons = []
    for (signature, before) in expected {
      let after = summary.groups.first { $0.signature == signature }?.leaks.count ?? 0
      if after == 0 {
        reasons.append("gone: \(signature)")
        isFewer = true
      } else if let before, after < before {
        reasons.append("fewer, \(after) of \(before): \(signature)")
        (isGone, isFewer) = (false, true)
      } else {
        reasons.append("still there, \(after)\(before.map { " of \($0)" } ?? ""): \(signature)")
        isGone = false
      }
    }
    let others = summary.groups(.new).filter { group in
      !expected.contains { $0.signature == group.signature }
    }
    reasons += others.map { "also leaks, \($0.counted.count): \($0.signature)" }
    verdict = isGone ? (others.isEmpty ? .pass : .partly) : isFewer ? .partly : .fail
  }

  /// Judges whether the leaks of a baseline are gone.
  public init(of baseline: LeakBaseline, in summary: LeakSummary) {
    self.init(of: baseline.leaks.map { ($0.signature, $0.count) }, in: summary)
  }

  /// The verdict and the reasons, a line each.
  public var text: String {
    (["fix: \(verdict.rawValue)"] + reasons.map { "  \($0)" }).map { $0 + "\n" }.joined()
  }

  /// The verification as JSON with sorted keys.
  public func json() throws -> String { try stableJSON(self) }

  /// Clean for a pass, leaks otherwise.
  public var exitStatus: LeakExitStatus { verdict == .pass ? .clean : .leaks }
}
