import LeakDetection
import ObjectGraph
import UIKitCore
import VirtualTime

/// What a check has found: something that should be gone and lives, or more of a kind than there may be.
struct Finding {
  /// What it is about; whichever checks find it, it has one report.
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
  /// Since when it should be gone.
  let since: VirtualInstant
  let foundAt: VirtualInstant
  /// Adds what the check saw to the report.
  let seen: (inout LeakReport) -> Void
}
