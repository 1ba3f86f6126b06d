import UIKitCore

/// Finds where an app does not do the same for the same actions.
@MainActor struct FlowDifference {
  /// Told once: where one flow differs, others do, too.
  static let signature = "not deterministic"

  let rules: FlowRules

  /// A finding for a flow that led to another state this time.
  func finding(in flow: [UInt64]) -> FlowFinding {
    finding(
      "the same actions do not lead to the same state",
      difference(after: flow, times: 8) ?? Self.unseen, in: flow)
  }

  /// A finding for an app whose starts part, if they do.
  func atStart(isOther: Bool) -> FlowFinding? {
    let details = difference(after: [], times: 2) ?? (isOther ? Self.unseen : nil)
    return details.map { finding("the app does not start the same each time", $0, in: []) }
  }

  private static let unseen =
    "The callbacks are the same each time; a title, what can be done or a fingerprint is not."

  private func finding(
    _ headline: String, _ details: String, in flow: [UInt64]
  ) -> FlowFinding {
    let names = flow.map(rules.name)
    return FlowFinding(
      kind: .notDeterministic, signature: Self.signature, headline: headline, details: details,
      flow: names, foundIn: names, key: Self.signature)
  }

  private func difference(after flow: [UInt64], times: Int) -> String? {
    guard let first = transcript(after: flow) else { return nil }
    for _ in 1..<times {
      guard let other = transcript(after: flow), other != first else { continue }
      let end: Substring = "the end"
      let index = zip(first, other).enumerated().first { $1.0 != $1.1 }?.offset
      let position = index ?? min(first.count, other.count)
      let one = position < first.count ? first[position] : end
      let two = position < other.count ? other[position] : end
      return "The first callback that differs:\n  once   \(one)\n  again  \(two)"
    }
    return nil
  }

  private func transcript(after flow: [UInt64]) -> [Substring]? {
    guard let run = try? FlowRun(rules) else { return nil }
    run.play(flow)
    return run.simulation.log.transcript().split(separator: "\n")
  }
}
