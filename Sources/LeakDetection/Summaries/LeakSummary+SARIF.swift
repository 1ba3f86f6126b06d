import ObjectGraph

extension LeakSummary {
  /// The summary as a SARIF 2.1.0 log with sorted keys: a result a group, and one a failed expectation.
  ///
  /// A new group is an error and one seen before a warning. An ignored one is a note that is suppressed, with the
  /// reason. Groups without a leak, and what is resolved, have no result. A fingerprint follows from the signature. The
  /// path is a code flow, the objects in their order from its start to the leaked one. Paths of files are relative to
  /// the working directory. A result without a file below that has the first line of `Package.swift` as its place,
  /// because code scanning shows none without a place; an object of a path has its result's. Rules to look at are
  /// notifications of the run.
  public func sarif() throws -> String {
    let warnings = rules.compactMap { use in use.complaint.map { "\(use.rule.subject): \($0)" } }
    return try stableJSON(
      SARIFLog(
        groups.compactMap(SARIFLog.Result.init) + failures.map(SARIFLog.Result.init),
        of: "leaks",
        rules: LeakKind.allCases.map { SARIFLog.Descriptor($0.rawValue, $0.words, help: $0.help) },
        exitCode: exitStatus.rawValue, warnings: warnings))
  }
}

/// The kinds of results.
private enum LeakKind: String, CaseIterable {
  case retainCycle = "retain-cycle"
  case heldObject = "held-object"
  case leakedObject = "leaked-object"
  case failedExpectation = "failed-expectation"

  var words: String {
    switch self {
    case .retainCycle: "An object is kept alive by a retain cycle."
    case .heldObject: "An object that should have been deallocated is held by another."
    case .leakedObject:
      "An object that should have been deallocated is alive; no holder was found."
    case .failedExpectation: "An expectation of the run did not come true."
    }
  }

  var help: String {
    switch self {
    case .retainCycle:
      "Break the cycle at the step that the result stands at: capture self weakly, make the property weak, or end the "
        + "task, timer or subscription when the screen leaves. The code flow lists the references of the cycle."
    case .heldObject:
      "Let the holder release the object when the screen leaves: remove it from the collection, set the property to "
        + "nil, or make it weak. The code flow lists the references from the holder to the object."
    case .leakedObject:
      "Look for a holder that no search sees: a local variable, a running task, a queue, memory behind a pointer."
    case .failedExpectation:
      "Compare the line with what the run did; its transcript is on standard error."
    }
  }
}

extension SARIFLog.Result {
  private init(
    _ kind: LeakKind, _ level: SARIFLog.Level, at place: SARIFLog.Place?, _ message: String,
    signature: String
  ) {
    self.init(
      kind.rawValue, level, at: place, message, fingerprint: ("leakSignature/v1", signature))
  }

  /// Nil for a group without a leak.
  fileprivate init?(_ group: LeakGroup) {
    let level: SARIFLog.Level
    switch group.standing {
    case .new: level = .error
    case .seenBefore: level = .warning
    case .ignored: level = .note
    case .noLeak: return nil
    }
    let path = (group.counted + group.leaks).first?.report.retention?.path
    let kind = path.map { $0.origin == .cycle ? LeakKind.retainCycle : .heldObject }
    self.init(
      kind ?? .leakedObject, level, at: SARIFLog.Place(group.source),
      ([group.words] + group.details).joined(separator: "\n"), signature: group.signature)
    codeFlows = path.map { [SARIFLog.CodeFlow(SARIFLog.ThreadFlow($0))] }
    if group.standing == .ignored {
      suppressions = Set(group.leaks.compactMap(\.ignoredBecause)).sorted()
        .map { SARIFLog.Suppression(justification: $0) }
    }
  }

  fileprivate init(_ failure: LeakSummary.Failure) {
    let place = SARIFLog.Place(path: failure.file, line: failure.line, column: failure.column)
    self.init(
      .failedExpectation, .error, at: place, failure.message, signature: failure.description)
  }
}

extension SARIFLog.ThreadFlow {
  /// The objects of a path, each with the reference that leads to it.
  fileprivate init(_ path: RetainingPath) {
    let origin =
      switch path.origin {
      case .root(let name), .elsewhere(let name): "held by \(name): \(path.start.name)"
      case .cycle: path.start.name
      }
    func step(_ words: String, _ line: SourceLine?) -> Step {
      Step(
        location: SARIFLog.Location(
          message: SARIFLog.Message(text: words),
          physicalLocation: SARIFLog.Place(line)))
    }
    locations =
      [step(origin, path.start.line ?? path.rootSource)]
      + path.steps.map { step("\($0.label) → \($0.target.name)", $0.target.line ?? $0.source) }
  }
}
