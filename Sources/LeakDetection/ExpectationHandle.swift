/// One expectation, to be asked how it stands and to be taken back.
///
/// Holds the ledger it is in, and not the object. Letting go of it changes nothing.
@MainActor public struct ExpectationHandle {
  /// The expectation's serial number within its simulation; never used again.
  public let serial: Int
  private let number: SubjectNumber
  private let ledger: ExpectationLedger

  package init(serial: Int, number: SubjectNumber, in ledger: ExpectationLedger) {
    self.serial = serial
    self.number = number
    self.ledger = ledger
  }

  /// The expectation as it stands; `nil` once it is settled and a thousand others were settled after it.
  ///
  /// - Complexity: O(1) while pending or failed, else O(settled since).
  public var expectation: DeallocationExpectation? {
    ledger.record(serial, of: number)?.expectation
  }

  /// Where it stands; `nil` once it is forgotten, as `expectation` is.
  public var state: DeallocationExpectation.State? { expectation?.state }

  /// Takes a pending expectation back, so that it gets no verdict. One that is met, failed or cancelled
  /// stays as it is.
  /// - Parameter reason: why the object may live on after all, for the list of expectations.
  public func cancel(because reason: String) {
    guard state == .pending else { return }
    ledger.cancel(number, because: reason)
  }
}
