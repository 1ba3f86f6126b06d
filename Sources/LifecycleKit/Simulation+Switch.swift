import UIKitCore
import LeakDetection
import VirtualTime

extension Simulation {
  /// Switches everything off or on; see `checksAreEnabled`.
  func switchChecks() {
    // What ended before the switch is judged by what held then.
    environment.readMail()
    readCountNews()
    let isOff = !checksAreEnabled
    delayedCheck.isSwitchedOff = isOff
    scan.isSwitchedOff = isOff
    counts.isEnabled = !isOff
    deallocations.isSwitchedOff = isOff
    guard isOff else { return }
    delayedCheck.ledger.cancelAll(because: Self.switchedOff)
    countCheck.ledger.cancelAll(because: Self.switchedOff)
    scan.forgetMisses()
  }

  /// Why nothing is expected while the checks are off.
  static let switchedOff = "the checks were switched off"

  /// A controller's end, for the log of deallocations; after that of the objects that went before.
  func noteInLog(_ id: ControllerID, at instant: VirtualInstant) {
    guard deallocations.isEnabled else { return }
    readCountNews(upTo: instant)
    deallocations.note(at: instant) { (environment.name(of: id), environment.typeName(of: id)) }
  }
}
