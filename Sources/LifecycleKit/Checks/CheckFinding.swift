import LeakDetection
import ObjectGraph
import LiveObjects
import UIKitCore
import VirtualTime

/// An object that should have been deallocated and lives, or more instances of a type than there may be.
struct CheckFinding {
  /// The subject of a finding; it has one report, however many checks find it.
  enum Subject: Hashable {
    case object(InstanceID)
    case counted(CountedSubject)
  }

  let subject: Subject
  let name: String
  let typeName: String
  /// Where the object is. It is not held here, so that its references can be counted.
  let address: ObjectAddress?
  /// How it left, if it did.
  var departure: ScreenDeparture?
  /// The instant since when it should have been deallocated.
  let since: VirtualInstant
  let foundAt: VirtualInstant
  let evidence: LeakReport.Evidence
}

/// A departed controller as the ledger of expectations sees it: held weakly, named on demand.
@MainActor final class ControllerSubject: ExpectedObject {
  let reference: BackReference<UIViewController>
  let id: InstanceID
  let departure: ScreenDeparture
  let delay: Duration
  private let environment: Environment
  private let report: Report

  /// Called when the deadline passes and the controller is alive.
  typealias Report = @MainActor (ControllerSubject, _ deadline: VirtualInstant) -> Void

  init(
    _ controller: UIViewController, _ departure: ScreenDeparture, delay: Duration,
    in environment: Environment, report: @escaping Report
  ) {
    reference = controller.backReference
    id = controller.id
    self.departure = departure
    self.delay = delay
    self.environment = environment
    self.report = report
  }

  func outlived(_ deadline: VirtualInstant) { report(self, deadline) }

  /// The finding: the departure and where the controller is, with the check's evidence.
  func finding(_ evidence: LeakReport.Evidence) -> CheckFinding {
    CheckFinding(
      subject: .object(id), name: subject, typeName: environment.names.typeName(of: id),
      address: address,
      departure: departure, since: departure.instant,
      foundAt: environment.clock.now, evidence: evidence)
  }

  /// Where the controller is while it lives, for reading its references.
  var address: ObjectAddress? { reference.object.map { ObjectAddress(of: $0) } }

  var isAlive: Bool { reference.object != nil }
  var subject: String { environment.names.name(of: id) }
  var reason: String { departure.described(in: environment).words }
}

extension ScreenDeparture {
  /// The departure as reports have it, with names instead of identities.
  @MainActor func described(in environment: Environment) -> LeakReport.Departure {
    LeakReport.Departure(
      reportedKind, source: "\(preposition) \(environment.names.name(of: source))", instant: instant
    )
  }

  private var reportedKind: LeakReport.Departure.Kind {
    switch kind {
    case .popped: .popped
    case .swipedBack: .swipedBack
    case .replaced, .replacedAsRoot, .replacedAsPage, .replacedAsDetail: .replaced
    case .dismissed: .dismissed
    case .pulledDown: .pulledDown
    case .removed: .removed
    case .closed: .closed
    case .outlivedParent, .outlivedPresenter: .leftBehind
    }
  }

  /// Stands between the verb and the name of what was left.
  private var preposition: String {
    switch kind {
    case .popped, .swipedBack, .removed: "from"
    case .replaced: "on the stack of"
    case .replacedAsPage: "as the page of"
    case .dismissed: "by"
    case .pulledDown: "over"
    case .replacedAsRoot: "as the root of"
    case .closed: "with"
    case .outlivedParent: "by its parent"
    case .outlivedPresenter: "by its presenter"
    case .replacedAsDetail: "as the detail of"
    }
  }
}

/// An object with an expectation, as the ledger sees it: held weakly.
@MainActor final class ObjectSubject: ExpectedObject {
  private weak var object: AnyObject?
  private let id: InstanceID
  let reason: String
  private let delay: Duration
  private let since: VirtualInstant
  private let environment: Environment
  private let report: (CheckFinding) -> Void

  init(
    _ object: AnyObject, _ id: InstanceID, within delay: Duration, because reason: String,
    in environment: Environment, report: @escaping (CheckFinding) -> Void
  ) {
    self.object = object
    self.id = id
    self.reason = reason
    self.delay = delay
    since = environment.clock.now
    self.environment = environment
    self.report = report
  }

  func outlived(_ deadline: VirtualInstant) {
    let paused = since.duration(to: deadline) - max(delay, .zero)
    let expectation = LeakReport.Expectation(
      reason: reason, since: since, allowedDelay: delay, pausedFor: paused > .zero ? paused : nil)
    report(
      CheckFinding(
        subject: .object(id), name: subject, typeName: environment.names.typeName(of: id),
        address: object.map { ObjectAddress(of: $0) },
        departure: (object as? UIViewController)?.departure, since: since,
        foundAt: environment.clock.now, evidence: .expectation(expectation)))
  }

  var isAlive: Bool { object != nil }
  var subject: String { environment.names.name(of: id) }
}
