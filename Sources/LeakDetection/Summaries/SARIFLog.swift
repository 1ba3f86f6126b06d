import Foundation
import ObjectGraph

/// A log of the Static Analysis Results Interchange Format 2.1.0, with the parts that this project writes.
package struct SARIFLog: Encodable {
  package enum Level: String, Encodable {
    case error, warning, note
  }

  package struct Message: Encodable {
    var text: String
  }

  /// A kind of results.
  package struct Descriptor: Encodable {
    struct Configuration: Encodable {
      var level = Level.error
    }

    var defaultConfiguration = Configuration()
    var fullDescription: Message
    var help: Message
    package let id: String
    var shortDescription: Message

    /// - Parameters:
    ///   - words: What its results have in common, in a sentence.
    ///   - help: What to do about them.
    package init(_ id: String, _ words: String, help: String) {
      (self.id, shortDescription) = (id, Message(text: words))
      (fullDescription, self.help) = (Message(text: words), Message(text: help))
    }
  }

  struct Driver: Encodable {
    var name = "LifecycleKit"
    var rules: [Descriptor]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Region: Encodable {
    var startColumn: Int?
    var startLine: Int
  }

  struct Artifact: Encodable {
    var uri: String
    var uriBaseId = SARIFLog.base
  }

  /// The base of relative paths, by the name that viewers know.
  private static let base = "%SRCROOT%"

  package struct Place: Encodable {
    var artifactLocation: Artifact
    var region: Region

    /// Nil without a path relative to the working directory.
    init?(_ line: SourceLine?) {
      guard let line, let path = line.path else { return nil }
      self.init(path: path, line: line.line)
    }

    /// Nil without a path relative to the working directory.
    package init?(path: String, line: Int, column: Int? = nil) {
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      guard !path.hasPrefix("/"), path != "-",
        let uri = path.addingPercentEncoding(withAllowedCharacters: allowed)
      else { return nil }
      artifactLocation = Artifact(uri: uri)
      region = Region(startColumn: column, startLine: line)
    }
  }

  struct Location: Encodable {
    var message: Message?
    var physicalLocation: Place?
  }

  struct ThreadFlow: Encodable {
    struct Step: Encodable {
      var location: Location
    }

    var locations: [Step]
  }

  package struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]

    init(_ flow: ThreadFlow) { threadFlows = [flow] }

    /// Steps in words, without places of their own.
    package init(_ steps: [String]) {
      self.init(
        ThreadFlow(
          locations: steps.map { ThreadFlow.Step(location: Location(message: Message(text: $0))) }))
    }
  }

  struct Suppression: Encodable {
    var justification: String
    var kind = "external"
  }

  package struct Result: Encodable {
    package var codeFlows: [CodeFlow]?
    var level: Level
    fileprivate(set) var locations: [Location]
    var message: Message
    var partialFingerprints: [String: String]
    var ruleId: String
    /// Filled in by the log.
    fileprivate(set) var ruleIndex = 0
    var suppressions: [Suppression]?

    /// - Parameter fingerprint: The name of a fingerprint, and words that stay when lines move.
    package init(
      _ rule: String, _ level: Level, at place: Place?, _ message: String,
      fingerprint: (name: String, words: String)
    ) {
      self.level = level
      locations = place.map { [Location(physicalLocation: $0)] } ?? []
      self.message = Message(text: message)
      let digits = StableHash.digits(of: fingerprint.words)
      // The only one that GitHub compares has this name.
      partialFingerprints = [fingerprint.name: digits, "primaryLocationLineHash": digits]
      ruleId = rule
    }

    /// Gives a place to what has none: code scanning does not show it otherwise.
    fileprivate mutating func place(at other: Place?) {
      if locations.isEmpty { locations = other.map { [Location(physicalLocation: $0)] } ?? [] }
      let own = locations.first?.physicalLocation
      for flow in codeFlows?.indices ?? 0..<0 {
        codeFlows?[flow].threadFlows[0].locations.mend(with: own)
      }
    }
  }

  struct Notification: Encodable {
    var level: Level
    var message: Message
  }

  struct Invocation: Encodable {
    var executionSuccessful = true
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]
  }

  struct Base: Encodable {
    var description: Message
  }

  struct AutomationDetails: Encodable {
    var id: String
  }

  struct Run: Encodable {
    var automationDetails: AutomationDetails
    var invocations: [Invocation]
    var originalUriBaseIds = [
      SARIFLog.base: Base(description: Message(text: "The working directory of the program."))
    ]
    var results: [Result]
    var tool: Tool
  }

  private enum CodingKeys: String, CodingKey {
    case runs, version
    case schema = "$schema"
  }

  private let runs: [Run]
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - category: A name that tells runs for one commit apart.
  ///   - place: The file, relative to the working directory, in which results stand that have no place of their own:
  ///     the manifest, unless another is known.
  ///   - warnings: What is to be said of the run itself.
  package init(
    _ results: [Result], of category: String, in place: String? = nil, rules: [Descriptor],
    exitCode: Int32, warnings: [String] = []
  ) {
    var results = results
    let place = place.flatMap { Place(path: $0, line: 1) } ?? Place(path: "Package.swift", line: 1)
    for index in results.indices {
      results[index].ruleIndex = rules.firstIndex { $0.id == results[index].ruleId } ?? 0
      results[index].place(at: place)
    }
    let notifications = warnings.map { Notification(level: .warning, message: Message(text: $0)) }
    runs = [
      Run(
        automationDetails: AutomationDetails(id: "lifecycle-\(category)/"),
        invocations: [Invocation(exitCode: exitCode, toolExecutionNotifications: notifications)],
        results: results, tool: Tool(driver: Driver(rules: rules)))
    ]
  }
}

extension [SARIFLog.ThreadFlow.Step] {
  /// Gives a place to the steps that have none.
  fileprivate mutating func mend(with place: SARIFLog.Place?) {
    for index in indices where self[index].location.physicalLocation == nil {
      self[index].location.physicalLocation = place
    }
  }
}
