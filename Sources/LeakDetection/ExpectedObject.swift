import VirtualTime

/// Something that may be expected to go: it can be asked whether it lives, and does not make it live.
package protocol ExpectedObject: AnyObject {
  /// Whether the object is alive; asked at the deadline.
  @MainActor var isAlive: Bool { get }
  /// The readable name; read only when the expectation is.
  @MainActor var subject: String { get }
  /// Why it is expected to go; read only when the expectation is.
  @MainActor var reason: String { get }
  /// Called at the deadline when the object is alive then.
  @MainActor func outlived(_ deadline: VirtualInstant)
}

/// Names an expected object within one ledger: a serial number, never an address.
package typealias SubjectNumber = UInt32

/// One expectation as the ledger keeps it; the words are made when they are read.
package struct ExpectationRecord {
  package let serial: Int
  package let number: SubjectNumber
  package let subject: any ExpectedObject
  package let since: VirtualInstant
  /// When the object has to be gone, should no further pause come.
  package internal(set) var deadline: VirtualInstant
  package internal(set) var state = DeallocationExpectation.State.pending

  /// The record with its words.
  @MainActor package var expectation: DeallocationExpectation {
    DeallocationExpectation(
      serial: serial, subject: subject.subject, reason: subject.reason, since: since,
      deadline: deadline, state: state)
  }
}
