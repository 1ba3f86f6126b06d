import ObjectGraph
import VirtualTime

/// One leaked object, with the checks that found it, and why and since when it should have been deallocated.
///
/// ```swift
/// for leak in simulation.leaks where leak.isOpen {
///   print(leak.headline)  // Session#1 leaked: …
///   print(leak.retention?.path?.repair ?? "no fix is known")  // capture self weakly
///   print(leak.text(places: true))  // all lines, as in a test's failure
/// }
/// try print(LeakReport.json(simulation.leaks))
/// ```
public struct LeakReport: Hashable, Sendable {
  /// The checks that can find a leak.
  public enum Check: String, Hashable, Sendable, Codable, CaseIterable {
    /// The deadline after a departure passed.
    case delayedCheck
    /// In several scans in a row the object was unreachable from any window.
    case reachabilityScan
    /// The deadline of an expectation that was placed by hand passed.
    case expectation
    /// More instances of a type were alive than allowed or expected.
    case instanceCount
  }

  /// The evidence of a check that found the leak.
  public enum Evidence: Hashable, Sendable {
    /// The object outlived the delay after its departure. Time in the background, `pausedFor`, does not count;
    /// `nil` without any.
    case delayedCheck(allowedDelay: Duration, pausedFor: Duration?)
    /// So many scans in a row found the object unreachable from any window.
    case reachabilityScan(missedScans: Int)
    /// The object outlived an expectation that was placed by hand.
    case expectation(Expectation)
    /// More instances of the type were alive than allowed or expected.
    case instanceCount(InstanceSurplus)

    /// The check that saw it.
    public var check: Check {
      switch self {
      case .delayedCheck: .delayedCheck
      case .reachabilityScan: .reachabilityScan
      case .expectation: .expectation
      case .instanceCount: .instanceCount
      }
    }
  }

  /// The departure after which the object should have been deallocated.
  public struct Departure: Hashable, Sendable, Codable {
    /// The kinds of departure; the raw value is the verb in a report.
    public enum Kind: String, Hashable, Sendable, Codable {
      case popped, replaced, dismissed, removed, closed
      case swipedBack = "swiped back"
      case pulledDown = "pulled down"
      case leftBehind = "left behind"
    }

    private enum CodingKeys: String, CodingKey {
      case kind = "verb"
      case source, instant
    }

    /// How the object left.
    public var kind: Kind
    /// The container that it left, with the words that go with the verb: `from Navigator#1`,
    /// `as the root of Window#1`, `by its parent Container#1`.
    public var source: String
    /// When it left.
    public var instant: VirtualInstant

    /// Describes a departure.
    public init(_ kind: Kind, source: String, instant: VirtualInstant) {
      (self.kind, self.source, self.instant) = (kind, source, instant)
    }

    /// The departure as a phrase: `popped from Navigator#1`.
    public var words: String { "\(kind.rawValue) \(source)" }
  }

  /// The object's fate after the report.
  public enum Aftermath: Hashable, Sendable, Codable {
    /// It was deallocated late, at this instant: not leaked.
    case deallocated(VirtualInstant)
    /// It came back on screen, at this instant.
    case returned(VirtualInstant)
    /// Only the running test held it, in a variable or a property of its own: no leak.
    case heldByTest
  }

  /// The readable name: `ProfileScreen#3`.
  public var subject: String
  /// The name of its type, without the number.
  public var typeName: String
  /// The evidence, at most one piece a check, in the order of `Check.allCases`.
  public private(set) var evidence: [Evidence] = []
  /// The departure, `nil` when no departure event was seen: then only the scan speaks.
  public var departure: Departure?
  /// The instant since when it should have been deallocated: its departure, the beginning of the expectation that
  /// found it, or else the first scan that missed it.
  public var since: VirtualInstant
  /// When the first check found it.
  public var foundAt: VirtualInstant
  /// The holder that was found at the time of the report; `nil` if none was searched for.
  public var retention: ObjectRetention?
  /// How much it kept alive alone at the time of the report; `nil` if that was not worked out, and where
  /// objects alone were counted and it kept only itself.
  public var retained: RetainedSize?
  /// Where it was made: the program's functions that were running then, the innermost first. `nil` where
  /// that was not recorded, empty where none of them has a name.
  public var origin: [String]?
  /// The subject of an earlier report with the same signature, which has the path: both are one mistake.
  public var sameHolderAs: String?
  /// The aftermath; `nil` while the object is alive and away.
  public var aftermath: Aftermath?
  /// The position of the leak's event in the log of its simulation; `nil` where nothing was recorded.
  public var logPosition: Int?

  /// Makes a report; the checks fill in what they saw.
  public init(
    subject: String, typeName: String, departure: Departure?, since: VirtualInstant,
    foundAt: VirtualInstant
  ) {
    self.subject = subject
    self.typeName = typeName
    self.departure = departure
    self.since = since
    self.foundAt = foundAt
  }

  /// Adds what a check saw. It replaces what the check saw before; only the number of scans stays the first.
  public mutating func add(_ new: Evidence) {
    if new.check == .reachabilityScan, foundBy.contains(new.check) { return }
    let all = evidence + [new]
    evidence = Check.allCases.compactMap { check in all.last { $0.check == check } }
  }

  /// The checks that found it, in the order of `Check.allCases`.
  public var foundBy: [Check] { evidence.map(\.check) }

  /// The time from when it should have been deallocated until it was found.
  public var elapsed: Duration { since.duration(to: foundAt) }

  /// Whether it is still alive and away, as far as is known.
  public var isOpen: Bool { aftermath == nil }
}

extension LeakReport {
  /// The expectation, placed by hand, that the object outlived.
  public struct Expectation: Hashable, Sendable, Codable {
    /// Why it should be deallocated, in the words of the call that expected it: `the flow ended`.
    public var reason: String
    /// When the expectation was placed.
    public var since: VirtualInstant
    /// How long the object was allowed to live on, in virtual time.
    public var allowedDelay: Duration
    /// How much longer than that it had, because the application was in the background meanwhile; `nil`
    /// when it was not.
    public var pausedFor: Duration?

    /// Describes an expectation.
    public init(
      reason: String, since: VirtualInstant, allowedDelay: Duration, pausedFor: Duration? = nil
    ) {
      self.reason = reason
      self.since = since
      self.allowedDelay = allowedDelay
      self.pausedFor = pausedFor
    }
  }
}

/// Reports have the types of this module by their own names.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary()
}
