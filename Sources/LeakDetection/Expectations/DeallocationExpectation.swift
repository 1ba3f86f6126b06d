import VirtualTime

/// The claim that an object will be gone by an instant, and what became of the claim.
///
/// An expectation leaves `pending` exactly once. A failed one may still become `metLate`: the object died
/// after all, only later than expected.
public struct DeallocationExpectation: Hashable, Sendable, Codable {
  /// Where an expectation stands.
  public enum State: Hashable, Sendable, Codable {
    /// The deadline has not come and the object lives.
    case pending
    /// The object went in time, this long after the expectation began.
    case met(after: Duration)
    /// The deadline came and the object lived: a leak was reported.
    case failed
    /// The object went after the deadline, this long after the expectation began.
    case metLate(after: Duration)
    /// The object came back on screen or was no longer expected to be deallocated; the words say why.
    case cancelled(String)
  }

  /// Serial number within one list of expectations; never used again, unlike an address.
  public var serial: Int
  /// The readable name of the object.
  public var subject: String
  /// Why it should be deallocated: `popped from Navigator#1`.
  public var reason: String
  /// When the expectation began.
  public var since: VirtualInstant
  /// When the object has to be deallocated. Time in the background does not count: the deadline moves by it when the
  /// application comes back.
  public var deadline: VirtualInstant
  /// Where the expectation stands.
  public var state: State

  package init(
    serial: Int, subject: String, reason: String, since: VirtualInstant, deadline: VirtualInstant,
    state: State
  ) {
    self.serial = serial
    self.subject = subject
    self.reason = reason
    self.since = since
    self.deadline = deadline
    self.state = state
  }
}

extension DeallocationExpectation.State {
  /// The state in words: `met after 0.350 s`.
  public var text: String {
    switch self {
    case .pending: "pending"
    case .met(let elapsed): "met after \(VirtualInstant(sinceStart: elapsed))"
    case .failed: "failed"
    case .metLate(let elapsed): "met late after \(VirtualInstant(sinceStart: elapsed))"
    case .cancelled(let reason): "cancelled: \(reason)"
    }
  }
}

/// How many expectations there are in each state.
public struct ExpectationTally: Hashable, Sendable, Codable {
  /// Neither gone nor due yet.
  public var pending = 0
  /// Gone in time.
  public var met = 0
  /// Gone after the deadline.
  public var metLate = 0
  /// Alive at the deadline and still.
  public var failed = 0
  /// Not judged, because the object came back.
  public var cancelled = 0

  package init() {}
}

/// One expectation, to be asked how it stands and to be taken back.
///
/// Holds the ledger it is in, and not the object. Releasing it changes nothing.
@MainActor public struct ExpectationHandle {
  /// The expectation's serial number within its list; never used again.
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
