import UIKitCore
import LeakDetection
import VirtualTime

extension Simulation {
  /// Switches everything off or on; see `checksAreEnabled`.
  func switchChecks() {
    // What ended before the switch is judged by what held then.
    let isOff = !upToDate.checksAreEnabled
    forEachCheck { $0.isSwitchedOff = isOff }
    deallocations.isSwitchedOff = isOff
  }

  /// A controller's end, for the log of deallocations; after that of the objects that went before.
  func noteInLog(_ id: InstanceID, at instant: VirtualInstant) {
    guard deallocations.isEnabled else { return }
    countCheck.readNews(upTo: instant)
    deallocations.note(at: instant) { (environment.name(of: id), environment.typeName(of: id)) }
  }
}
