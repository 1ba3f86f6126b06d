/// The judgement of a fix: a later run, judged by what was to go.
///
/// `lifecycle play --verify` prints it, and `lifecycle mend` shows no patch that does not pass it.
public struct FixVerification: Hashable, Sendable, Codable {
  /// The verdict.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// All of it is gone and nothing else leaks that was not known of.
    case pass
    /// Less of it leaks than before, or it is gone and something else leaks.
    case partly
    /// It leaks as before, or more.
    case fail
    /// Nothing can be said: the run did not go as it should, or nothing says that there was such a leak.
    case unjudged
  }

  /// The words for what became of a leak, wherever a fix is judged.
  package enum Outcome: String {
    case gone = "the leak is gone"
    case fewer = "fewer leak"
    case remains = "still leaks"
    case other = "something else leaks"
  }

  /// The verdict.
  public var verdict: Verdict
  /// Why, a line each: what was to go first, then what else leaks.
  public var reasons: [String]

  /// Judges a run.
  ///
  /// Ignored leaks are looked at too: a rule fixes nothing. What cannot be counted as fewer, because a
  /// signature was given without a number, counts as unchanged while it leaks at all. A mistyped signature
  /// would be gone in every run, so one without a number that no report of the run has is unjudged, and so is
  /// everything where the run has failures.
  /// - Parameter expected: what was to go; the counts are those from before, nil where it is not known whether
  ///   there was any.
  /// - Parameter summary: the run with the fix. Its new groups are the others that leak, so those that its
  ///   baseline knows are not held against the fix.
  public init(of expected: [(signature: String, count: Int?)], in summary: LeakSummary) {
    var isGone = true
    var isFewer = false
    var isUnknown = false
    reasons = []
    for (signature, before) in expected {
      let group = summary.groups.first { $0.signature == signature }
      let after = group?.leaks.count ?? 0
      if group == nil, before == nil {
        reasons.append("never seen, neither in this run nor in a baseline: \(signature)")
        isUnknown = true
      } else if after == 0 {
        reasons.append("\(Outcome.gone.rawValue): \(signature)")
        isFewer = true
      } else if let before, after < before {
        reasons.append("\(Outcome.fewer.rawValue), \(after) of \(before): \(signature)")
        (isGone, isFewer) = (false, true)
      } else {
        let numbers = "\(after)\(before.map { " of \($0)" } ?? "")"
        reasons.append("\(Outcome.remains.rawValue), \(numbers): \(signature)")
        isGone = false
      }
    }
    let others = summary.groups(.new).filter { group in
      !expected.contains { $0.signature == group.signature }
    }
    reasons += others.map {
      "\(Outcome.other.rawValue), \($0.counted.count): \($0.signature)"
    }
    verdict = isGone ? (others.isEmpty ? .pass : .partly) : isFewer ? .partly : .fail
    if !summary.failures.isEmpty { reasons = summary.failures.map { "failed: \($0)" } }
    if isUnknown || !summary.failures.isEmpty { verdict = .unjudged }
  }

  /// Judges whether the leaks of a baseline are gone.
  public init(of baseline: LeakBaseline, in summary: LeakSummary) {
    self.init(of: baseline.leaks.map { ($0.signature, $0.count) }, in: summary)
  }

  /// The verdict and the reasons, a line each.
  public var text: String {
    (["fix: \(verdict.rawValue)"] + reasons.map { "  \($0)" }).map { $0 + "\n" }.joined()
  }

  /// The verification as JSON with sorted keys, and with the exit status.
  public func json() throws -> String {
    struct JSONForm: Encodable {
      var exitStatus: Int32
      var reasons: [String]
      var verdict: Verdict
    }
    return try stableJSON(
      JSONForm(exitStatus: exitStatus.rawValue, reasons: reasons, verdict: verdict))
  }

  /// Clean for a pass, an error for what is unjudged, leaks otherwise.
  public var exitStatus: LeakExitStatus {
    switch verdict {
    case .pass: .clean
    case .partly, .fail: .leaks
    case .unjudged: .error
    }
  }
}
