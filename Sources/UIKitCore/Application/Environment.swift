import Foundation
import VirtualTime

/// What a controller finds around it: the clock, the log, the names, the observer of departures.
///
/// Every controller of an application holds it strongly. It holds no window, view or controller in
/// return, so a leaked controller keeps a log alive but no screen.
@MainActor package final class Environment {
  package let clock: VirtualClock
  var store = EventStore()
  var recordsEvents = true
  let mailbox = Mailbox()
  let releasePool = ReleasePool()
  /// What a finger holds; given up when the application resigns active.
  weak var heldTransition: Transition?
  /// What the open transaction waits for; `nil` outside of any.
  var animationGroup: AnimationGroup?
  /// The overrides that were reported for not calling `super`; each is reported once.
  var missedSuperCalls: Set<MissedSuperCall> = []
  private(set) var roster = Roster()
  /// What waits for the end of the turn.
  private(set) lazy var turnEnd = TurnEnd(of: self)

  /// The application this is the environment of; not held.
  package internal(set) var application: BackReference<UIApplication>?

  /// Whether animations take time here, and do not end on the clock's next turn.
  var animates: Bool { application?.object?.animationsAreEnabled != false }

  /// Told of joins, departures, returns and deallocations; held weakly.
  package weak var observer: (any LifecycleObserver)?

  /// What else belongs to the scope that `perform(_:)` makes.
  package var scope: (any PerformingScope)?

  /// Called for each misuse after it was recorded; held until replaced.
  package var misuseHandler: (@MainActor (UIKitMisuse) -> Void)?
  package private(set) var misuses: [UIKitMisuse] = []

  /// The environment of the synchronous call that runs right now.
  ///
  /// Set for the length of a synchronous call on the main actor and put back after it, so two
  /// simulations whose tests take turns on the main actor never see each other's.
  private static var called: Environment?

  /// The environment that controllers created right now belong to: that of the call that runs, else that
  /// of the task, else the adopted one.
  static var ambient: Environment? { called ?? TaskScope.environment ?? adopted }

  /// What new controllers belong to where neither a call nor a task says otherwise; not held. Only for a
  /// framework that runs one test at a time and leaves no place to put a task's scope, which is XCTest.
  package static weak var adopted: Environment?

  package init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Runs `body` with this environment as the one that new controllers belong to.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Environment.called
    guard outer !== self else { return try body() }
    Environment.called = self
    defer { Environment.called = outer }
    guard let scope else { return try body() }
    return try scope.perform(body)
  }

  /// The same for a change of the hierarchy.
  func performChange(_ change: () -> Void) {
    let outer = Environment.called
    guard outer !== self else { return change() }
    Environment.called = self
    defer { Environment.called = outer }
    if let scope { scope.performChange(change) } else { change() }
  }

  /// Does what waits for the end of the turn.
  package func endTurn() {
    perform { turnEnd.run() }
  }

  // MARK: - Names

  /// Gives the next identity to an object of a type: a controller, a window, or what is expected to go.
  package func enroll(_ type: AnyObject.Type) -> ControllerID {
    roster.enroll(type)
  }

  /// Puts a controller under a given name instead of its type's.
  package func rename(_ id: ControllerID, to name: String) {
    roster.rename(id, to: name)
  }

  /// The readable name behind an identity, also after the object is gone.
  package func name(of id: ControllerID) -> String {
    roster.name(of: id)
  }

  /// The name of the type behind an identity.
  package func typeName(of id: ControllerID) -> String {
    roster.typeName(of: id)
  }

  // MARK: - Events

  /// The log of all that is recorded here.
  package var log: LifecycleLog { LifecycleLog(environment: self) }

  /// Records a callback or another event of `controller`.
  func record(
    _ kind: LifecycleEvent.Kind, of controller: UIViewController,
    flags: LifecycleEvent.Flags = [], about other: ControllerID = .none
  ) {
    record(kind, of: controller.id, flags: flags, about: other)
  }

  func record(
    _ kind: LifecycleEvent.Kind, of id: ControllerID,
    flags: LifecycleEvent.Flags = [], about other: ControllerID = .none
  ) {
    if !mailbox.isEmpty { readMail() }
    guard recordsEvents else { return }
    store.append(kind, of: id, flags: flags, about: other, at: clock.now)
  }

  /// Records an event that carries words of its own.
  package func record(
    _ kind: LifecycleEvent.Kind, of id: ControllerID = .none, note: @autoclosure () -> String
  ) {
    if !mailbox.isEmpty { readMail() }
    guard recordsEvents else { return }
    store.append(kind, of: id, note: note(), at: clock.now)
  }

  /// Records a misuse, hands it to the handler and returns, so that the caller can refuse the operation.
  func report(_ misuse: UIKitMisuse.Kind, by controller: UIViewController, _ message: String) {
    report(misuse, by: controller.readableName, controller.id, message)
  }

  /// The same for what is no controller.
  package func report(_ misuse: UIKitMisuse.Kind, by name: String, _ message: String) {
    report(misuse, by: name, .none, message)
  }

  private func report(
    _ misuse: UIKitMisuse.Kind, by name: String, _ id: ControllerID, _ message: String
  ) {
    let misuse = UIKitMisuse(kind: misuse, controller: name, message: message, instant: clock.now)
    misuses.append(misuse)
    record(.misuse, of: id, note: misuse.message)
    misuseHandler?(misuse)
  }

  /// Posts on the application's notification centre, and tells the observer.
  func post(_ name: Notification.Name, of object: AnyObject) {
    application?.object?.notificationCenter.post(name: name, object: object)
    observer?.applicationDidPost(name.rawValue, of: object)
  }

  // MARK: - Mail

  /// Takes over what a dying controller held: it may outlive the controller, then untied, or die with it,
  /// then not nested inside the controller's own `deinit`.
  nonisolated func inherit(
    from dying: ControllerID, _ children: consuming [UIViewController],
    _ leaving: consuming [Leaving], _ presentation: consuming Presentation?
  ) {
    takeOver(from: dying, consume children, consume leaving, consume presentation)
    releasePool.drain()
  }

  /// A function of its own, so that no local variable holds anything while the pool is drained.
  nonisolated private func takeOver(
    from dying: ControllerID, _ children: consuming [UIViewController],
    _ leaving: consuming [Leaving], _ presentation: consuming Presentation?
  ) {
    let now = clock.now
    var survivors = children + leaving.map(\.controller)
    var orphans =
      children.map { Mailbox.Orphan($0, .outlivedParent, of: dying, at: now) }
      + leaving.map { Mailbox.Orphan($0.controller, $0.departure, of: dying, at: now) }
    if let presentation {
      orphans.append(
        Mailbox.Orphan(presentation.presented, .outlivedPresenter, of: dying, at: now))
      survivors.append(presentation.presented)
      releasePool.add([presentation])
    }
    mailbox.post(orphans: orphans)
    releasePool.add(survivors)
  }

  /// Records the deallocations that happened since the last event and unties what they left behind.
  package func readMail() {
    Associations.sweep()
    while !mailbox.isEmpty {
      let mail = mailbox.empty()
      for obituary in mail.obituaries {
        if recordsEvents {
          store.append(.deallocated, of: obituary.id, flags: [], about: .none, at: obituary.instant)
        }
        observer?.controllerDidDeallocate(obituary.id, at: obituary.instant)
      }
      for orphan in mail.orphans {
        guard let controller = orphan.reference.object else { continue }
        // Whoever would have ended its presentation or dismissal is gone.
        if orphan.kind == .outlivedPresenter {
          controller.movement.subtract([.presented, .dismissed])
        }
        controller.linkDidChange()
        if orphan.kind == .closed { controller.leaveLostWindow() }
        controller.noteLoss(orphan.kind, of: orphan.source, at: orphan.instant)
      }
    }
  }
}
