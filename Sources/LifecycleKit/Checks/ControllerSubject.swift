import UIKitCore
import LeakDetection
import ObjectGraph
import LiveObjects
import VirtualTime

/// A departed controller as the ledger of expectations sees it: held weakly, named on demand.
@MainActor final class ControllerSubject: ExpectedObject {
  let reference: BackReference<UIViewController>
  let id: InstanceID
  let departure: ScreenDeparture
  let delay: Duration
  private let environment: Environment
  private let report: Report

  /// What is called when the deadline passes and the controller is alive.
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

  /// What was found: the departure and where the controller is, with what the check saw.
  func finding(_ evidence: LeakReport.Evidence) -> CheckFinding {
    CheckFinding(
      subject: .object(id), name: subject, typeName: environment.typeName(of: id), address: address,
      departure: departure, since: departure.instant,
      foundAt: environment.clock.now, evidence: evidence)
  }

  /// Where the controller is while it lives, for reading its references.
  var address: ObjectAddress? { reference.object.map { ObjectAddress(of: $0) } }

  var isAlive: Bool { reference.object != nil }
  var subject: String { environment.name(of: id) }
  var reason: String { departure.described(in: environment).words }
}

extension ScreenDeparture {
  /// The departure as reports have it, with names instead of identities.
  @MainActor func described(in environment: Environment) -> LeakReport.Departure {
    LeakReport.Departure(
      reportedKind, source: "\(preposition) \(environment.name(of: source))", instant: instant)
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
