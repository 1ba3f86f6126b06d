import ObjectGraph

/// Something that goes wrong in a flow, with the shortest way there.
public struct FlowFinding: Hashable, Sendable, Codable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A screen or another object is alive after it should be deallocated.
    case leak
    /// UIKit would refuse a call, warn of it or end the app.
    case misuse
    /// No action leads out, or none leads home.
    case deadEnd
    /// A promise made with `always` or `eventually` does not hold.
    case brokenPromise
    /// Something grows with every round of the flow's last two actions; see `FlowExplorer.growth(in:rounds:loops:)`.
    case growth
    /// A leak, a misuse, a broken promise, growth or a hidden state that shows in a run of many actions alone: the same
    /// actions from the start, or the shortest way to the same state, do not show it. Of growth the flow ends with the
    /// round that has to be taken again and again.
    case longRun
    /// Equal actions did not lead to equal states.
    case notDeterministic
    /// The app ended: by a trap, or by itself.
    case trap
    /// The app did not come back from an action.
    case neverReturns
  }

  /// The kind of fault.
  public var kind: Kind
  /// Words that are equal whenever this fault is met; of a leak, `LeakReport.signature`.
  public var signature: String
  /// The fault in a line.
  public var headline: String
  /// Details as lines: of a leak the report, with its holder.
  public var details: String
  /// The actions that lead there, from the app's start. None of them can be left out.
  public var flow: [String]
  /// The flow in which it was met first.
  public var foundIn: [String]
  /// The key of the suspicion, for putting the parts of an exploration together.
  var key: String
  /// The line that the repair of a leak changes, where it is known.
  package var source: SourceLine?

  /// The finding with its flow as numbered sentences.
  public var text: String {
    var lines = [headline] + Self.numbered(flow)
    for line in details.split(separator: "\n", omittingEmptySubsequences: false)
    where !line.isEmpty {
      lines.append("    \(line)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The actions of a flow as numbered lines.
  static func numbered(_ flow: [String]) -> [String] {
    if flow.isEmpty { return ["  as soon as the app has started"] }
    let width = String(flow.count).count
    return flow.enumerated().map { index, action in
      "  \(String(index + 1).leftPadded(to: width)). \(action)"
    }
  }
}

extension FlowFinding: CustomStringConvertible {
  /// The finding with its flow, as `text`.
  public var description: String { text }
}

extension FlowFinding {
  /// An action that leads to one of two states from what looks like one, as its step before shows.
  ///
  /// - Parameters:
  ///   - flow: the actions after which it leads to the state that the finding is about, itself the last.
  ///   - usual: where it leads after the actions of the other flow.
  static func hiddenState(
    _ action: String, on screen: String, leadsTo end: String, after flow: [String],
    insteadOf usual: String, after usualFlow: [String]
  ) -> FlowFinding {
    let other = usual == end ? "another state of it" : usual
    let words = "hidden state: \(action) on \(screen)"
    return FlowFinding(
      kind: .longRun, signature: words, headline: "\(words) leads to \(end) or to \(other)",
      details: (["To \(other) it leads after these actions alone:"] + numbered(usualFlow)
        + ["Before the last action both look the same; `fingerprint` can tell them apart."])
        .joined(separator: "\n"),
      flow: flow, foundIn: flow, key: words)
  }
}

extension ExploredFlows {
  /// Adds what was found out from outside: that the app's process ended or did not come back.
  public mutating func note(_ kind: FlowFinding.Kind, _ words: String, after flow: [String]) {
    let last = flow.last ?? "the start"
    findings.append(
      FlowFinding(
        kind: kind, signature: "\(words), after \(last)", headline: words, details: "", flow: flow,
        foundIn: flow, key: "\(words), after \(last)"))
  }
}
