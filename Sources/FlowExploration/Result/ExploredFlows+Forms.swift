import LeakDetection

extension ExploredFlows {
  /// The forms in which a result is written.
  package enum Form: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs, and for `--merge` and `--resume`: sorted keys, on one line.
    case json
    /// For GitHub's workflows: an annotation for each finding, and a warning for what an exploration cannot judge.
    case github
    /// For code scanning: SARIF 2.1.0, a result for each finding, with its flow as a code flow.
    case sarif
  }

  /// The result in a form, ending with a line break.
  ///
  /// - Parameter file: The file that describes the app, if there is one, relative to the working directory. All
  ///   findings stand in it; else a leak stands at the line that its repair changes, where that is known.
  package func written(as form: Form, of file: String? = nil) throws -> String {
    switch form {
    case .text: text
    case .json: try stableJSON(self, onOneLine: true)
    case .github:
      (findings.map { $0.annotation(in: file) }
        + warnings.map {
          GitHubAnnotation(
            .warning, file: file, line: file == nil ? nil : 1, title: "explore", $0)
        }).map(\.text).joined()
    case .sarif:
      try stableJSON(
        SARIFLog(
          findings.map { $0.result(in: file) }, of: "explore", in: file,
          rules: FlowFinding.Kind.allCases.map {
            SARIFLog.Descriptor($0.rule, $0.words, help: $0.help)
          }, exitCode: (isClean ? LeakExitStatus.clean : .leaks).rawValue,
          warnings: (ending.isCutShort ? ["the result is incomplete: \(ending.words)"] : [])
            + warnings))
    }
  }
}

extension FlowFinding {
  private var lines: [String] {
    Self.numbered(flow) + details.split(separator: "\n").map(String.init)
  }

  fileprivate func annotation(in file: String?) -> GitHubAnnotation {
    GitHubAnnotation(
      .error, file: file ?? source?.path, line: file == nil ? source?.line : 1,
      title: "explore: \(headline)", lines.joined(separator: "\n"))
  }

  fileprivate func result(in file: String?) -> SARIFLog.Result {
    let place = source.flatMap { line in
      line.path.flatMap { SARIFLog.Place(path: $0, line: line.line) }
    }
    var result = SARIFLog.Result(
      kind.rule, .error, at: file == nil ? place : nil,
      ([headline] + lines).joined(separator: "\n"), fingerprint: ("flowFinding/v1", signature))
    if !flow.isEmpty { result.codeFlows = [SARIFLog.CodeFlow(flow)] }
    return result
  }
}

extension FlowFinding.Kind {
  /// The rule's name in code scanning.
  fileprivate var rule: String {
    switch self {
    case .leak: "flow-leak"
    case .misuse: "flow-misuse"
    case .deadEnd: "flow-dead-end"
    case .brokenPromise: "flow-broken-promise"
    case .growth: "flow-growth"
    case .longRun: "flow-long-run"
    case .notDeterministic: "flow-not-deterministic"
    case .trap: "flow-trap"
    case .neverReturns: "flow-never-returns"
    }
  }

  fileprivate var words: String {
    switch self {
    case .leak: "A flow leaves an object alive that should be deallocated."
    case .misuse: "A flow makes a call that UIKit refuses, warns of or ends the app for."
    case .deadEnd: "A flow leads to a screen from which no action leads out, or none leads home."
    case .brokenPromise: "A flow breaks a promise about the app."
    case .growth: "Something grows with every round of a flow."
    case .longRun: "A leak, growth or a hidden state shows in a run of many actions alone."
    case .notDeterministic: "Equal actions lead to states that differ."
    case .trap: "A flow ends the app."
    case .neverReturns: "The app does not come back from an action."
    }
  }

  fileprivate var help: String {
    let rest =
      "The code flow lists the actions from the start of the app; none of them can be left out."
    return switch self {
    case .leak:
      "The message has the references that hold the object, and the fix. " + rest
    case .misuse, .deadEnd, .brokenPromise, .growth, .trap, .neverReturns: rest
    case .longRun:
      "The code flow lists the actions of the run, of growth one round; fewer of them do not show it."
    case .notDeterministic:
      rest
        + " Give the explorer an app that begins anew each time, without saved data and random values."
    }
  }
}
