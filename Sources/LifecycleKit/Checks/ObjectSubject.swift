import UIKitCore
import LeakDetection
import ObjectGraph
import LiveObjects
import VirtualTime

/// An object that is expected to go, as the ledger of expectations sees it: held weakly.
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
        subject: .object(id), name: subject, typeName: environment.typeName(of: id),
        address: object.map { ObjectAddress(of: $0) },
        departure: (object as? UIViewController)?.departure, since: since,
        foundAt: environment.clock.now, evidence: .expectation(expectation)))
  }

  var isAlive: Bool { object != nil }
  var subject: String { environment.name(of: id) }
}
