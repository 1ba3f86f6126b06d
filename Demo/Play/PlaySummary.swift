import Foundation
import LifecycleKit

/// Plays a script and sums its leaks up, as the options say.
@MainActor struct PlaySummary {
  let options: PlayOptions
  let output: Output
  let errors: Output

  /// What is to be gone, by signature; with its count where a baseline tells one.
  private typealias Expected = [(signature: String, count: Int?)]

  /// Runs all lines, then writes the summary or the verdict on a fix.
  ///
  /// Leaks that the script announces count as ignored, and a written baseline as known.
  /// - Returns: the exit status: 0 clean, 1 a leak, a fix that is none or a failed line, 2 an unusable file.
  func run(_ script: Script, _ file: String) -> Int32 {
    do {
      // Whatever can be wrong with a file should be known before anything is played.
      let known = try options.baseline.map(LeakBaseline.load(from:))
      let rules = try ignoreRules()
      let expected = try expected(known)
      let player = Player(file: file, output: errors)
      let lines = player.run(script, judgesLeaks: false)
      if expected != nil, lines != 0 {
        errors.line("Demo: the script did not run as it says, so the fix is not judged")
        return lines
      }
      let announced = Dictionary(
        uniqueKeysWithValues: player.announced.map { ($0, "expected by the script") })
      let leaks = player.simulation.leaks
      var summary = LeakSummary(leaks, baseline: known, ignoring: rules, expected: announced)
      let verification = expected.map { FixVerification(of: $0, in: summary) }
      if let path = options.writtenBaseline {
        let written = LeakBaseline(summary)
        try written.save(to: path)
        if known == nil {
          summary = LeakSummary(leaks, baseline: written, ignoring: rules, expected: announced)
        }
      }
      let format = options.format ?? .text
      if let verification {
        output.write(try format == .json ? verification.json() : verification.text)
      } else {
        output.write(try summary.written(as: format))
      }
      let status = verification?.exitStatus ?? summary.exitStatus
      return max(lines, status.rawValue)
    } catch {
      errors.line("Demo: \(error)")
      return LeakExitStatus.error.rawValue
    }
  }

  private func ignoreRules() throws(LeakFileError) -> IgnoreRules? {
    guard let path = options.ignoring, let today = options.today else { return nil }
    return IgnoreRules(try IgnoreRule.load(from: path), today: today)
  }

  /// A mistyped signature or path would be gone in every run, so what can be looked up is.
  private func expected(_ known: LeakBaseline?) throws(LeakFileError) -> Expected? {
    guard let value = options.verified else { return nil }
    if value.hasSuffix(".json") || FileManager.default.fileExists(atPath: value) {
      return try LeakBaseline.load(from: value).leaks.map { ($0.signature, $0.count) }
    }
    guard let known, let path = options.baseline else { return [(value, nil)] }
    guard let entry = known.leaks.first(where: { $0.signature == value }) else {
      throw LeakFileError(path: path, reason: "expected the signature to verify, found no \(value)")
    }
    return [(value, entry.count)]
  }
}
