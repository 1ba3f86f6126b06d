import LeakDetection
import ObjectGraph
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
