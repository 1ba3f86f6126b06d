import ToolConsole
import PackageDoctor
import FlowExploration
import LifecycleKit

/// Mends the leaks of a script that no line expects: tries edits of its lines, and keeps those with which the leak is
/// gone and the log is otherwise the same.
@MainActor struct ScriptMender {
  /// The outcome of a script that was played.
  private struct Played {
    /// The leaks that no line expects.
    var leaks: [LeakReport]
    var failures: [String]
    /// The log without deallocations and leaks.
    var log: [String]
    /// The number of the line after which a screen is on no way from the window any more, by its name.
    var left: [String: Int]

    var subjects: Set<String> { Set(leaks.map(\.subject)) }
  }

  private let file: String
  /// The script with the edits so far, all of them proven.
  private(set) var text: String
  private(set) var report: MendReport

  /// The most edits that one screen takes: it may have several holders.
  private static let mostEdits = 4

  /// Mends what can be mended.
  ///
  /// - Parameters:
  ///   - file: What places and patches call the script.
  /// - Throws: `ScriptErrors` with each line that is not understood.
  init(_ text: String, file: String) throws(ScriptErrors) {
    (self.text, self.file) = (text, file)
    report = MendReport(testCount: 1, passedCount: 0, passedCountAfter: 0)
    var now = try Self.play(text)
    if now.leaks.isEmpty, now.failures.isEmpty { report.passedCount = 1 }
    for leak in now.leaks where now.subjects.contains(leak.subject) {
      if let next = try mend(leak, now) { now = next }
    }
    // What only another leaked screen kept went with it.
    report.leaks.removeAll { !$0.isMended && !now.leaks.map(\.signature).contains($0.signature) }
    if now.leaks.isEmpty, now.failures.isEmpty { report.passedCountAfter = 1 }
  }

  /// Mends one leak.
  ///
  /// - Returns: What becomes of the script then; `nil` without a patch.
  private mutating func mend(_ leak: LeakReport, _ before: Played) throws(ScriptErrors) -> Played? {
    var told = MendReport.Leak(ofScript: file, leak, advice: nil)
    defer { report.leaks.append(told) }
    let found = try patch(for: leak, text, before, before, Self.mostEdits, &told.refused)
    guard let found else { return nil }
    told.take(
      found.edits.map(\.words).joined(separator: ", "), from: text, to: found.text, path: file,
      proof: "\(FixVerification.Outcome.gone.rawValue), the log of the flow is otherwise the same")
    text = found.text
    return found.outcome
  }

  /// Tries each edit of a text, and where the screen is held by another then, further ones.
  private func patch(
    for leak: LeakReport, _ text: String, _ now: Played, _ before: Played, _ count: Int,
    _ refused: inout [MendReport.Refused]
  ) throws(ScriptErrors) -> (text: String, edits: [ScriptEdit], outcome: Played)? {
    guard count > 0, let held = now.leaks.first(where: { $0.subject == leak.subject }) else {
      return nil
    }
    let left = now.left[leak.subject]
    for edit in try ScriptEdit.all(for: leak.subject, leftAt: left, in: text) {
      let edited = edit.applied(to: text)
      let after = try Self.play(edited)
      guard let reason = Self.refusal(leak, before, after) else { return (edited, [edit], after) }
      if let next = after.leaks.first(where: { $0.subject == leak.subject }),
        next.signature != held.signature, after.failures == before.failures,
        after.log == before.log
      {
        var rest: [MendReport.Refused] = []
        if let more = try patch(for: leak, edited, after, before, count - 1, &rest) {
          return (more.text, [edit] + more.edits, more.outcome)
        }
      }
      let words = MendReport.Refused(edit: edit.words, reason: reason)
      if !refused.contains(words) { refused.append(words) }
    }
    return nil
  }

  /// The reason why an edit is no fix, by the judgement of `play --verify`, one screen at a time.
  private static func refusal(
    _ leak: LeakReport, _ before: Played, _ after: Played
  ) -> String? {
    let others = LeakBaseline(LeakSummary(before.leaks.filter { $0.subject != leak.subject }))
    let own = after.leaks.filter { $0.subject == leak.subject }
    let verification = FixVerification(
      of: [(leak.signature, 1)],
      in: LeakSummary(
        own + after.leaks.filter { !before.subjects.contains($0.subject) }, baseline: others))
    let more = after.subjects.subtracting(before.subjects).sorted().first
    if let more { return "\(FixVerification.Outcome.other.rawValue): \(more)" }
    guard own.isEmpty, verification.verdict == .pass else {
      return FixVerification.Outcome.remains.rawValue
    }
    if let failure = after.failures.first(where: { !before.failures.contains($0) }) {
      return "a line fails: \(failure)"
    }
    if before.log != after.log {
      let line = zip(before.log, after.log).first { $0 != $1 }?.1
      return "the log has another line: \(line ?? after.log.last ?? "none")"
    }
    return nil
  }

  private static func play(_ text: String) throws(ScriptErrors) -> Played {
    let script = try Grammar.parse(text).get()
    let player = Player(file: "", output: Output { _ in })
    var reached: [String: Int] = [:]
    for (position, line) in script.lines.enumerated() {
      player.perform(line)
      for (name, reference) in player.cast.references where player.isInHierarchy(reference) {
        reached[name] = position
      }
    }
    _ = player.conclude(lineCount: script.lines.count, judgesLeaks: false)
    return Played(
      leaks: player.simulation.leaks.filter {
        $0.isOpen && !player.announced.contains($0.subject)
      },
      failures: player.failures.map(\.message),
      log: player.simulation.log.flow(),
      left: reached.compactMapValues { position in
        position + 1 < script.lines.count ? script.lines[position + 1].number : nil
      })
  }
}

extension Player {
  /// Whether a way leads from the window to a screen, by parents and presentations.
  fileprivate func isInHierarchy(_ reference: Script.Reference) -> Bool {
    guard var screen = (try? cast.find(reference)).flatMap(\.self) else { return false }
    while let next = screen.parent ?? screen.presentingViewController { screen = next }
    return simulation.application.windows.contains { $0.rootViewController === screen }
  }
}
