import LeakDetection
import ObjectGraph
import UIKitCore

/// Looks closely at what seems to be wrong: plays the flow again, finds out who holds what, and makes the flow
/// short.
@MainActor struct FlowDiagnosis {
  let rules: FlowRules

  /// The faults at the end of a flow, each with its shortest flow. Known faults are left out.
  func findings(
    of suspicion: FlowSuspicion, in flow: [UInt64], knowing known: inout Set<String>
  ) -> [FlowFinding] {
    switch suspicion.kind {
    case .leak: leaks(of: suspicion, in: flow, &known)
    default: other(suspicion, in: flow, &known)
    }
  }

  private func other(
    _ suspicion: FlowSuspicion, in flow: [UInt64], _ known: inout Set<String>
  ) -> [FlowFinding] {
    guard known.insert("\(suspicion.kind): \(suspicion.key)").inserted else { return [] }
    let short = shrunk(flow) { run(after: $0)?.judge().contains(suspicion) == true }
    let headline =
      switch suspicion.kind {
      case .brokenPromise: "promise broken: \(suspicion.key)"
      default: suspicion.key
      }
    return [
      finding(suspicion, suspicion.key, headline, details: "", short: short, found: flow)
    ]
  }

  private func leaks(
    of suspicion: FlowSuspicion, in flow: [UInt64], _ known: inout Set<String>
  ) -> [FlowFinding] {
    guard let run = run(after: flow, .thorough) else { return [] }
    var found: [FlowFinding] = []
    for group in groups(in: run) where known.insert("leak: \(group.signature)").inserted {
      let type = group.leaks.first?.report.typeName
      let (short, told) = shrunk(flow, to: group, of: type)
      var details = told.leaks.first?.report.text(places: !rules.isModel) ?? ""
      let victims = told.leaks.flatMap(\.victims).map(\.typeName)
      if !victims.isEmpty {
        details += "keeps alive: \(Set(victims).sorted().joined(separator: ", "))\n"
      }
      found.append(
        finding(
          suspicion, group.signature, "leak: \(told.words)", details: details,
          short: short, found: flow, at: told.source))
    }
    return found
  }

  /// The short flow, and what is leaked at its end.
  ///
  /// To ask who holds what takes its time, so first only the type counts: where nothing of it leaks without an
  /// action, the mistake does not show either. Only if another mistake is met on the way, each try is asked.
  private func shrunk(
    _ flow: [UInt64], to group: LeakGroup, of type: String?
  ) -> (flow: [UInt64], told: LeakGroup) {
    let short = shrunk(flow) { leaksAny(of: type, after: $0) }
    if let told = told(group.signature, after: short) { return (short, told) }
    let careful = shrunk(flow) { shorter in
      leaksAny(of: type, after: shorter) && told(group.signature, after: shorter) != nil
    }
    return (careful, told(group.signature, after: careful) ?? group)
  }

  /// The flow without what is not needed, and with a wait for each action that only lets time pass: a swipe that is let
  /// go takes its second, too, and would be blamed for what comes by itself.
  private func shrunk(_ flow: [UInt64], while fails: ([UInt64]) -> Bool) -> [UInt64] {
    var short = FlowShrinking.shrink(flow, while: fails)
    for index in short.indices where rules.isIdle(short[index]) {
      var waiting = short
      waiting[index] = FlowRules.waiting
      if fails(waiting) { short = waiting }
    }
    return short
  }

  private func leaksAny(of type: String?, after flow: [UInt64]) -> Bool {
    guard let run = run(after: flow) else { return false }
    _ = run.simulation.conclude()
    return run.simulation.leaks.contains { $0.isOpen && $0.typeName == type }
  }

  private func told(_ signature: String, after flow: [UInt64]) -> LeakGroup? {
    guard let run = run(after: flow, .thorough) else { return nil }
    return groups(in: run).first { $0.signature == signature }
  }

  private func groups(in run: FlowRun) -> [LeakGroup] {
    _ = run.simulation.conclude()
    return run.simulation.judgedLeaks
  }

  /// The app after a flow; `nil` where an action of it was not open.
  private func run(after flow: [UInt64], _ thoroughness: FlowRun.Thoroughness = .quick) -> FlowRun?
  {
    try? FlowRun.after(flow, by: rules, thoroughness)
  }

  private func finding(
    _ suspicion: FlowSuspicion, _ signature: String, _ headline: String, details: String,
    short: [UInt64], found: [UInt64], at source: SourceLine? = nil
  ) -> FlowFinding {
    FlowFinding(
      kind: suspicion.kind, signature: signature, headline: headline, details: details,
      flow: short.map(rules.name), foundIn: found.map(rules.name), key: suspicion.key,
      source: source)
  }
}

/// Leaves out of a flow what is not needed.
enum FlowShrinking {
  /// The flow without stretches and single actions, as long as it `fails` without them. In the end none can be
  /// left out: each was tried after the last one went.
  static func shrink<Action>(_ flow: [Action], while fails: ([Action]) -> Bool) -> [Action] {
    var best = flow
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var length = best.count
      while length > 0 {
        // What opens something and what closes it go together or not at all, so short flows are tried
        // without each stretch, long ones first without those side by side.
        let isShort = best.count <= 24 || length <= 4
        var start = best.count - length
        while start >= 0 {
          var shorter = best
          shorter.removeSubrange(start..<start + length)
          if fails(shorter) {
            best = shorter
            hasChanged = true
          }
          start = min(start - (isShort ? 1 : length), best.count - length)
        }
        length = min(isShort ? length - 1 : length / 2, best.count)
      }
    }
    return best
  }
}
