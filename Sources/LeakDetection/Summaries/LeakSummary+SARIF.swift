import Foundation
import ObjectGraph

extension LeakSummary {
  /// The summary as a SARIF 2.1.0 log with sorted keys: a result a group, and one a failed expectation.
  ///
  /// A new group is an error and one seen before a warning. An ignored one is a note that is suppressed, with the
  /// reason. Groups without a leak, and what is resolved, have no result. A fingerprint follows from the signature. The
  /// path is a code flow, the objects in their order from its start to the leaked one. A result has a place, and an
  /// object of a path has one, only where a file below the working directory is known; paths are relative to that
  /// directory. Rules to look at are notifications of the run.
  public func sarif() throws -> String {
    let results = groups.compactMap(SARIFLog.Result.init) + failures.map(SARIFLog.Result.init)
    let notifications = rules.compactMap { use in
      use.complaint.map {
        SARIFLog.Notification(
          level: .warning, message: SARIFLog.Message(text: "\(use.rule.subject): \($0)"))
      }
    }
    let run = SARIFLog.Run(
      invocations: [
        SARIFLog.Invocation(
          executionSuccessful: true, exitCode: exitStatus.rawValue,
          toolExecutionNotifications: notifications)
      ], results: results)
    return try stableJSON(SARIFLog(runs: [run]))
  }
}

/// The parts of the format that a summary has.
private struct SARIFLog: Encodable {
  enum Level: String, Encodable {
    case error, warning, note
  }

  struct Message: Encodable {
    var text: String
  }

  /// The kinds of results.
  enum Rule: String, Encodable, CaseIterable {
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
  }

  struct RuleDescription: Encodable {
    struct Configuration: Encodable {
      var level = Level.error
    }

    var defaultConfiguration = Configuration()
    var id: Rule
    var shortDescription: Message
  }

  struct Driver: Encodable {
    var name = "LifecycleKit"
    var rules = Rule.allCases.map {
      RuleDescription(id: $0, shortDescription: Message(text: $0.words))
    }
  }

  struct Tool: Encodable {
    var driver = Driver()
  }

  struct Region: Encodable {
    var startColumn: Int?
    var startLine: Int
  }

  struct Artifact: Encodable {
    var uri: String
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region

    /// Nil without a path relative to the working directory.
    init?(_ line: SourceLine?) {
      guard let line, let path = line.path else { return nil }
      self.init(path: path, Region(startLine: line.line))
    }

    init?(path: String, _ region: Region) {
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      guard !path.hasPrefix("/"), path != "-",
        let uri = path.addingPercentEncoding(withAllowedCharacters: allowed)
      else { return nil }
      (artifactLocation, self.region) = (Artifact(uri: uri), region)
    }
  }

  struct Location: Encodable {
    var message: Message?
    var physicalLocation: PhysicalLocation?
  }

  struct ThreadFlow: Encodable {
    struct Step: Encodable {
      var location: Location
    }

    var locations: [Step]
  }

  struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]
  }

  struct Suppression: Encodable {
    var justification: String
    var kind = "external"
  }

  struct Result: Encodable {
    var codeFlows: [CodeFlow]?
    var level: Level
    var locations: [Location]
    var message: Message
    var partialFingerprints: [String: String]
    var ruleId: Rule
    var ruleIndex: Int
    var suppressions: [Suppression]?

    private init(
      _ rule: Rule, _ level: Level, at place: PhysicalLocation?, _ message: String,
      fingerprint: String
    ) {
      self.level = level
      locations = place.map { [Location(physicalLocation: $0)] } ?? []
      self.message = Message(text: message)
      partialFingerprints = ["leakSignature/v1": StableHash.digits(of: fingerprint)]
      ruleId = rule
      ruleIndex = Rule.allCases.firstIndex(of: rule) ?? 0
    }

    /// Nil for a group without a leak.
    init?(_ group: LeakGroup) {
      let level: Level
      switch group.standing {
      case .new: level = .error
      case .seenBefore: level = .warning
      case .ignored: level = .note
      case .noLeak: return nil
      }
      let path = (group.counted + group.leaks).first?.report.retention?.path
      let rule = path.map { $0.origin == .cycle ? Rule.retainCycle : .heldObject } ?? .leakedObject
      self.init(
        rule, level, at: PhysicalLocation(group.source),
        ([group.words] + group.details).joined(separator: "\n"), fingerprint: group.signature)
      codeFlows = path.map { [CodeFlow(threadFlows: [ThreadFlow($0)])] }
      if group.standing == .ignored {
        suppressions = Set(group.leaks.compactMap(\.ignoredBecause)).sorted()
          .map { Suppression(justification: $0) }
      }
    }

    init(_ failure: LeakSummary.Failure) {
      let region = Region(startColumn: failure.column, startLine: failure.line)
      self.init(
        .failedExpectation, .error, at: PhysicalLocation(path: failure.file, region),
        failure.message, fingerprint: failure.description)
    }
  }

  struct Notification: Encodable {
    var level: Level
    var message: Message
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]
  }

  struct Run: Encodable {
    var invocations: [Invocation]
    var results: [Result]
    var tool = Tool()
  }

  private enum CodingKeys: String, CodingKey {
    case runs, version
    case schema = "$schema"
  }

  var runs: [Run]
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
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
          physicalLocation: SARIFLog.PhysicalLocation(line)))
    }
    locations =
      [step(origin, path.start.line ?? path.rootSource)]
      + path.steps.map { step("\($0.label) → \($0.target.name)", $0.target.line ?? $0.source) }
  }
}
