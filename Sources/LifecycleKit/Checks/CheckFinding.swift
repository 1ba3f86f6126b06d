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

/// The controllers that left one place in one way, as the ledger of expectations sees them: held weakly, named on demand.
///
/// Its number and the instant at which it left are in the record of each.
@MainActor final class DepartedControllers: ExpectedObject {
  private let kind: ScreenDeparture.Kind
  private let source: InstanceID
  private let environment: Environment
  private let report: Report

  /// Called when a deadline passes and the controller is alive.
  typealias Report = @MainActor (DepartedControllers, ExpectationRecord) -> Void

  init(_ departure: ScreenDeparture, in environment: Environment, report: @escaping Report) {
    (kind, source) = (departure.kind, departure.source)
    self.environment = environment
    self.report = report
  }

  /// Whether this stands for a departure, too: screens that depart one after the other mostly leave one stack.
  func includes(_ departure: ScreenDeparture) -> Bool {
    source == departure.source && kind == departure.kind
  }

  func outlived(_ record: ExpectationRecord) { report(self, record) }

  /// The finding: the departure and where the controller is, with the check's evidence.
  func finding(_ evidence: LeakReport.Evidence, of record: ExpectationRecord) -> CheckFinding {
    let id = InstanceID(record.number)
    return CheckFinding(
      subject: .object(id), name: name(record), typeName: environment.names.typeName(of: id),
      address: controller(record).map { ObjectAddress(of: $0) },
      departure: departure(record), since: record.since,
      foundAt: environment.clock.now, evidence: evidence)
  }

  private func controller(_ record: ExpectationRecord) -> UIViewController? {
    (record.reference as? BackReference<UIViewController>)?.object
  }

  private func departure(_ record: ExpectationRecord) -> ScreenDeparture {
    ScreenDeparture(kind, from: source, at: record.since)
  }

  func isAlive(_ record: ExpectationRecord) -> Bool { controller(record) != nil }

  func name(_ record: ExpectationRecord) -> String {
    environment.names.name(of: InstanceID(record.number))
  }

  func reason(_ record: ExpectationRecord) -> String {
    departure(record).described(in: environment).words
  }
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
  private let reason: String
  private let environment: Environment
  private let report: (CheckFinding) -> Void

  init(
    _ object: AnyObject, because reason: String, in environment: Environment,
    report: @escaping (CheckFinding) -> Void
  ) {
    self.object = object
    self.reason = reason
    self.environment = environment
    self.report = report
  }

  func outlived(_ record: ExpectationRecord) {
    let id = InstanceID(record.number)
    let expectation = LeakReport.Expectation(
      reason: reason, since: record.since, allowedDelay: record.delay, pausedFor: record.pause)
    report(
      CheckFinding(
        subject: .object(id), name: name(record),
        typeName: environment.names.typeName(of: id),
        address: object.map { ObjectAddress(of: $0) },
        departure: (object as? UIViewController)?.departure, since: record.since,
        foundAt: environment.clock.now, evidence: .expectation(expectation)))
  }

  func isAlive(_: ExpectationRecord) -> Bool { object != nil }

  func name(_ record: ExpectationRecord) -> String {
    environment.names.name(of: InstanceID(record.number))
  }

  func reason(_: ExpectationRecord) -> String { reason }
}
