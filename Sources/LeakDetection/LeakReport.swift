import ObjectGraph
import VirtualTime

/// One leaked object, with the checks that found it, and why and since when it should have been deallocated.
public struct LeakReport: Hashable, Sendable, Codable {
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

  /// The departure after which the object should have been deallocated.
  public struct Departure: Hashable, Sendable, Codable {
    /// How it left: `popped`, `dismissed`, `left behind`.
    public var verb: String
    /// What it left, with the words that go with the verb: `from UINavigationController#1`, `as the root of
    /// Window#1`, `by its parent Container#1`.
    public var source: String
    /// When it left.
    public var instant: VirtualInstant

    /// Describes a departure.
    public init(verb: String, source: String, instant: VirtualInstant) {
      self.verb = verb
      self.source = source
      self.instant = instant
    }
  }

  /// What became of the object after the report.
  public enum Aftermath: Hashable, Sendable, Codable {
    /// It was deallocated late, at this instant: not leaked.
    case deallocated(VirtualInstant)
    /// It came back on screen, at this instant.
    case returned(VirtualInstant)
    /// Only the running test held it, in a variable or a property of its own: no leak.
    case heldByTest
  }

  /// The readable name: `ProfileViewController#3`.
  public var subject: String
  /// The name of its type, without the number.
  public var typeName: String
  /// What the delayed check saw, when it found the leak: the delay it allowed.
  public var allowedDelay: Duration?
  /// How much longer than that it had, because the application was in the background meanwhile; `nil` when
  /// it was not.
  public var pausedFor: Duration?
  /// What the scan saw, when it found the leak: how many scans in a row missed it.
  public var missedScans: Int?
  /// What an expectation placed by hand saw, when it found the leak.
  public var expectation: Expectation?
  /// What the count of instances saw, when it found the leak.
  public var instanceCount: InstanceSurplus?
  /// The departure, `nil` when no departure event was seen: then only the scan speaks.
  public var departure: Departure?
  /// The instant since when it should have been deallocated: its departure, the beginning of the expectation that
  /// found it, or else the first scan that missed it.
  public var since: VirtualInstant
  /// When the first check found it.
  public var foundAt: VirtualInstant
  /// The holder that was found at the time of the report; `nil` if none was searched for.
  public var retention: ObjectRetention?
  /// Where it was made: the program's functions that were running then, the innermost first. `nil` where
  /// that was not recorded, empty where none of them has a name.
  public var origin: [String]?
  /// The subject of an earlier report with the same signature, which has the path: both are one mistake.
  public var sameHolderAs: String?
  /// What became of it later; `nil` while it is alive and away.
  public var aftermath: Aftermath?

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

  /// The checks that found it, in the order of `Check.allCases`.
  public var foundBy: [Check] {
    Check.allCases.filter { check in
      switch check {
      case .delayedCheck: allowedDelay != nil
      case .reachabilityScan: missedScans != nil
      case .expectation: expectation != nil
      case .instanceCount: instanceCount != nil
      }
    }
  }

  /// The time from when it should have been deallocated until it was found.
  public var elapsed: Duration { since.duration(to: foundAt) }

  /// Whether it is still alive and away, as far as is known.
  public var isOpen: Bool { aftermath == nil }
}
