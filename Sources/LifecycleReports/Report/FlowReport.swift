/// The history of a simulation as a value: events, the hierarchy at each of them, expectations, scans, leaks.
///
/// ```swift
/// _ = simulation.conclude()
/// let report = simulation.report(title: "Editing a profile")
/// try report.write(to: file)
/// ```
///
/// It holds no screen and no address, goes through JSON unchanged, and is written as one page by `write(to:)`. The
/// same program makes the same report.
public struct FlowReport: Hashable, Sendable, Codable {
  /// The link of a controller from an event on.
  public struct Link: Hashable, Sendable, Codable {
    /// The ways to hang on something.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// The root of a window.
      case root
      /// The child of a controller.
      case child
      /// Presented by a controller.
      case presented
      /// On nothing any more.
      case none
    }

    /// How the page lays out a controller with what is below it.
    public enum Layout: String, Hashable, Sendable, Codable {
      /// A navigation controller: each child covers the one before it.
      case stack
      /// A tab bar or split view controller: the children stand beside each other.
      case sideBySide
      /// An alert.
      case alert
    }

    /// How many of the report's events came before.
    public var position: Int
    /// The readable name of the controller.
    public var controller: String
    /// How it is laid out, by its class; `nil` where its children stand below each other.
    public var layout: Layout?
    /// How it hangs on what is above it.
    public var kind: Kind
    /// The readable name of that window or controller; `nil` for `none`.
    public var above: String?
  }

  /// One scan of the reachability check.
  public struct Scan: Hashable, Sendable, Codable {
    /// A screen that the scan missed.
    public struct Miss: Hashable, Sendable, Codable {
      /// The readable name of the screen.
      public var controller: String
      /// How many scans in a row had missed it by then, this one included.
      public var failCount: Int
    }

    /// When it took place.
    public var instant: VirtualInstant
    /// How many of the report's events came before.
    public var position: Int
    /// The screens that it missed.
    public var misses: [Miss]
  }

  /// A leak with the weak references that its path does not show.
  public struct Leak: Hashable, Sendable, Codable {
    /// A reference between two objects of the path that keeps nothing alive.
    public struct WeakReference: Hashable, Sendable, Codable {
      /// The name of the object that has it.
      public var holder: String
      /// How it has it: `.delegate`.
      public var label: String
      /// The name of the object that it leads to.
      public var target: String
    }

    /// The report, with the path and what would fix it.
    public var report: LeakReport
    /// The weak references from one object of the path to another; empty where live objects could not be read.
    public var weakReferences: [WeakReference]
  }

  /// A failure that the run was played for, whether or not a leak or a misuse shows it.
  package struct Failure: Hashable, Sendable, Codable {
    /// The failure in a line.
    package var headline: String
    /// The user's actions, from the start.
    package var flow: [String]
    /// Further details, as lines; may be empty.
    package var details: String
    /// The name of the leaked object; `nil` where the finding is no leak.
    package var subject: String?

    package init(headline: String, flow: [String], details: String, subject: String?) {
      (self.headline, self.flow) = (headline, flow)
      (self.details, self.subject) = (details, subject)
    }
  }

  /// The title of the page.
  public var title: String
  /// The scope of the run.
  public var scope: LeakSummary.Scope
  /// When the report was made.
  public var end: VirtualInstant
  /// The log, oldest first.
  public var events: [LifecycleEvent]
  /// The link of each controller, in the order of the changes.
  public var links: [Link]
  /// The expectations, of departures and of other reasons, with their states; the pending and failed ones
  /// and the latest thousand of the others.
  public var expectations: [DeallocationExpectation]
  /// The latest thousand scans.
  public var scans: [Scan]
  /// Every misuse, in order; also when events were not recorded.
  public var misuses: [UIKitMisuse]
  /// The leaks in the order in which they were found, also those that went or came back later.
  public var leaks: [Leak]
  /// The registrations with the services that are alive when the report is made.
  public var registrations: [SimulatedRegistration]
  /// The tasks that went on without the screens that started them, a line each; `nil` where there was none, and where
  /// no test has searched for them.
  public var remainingTasks: [String]?
  /// The finding that the run was played for, as the page's verdict. `nil` where leaks and misuses are the verdict.
  package var finding: Failure?
  /// Remarks to add to the page, a line each; `nil` where there are none.
  package var remarks: [String]?
}

extension FlowReport {
  /// The verdict in a line, as `LeakSummary.headline` says it.
  public var headline: String { LeakSummary(leaks.map(\.report)).headline }

  /// Whether nothing leaked, nothing was misused, and the run was not played for a finding.
  public var isClean: Bool {
    finding == nil && misuses.isEmpty && !leaks.contains { $0.report.isOpen }
  }
}
