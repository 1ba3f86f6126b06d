import Foundation

/// The leaks that are known of: a later run fails on others only.
///
/// ```swift
/// try LeakBaseline(LeakSummary(simulation.leaks)).save(to: file)
///
/// let known = try LeakBaseline.load(from: file)
/// let summary = LeakSummary(simulation.leaks, baseline: known)
/// print(summary.text)
/// let status = summary.exitStatus  // clean, as long as nothing new leaks
/// ```
///
/// Kept as a JSON file with sorted keys, entries by signature, and words beside each signature for the
/// reader. It names no instance and no time, so a run that leaks the same writes the same file.
public struct LeakBaseline: Hashable, Sendable, Codable {
  /// One known mistake.
  public struct Entry: Hashable, Sendable, Codable {
    /// How many objects leaked by it, without victims.
    public var count: Int
    /// The signature, as `LeakReport.signature`; this alone is compared.
    public var signature: String
    /// The mistake in words, as `LeakGroup.words`; not compared.
    public var words: String

    /// Describes a known mistake.
    public init(signature: String, count: Int, words: String) {
      self.signature = signature
      self.count = count
      self.words = words
    }
  }

  /// The version of the file's form that is written, and the newest one that is read.
  public static let currentVersion = 1

  /// The version of the file's form.
  public private(set) var version = currentVersion
  /// The known mistakes, by signature.
  public private(set) var leaks: [Entry]

  /// Makes a baseline of entries in any order; of several for one signature the first counts.
  public init(_ entries: [Entry]) {
    var seen: Set<String> = []
    leaks = entries.filter { seen.insert($0.signature).inserted }
      .sorted { $0.signature < $1.signature }
  }

  /// Makes a baseline of the leaks of a run that no rule ignores.
  public init(_ summary: LeakSummary) {
    self.init(
      summary.groups.filter { !$0.counted.isEmpty }.map {
        Entry(signature: $0.signature, count: $0.counted.count, words: $0.words)
      })
  }

  /// The file's text.
  public func json() throws -> String { try stableJSON(self) }

  /// Writes the file, in one piece: what was there before stays if that fails.
  public func save(to path: String) throws(LeakFileError) {
    // Strings and numbers cannot fail to be encoded.
    try WholeFile.write((try? json()) ?? "", to: path)
  }

  /// Reads a file.
  public static func load(from path: String) throws(LeakFileError) -> LeakBaseline {
    try parse(try LeakFileError.text(ofFile: path), path: path)
  }

  /// Reads a file's text; `path` is what an error calls it.
  public static func parse(_ text: String, path: String) throws(LeakFileError) -> LeakBaseline {
    let file = try read(text, path: path)
    guard file.leaks.allSatisfy({ $0.count > 0 && !$0.signature.isEmpty }) else {
      throw LeakFileError(path: path, reason: "expected a count above zero and a signature")
    }
    return LeakBaseline(file.leaks)
  }
}

extension LeakBaseline: VersionedFile {
  static var kind: String { "baseline" }
  static var contents: String { "leaks, each with a count, a signature and words" }
}

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
    /// Nothing can be said: the run did not go as it should, or nothing says that there was such a leak.
    case unjudged
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
        reasons.append("no longer leaks: \(signature)")
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
