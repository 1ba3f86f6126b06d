import LeakDetection
import ObjectGraph
import UIKitCore
import VirtualTime

/// The event-driven check: what left the hierarchy has to be deallocated a moment later.
///
/// ```swift
/// let check = simulation.delayedCheck
/// check.delay = .seconds(5)
/// check.exclude(PlayerViewController.self, because: "it plays on behind the app")
/// check.onLateDeallocation = { print("\($0.subject) was deallocated late") }
/// ```
///
/// For every departure an expectation begins; when the controller is alive at its deadline, a leak is
/// reported. The expectation of a controller that comes back is cancelled. Time that the application spends
/// in the background is not counted, because nothing of a suspended application runs: what is pending goes
/// on with what was left of its delay, and what is gone by then is met. This is the idea of
/// DeallocationChecker's `checkDeallocation(afterDelay:)`, which can also be called by hand.
@MainActor public final class DelayedCheck: ScreenCheck {
  // Unchecked, as in the other checks: run-time checks of exclusive access would add some 5 % to a push and a pop.

  /// Whether every departure begins an expectation by itself. True by default; when false only calls of
  /// `checkDeallocation(afterDelay:)` do.
  @exclusivity(unchecked) public var isAutomatic = true

  /// How long a departed controller may live on, in virtual time. 2 s by default, as in the original.
  @exclusivity(unchecked) public var delay = Duration.seconds(2)

  /// Called with each expectation that failed and whose object went after all: late, not leaked. Its state
  /// is `metLate` with the time since the expectation began. Held until replaced.
  public var onLateDeallocation: (@MainActor (DeallocationExpectation) -> Void)?

  var onFinding: (CheckFinding) -> Void = { _ in }

  var isSwitchedOff = false {
    didSet { if isSwitchedOff { ledger.cancelAll(because: Self.switchedOff) } }
  }

  @exclusivity(unchecked) private var excluded: [ObjectIdentifier: String] = [:]
  /// The subject of the last departure.
  @exclusivity(unchecked) private var departed: DepartedControllers?
  let environment: Environment
  let ledger: ExpectationLedger
  let objects: ObjectNames

  init(environment: Environment) {
    self.environment = environment
    ledger = ExpectationLedger(clock: environment.clock) { _ = environment.upToDate }
    objects = ObjectNames(environment: environment)
    ledger.onLateDeath = { [weak self] in self?.noteLateDeath($0, at: $1) }
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
  public var expectations: [DeallocationExpectation] { ledger.records.map(\.expectation) }

  /// How many expectations there were, by state.
  public var tally: ExpectationTally { ledger.tally }

  /// Counts no time while the application is in the background.
  package func applicationDidMove(toBackground isInBackground: Bool) {
    isInBackground ? ledger.pause() : ledger.resume()
  }

  /// Begins an expectation because the hierarchy saw a departure.
  package func controllerDidDepart(_ controller: UIViewController, _ departure: ScreenDeparture) {
    guard isAutomatic, excluded.isEmpty || excluded[ObjectIdentifier(type(of: controller))] == nil
    else { return }
    expect(controller, departure, within: delay)
  }

  func expect(_ controller: UIViewController, _ departure: ScreenDeparture, within delay: Duration)
  {
    guard !isSwitchedOff else { return }
    ledger.expect(
      controller.id.rawValue, departed(by: departure), controller.backReference,
      at: departure.instant, within: delay)
  }

  package func controllerDidReturn(_ controller: UIViewController) {
    ledger.cancel(
      controller.id.rawValue, because: "\(environment.names.name(of: controller.id)) came back")
  }

  package func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant) {
    ledger.noteDeallocation(of: id.rawValue, at: instant)
  }

  private func departed(by departure: ScreenDeparture) -> DepartedControllers {
    if let departed, departed.includes(departure) { return departed }
    let made = DepartedControllers(departure, in: environment) { [weak self] departed, record in
      self?.onFinding(
        departed.finding(
          .delayedCheck(allowedDelay: record.delay, pausedFor: record.pause), of: record))
    }
    departed = made
    return made
  }
}

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
        ObjectSubject(object, because: reason, in: environment) { [weak self] in
          self?.onFinding($0)
        },
        at: environment.clock.now, within: max(delay, .zero))
    if isSwitchedOff { ledger.cancel(id.rawValue, because: Self.switchedOff) }
    return ExpectationHandle(serial: serial, number: id.rawValue, in: ledger)
  }
}
