import LeakDetection
import ObjectGraph
import UIKitCore

extension DelayedCheck {
  /// Whether an expectation for the object at an address, no screen, is pending or failed.
  func expects(_ address: ObjectAddress) -> Bool {
    guard let id = objects.id(at: address) else { return false }
    return ledger.isPending(id.rawValue) || ledger.failedSerial(of: id.rawValue) != nil
  }

  /// The objects, no screens, that outlived an expectation and live.
  var outlivingObjects: [ObjectAddress] {
    objects.living { ledger.failedSerial(of: $0.rawValue) != nil }
  }

  func expect(_ object: AnyObject, within delay: Duration, because reason: String)
    -> ExpectationHandle
  {
    let id = objects.id(of: object)
    let serial =
      ledger.failedSerial(of: id.rawValue).flatMap { object is UIViewController ? nil : $0 }
      ?? ledger.expect(
        id.rawValue,
        ObjectSubject(
          object, id, within: max(delay, .zero), because: reason, in: environment
        ) { [weak self] in self?.onFinding($0) },
        at: environment.clock.now, within: delay)
    if isSwitchedOff { ledger.cancel(id.rawValue, because: Self.switchedOff) }
    return ExpectationHandle(serial: serial, number: id.rawValue, in: ledger)
  }
}
