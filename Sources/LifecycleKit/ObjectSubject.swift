import UIKitCore
import LeakDetection
import ObjectGraph
import RuntimeLayout
import VirtualTime

/// An object that is expected to go, as the ledger of expectations sees it: held weakly.
@MainActor final class ObjectSubject: ExpectedObject {
  private weak var object: AnyObject?
  let id: ControllerID
  let reason: String
  let delay: Duration
  let since: VirtualInstant
  let environment: Environment

  init(
    _ object: AnyObject, _ id: ControllerID, within delay: Duration, because reason: String,
    in environment: Environment
  ) {
    self.object = object
    self.id = id
    self.reason = reason
    self.delay = delay
    since = environment.clock.now
    self.environment = environment
  }

  /// Where the object is while it lives, for whoever reads its references.
  var address: ObjectAddress? { object.map { ObjectAddress(of: $0) } }

  /// How a controller left, if it is one and did.
  var departure: ScreenDeparture? { (object as? UIViewController)?.departure }

  var isAlive: Bool { object != nil }
  var subject: String { environment.name(of: id) }
}
