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
    package let id: String
    var shortDescription: Message

    package init(_ id: String, _ words: String) {
      (self.id, shortDescription) = (id, Message(text: words))
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
  }

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

  struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]
  }

  struct Suppression: Encodable {
    var justification: String
    var kind = "external"
  }

  package struct Result: Encodable {
    var codeFlows: [CodeFlow]?
    var level: Level
    var locations: [Location]
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
      partialFingerprints = [fingerprint.name: StableHash.digits(of: fingerprint.words)]
      ruleId = rule
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

  struct Run: Encodable {
    var invocations: [Invocation]
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
  /// - Parameter warnings: What is to be said of the run itself.
  package init(_ results: [Result], rules: [Descriptor], exitCode: Int32, warnings: [String] = []) {
    var results = results
    for index in results.indices {
      results[index].ruleIndex = rules.firstIndex { $0.id == results[index].ruleId } ?? 0
    }
    let notifications = warnings.map { Notification(level: .warning, message: Message(text: $0)) }
    runs = [
      Run(
        invocations: [Invocation(exitCode: exitCode, toolExecutionNotifications: notifications)],
        results: results, tool: Tool(driver: Driver(rules: rules)))
    ]
  }
}
