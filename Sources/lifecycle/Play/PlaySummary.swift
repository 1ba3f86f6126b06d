import ToolConsole
import Foundation
import LifecycleReports

/// Plays a script and sums its leaks up, as the options say.
@MainActor struct PlaySummary {
  let options: PlayOptions
  let output: Output
  let errors: Output

  /// The leaks that should no longer be found, by signature; with their count where a baseline tells one.
  private typealias Expected = [(signature: String, count: Int?)]

  /// Runs all lines, then writes the summary or the verdict on a fix.
  ///
  /// Leaks that the script announces count as ignored, and a written baseline as known. Where a file is not
  /// to be used, nothing is written to the output, so what is written there has the exit status.
  /// - Returns: the exit status: 0 clean, 1 a leak, a fix that is none or a failed line, 2 an unusable file or
  ///   a fix that cannot be judged, 3 a baseline or a page that cannot be written.
  func run(_ script: Script, _ file: String) -> Int32 {
    do {
      // Whatever can be wrong with a file should be known before anything is played.
      let known = try options.baseline.map(LeakBaseline.load(from:))
      let rules = try ignoreRules()
      let expected = try expected(known)
      for path in [options.writtenBaseline, options.report] {
        if let path { try WholeFile.check(path) }
      }
      let player = Player(file: file, output: errors)
      if options.measuresBytes { player.simulation.holderSearch.sizeMeasure = .objectsAndBytes }
      _ = player.run(script, judgesLeaks: false)
      let announced = Dictionary(
        uniqueKeysWithValues: player.announced.map { ($0, "expected by the script") })
      let leaks = player.simulation.leaks
      func summary(knowing baseline: LeakBaseline?) -> LeakSummary {
        var summary = LeakSummary(leaks, baseline: baseline, ignoring: rules, expected: announced)
        summary.failures = player.failures
        summary.scope = LeakSummary.Scope(of: player.simulation, metCount: player.metCount)
        return summary
      }
      let found = summary(knowing: known)
      let written = options.writtenBaseline.map { _ in LeakBaseline(found) }
      if let path = options.writtenBaseline { try written?.save(to: path) }
      if let path = options.report {
        try player.simulation.report(title: "What \(file) did").write(as: path)
        errors.line("written: \(path)")
      }
      let format = options.format ?? .text
      if let expected {
        let verification = FixVerification(of: expected, in: found)
        output.write(try format == .json ? verification.json() : verification.text)
        return verification.exitStatus.rawValue
      }
      let told = summary(knowing: known ?? written)
      output.write(try told.written(as: format))
      return told.exitStatus.rawValue
    } catch {
      errors.line("lifecycle: \(error)")
      let status = (error as? LeakFileError)?.exitStatus ?? .error
      if status == .error { errors.line("Type: swift run lifecycle help play") }
      return status.rawValue
    }
  }

  private func ignoreRules() throws(LeakFileError) -> IgnoreRules? {
    guard let path = options.ignoring, let today = options.today else { return nil }
    return IgnoreRules(try IgnoreRule.load(from: path), today: today)
  }

  /// A mistyped signature or path would not be found in any run, so what can be looked up is.
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
