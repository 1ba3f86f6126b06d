import UIKitCore
import LeakDetection
import VirtualTime

/// The event-driven check: what left the hierarchy has to be gone a moment later.
///
/// For every departure an expectation begins; when the controller is alive at its deadline, a leak is
/// reported. A controller that comes back is not expected to go any more. Time that the application spends
/// in the background is not counted, because nothing of a suspended application runs: what is pending goes
/// on with what was left of its delay, and what is gone by then is met. This is the idea of
/// DeallocationChecker's `checkDeallocation(afterDelay:)`, which can also be called by hand.
@MainActor public final class DelayedCheck {
  /// Whether every departure begins an expectation by itself. True at first; when false only calls of
  /// `checkDeallocation(afterDelay:)` do.
  public var isAutomatic = true

  /// How long a departed controller may live on, in virtual time. 2 s at first, as in the original.
  public var delay = Duration.seconds(2)

  /// Called with each expectation that failed and whose object went after all: late, not leaked. Its state
  /// is `metLate` with the time since the expectation began. Held until replaced.
  public var onLateDeallocation: (@MainActor (DeallocationExpectation) -> Void)?

  /// Whether all checks of the simulation are.
  var isSwitchedOff = false

  private var excluded: [ObjectIdentifier: String] = [:]
  let environment: Environment
  let ledger: ExpectationLedger
  let objects: NamedObjects

  init(environment: Environment) {
    self.environment = environment
    ledger = ExpectationLedger(clock: environment.clock)
    objects = NamedObjects(environment: environment)
    ledger.beforeJudging = { [weak self] in self?.readDeaths() }
    ledger.onLateDeath = { [weak self] in self?.noteLateDeath($0, at: $1) }
  }

  /// Hears of what went since the last reading.
  func readDeaths() {
    environment.readMail()
    objects.noteDeaths()
  }

  private func noteLateDeath(_ record: ExpectationRecord, at instant: VirtualInstant) {
    guard let onLateDeallocation else { return }
    var expectation = record.expectation
    expectation.state = .metLate(after: record.since.duration(to: instant))
    onLateDeallocation(expectation)
  }

  /// Leaves the controllers of a type, subclasses not included, out of the automatic check.
  ///
  /// A call of `checkDeallocation(afterDelay:)` on one still counts.
  public func exclude(_ type: UIViewController.Type, because reason: String) {
    excluded[ObjectIdentifier(type)] = reason
  }

  /// All expectations that are pending or failed and the latest thousand settled ones, oldest first.
  public var expectations: [DeallocationExpectation] {
    readDeaths()
    return ledger.records.map(\.expectation)
  }

  /// How many expectations there were, by state.
  public var tally: ExpectationTally {
    readDeaths()
    return ledger.tally
  }

  /// Counts no time while the application is in the background.
  func noteMove(toBackground isInBackground: Bool) {
    isInBackground ? ledger.pause() : ledger.resume()
  }

  /// Begins an expectation because the hierarchy saw a departure.
  func noteDeparture(of controller: UIViewController, _ departure: ScreenDeparture) {
    guard isAutomatic, excluded.isEmpty || excluded[ObjectIdentifier(type(of: controller))] == nil
    else { return }
    expect(controller, departure, within: delay)
  }

  func expect(_ controller: UIViewController, _ departure: ScreenDeparture, within delay: Duration)
  {
    guard !isSwitchedOff else { return }
    ledger.expect(
      controller.id.rawValue,
      ControllerSubject(controller, departure, delay: delay, in: environment),
      at: departure.instant, within: delay)
  }

  func noteReturn(of controller: UIViewController) {
    ledger.cancel(
      controller.id.rawValue, because: "\(environment.name(of: controller.id)) came back")
  }
}
