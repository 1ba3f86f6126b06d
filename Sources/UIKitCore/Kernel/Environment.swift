import Foundation
import VirtualTime

/// The surroundings of a controller: the clock, the log, the names, the observer of departures.
///
/// Every controller of an application holds it strongly. It holds no window, view or controller in
/// return, so a leaked controller keeps a log alive but no screen.
@MainActor package final class Environment {
  package let clock: VirtualClock
  @exclusivity(unchecked) var store = EventStore()
  @exclusivity(unchecked) var links = LinkTrail()
  @exclusivity(unchecked) var recordsEvents = true
  let inbox = DeallocationInbox()
  /// The news that was taken out of the inbox last.
  @exclusivity(unchecked) private var readMail = DeallocationInbox.Contents()
  let releasePool = ReleasePool()
  /// The animations that the open transaction of this application waits for; `nil` outside of any.
  @exclusivity(unchecked) var animationGroup: AnimationGroup?
  /// The group that animations beginning now belong to.
  var openGroup: AnimationGroup? { animationGroup ?? AnimationGroup.outside }
  /// The overrides that were reported for not calling `super`; each is reported once.
  var missedSuperCalls: Set<MissedSuperCall> = []
  @exclusivity(unchecked) private(set) var nameTable = NameTable()
  @exclusivity(unchecked) private var lastWork:
    (work: TransitionWork, id: InstanceID, name: String)?
  /// The steps that wait for the end of the turn.
  let turnEnd: TurnEnd
  private var backReferences = BackReferences<Environment>()

  /// The application this is the environment of; not held.
  package internal(set) var application: BackReference<UIApplication>?

  /// Whether animations take time here, and do not end on the clock's next turn.
  var animates = true

  /// Told of joins, departures, returns and deallocations; held weakly.
  @exclusivity(unchecked) package weak var observer: (any LifecycleObserver)?

  /// The scope that an observer puts around everything that runs inside `perform(_:)`.
  @exclusivity(unchecked) package var scope: (any PerformingScope)?

  /// Called for each misuse after it was recorded; held until replaced.
  package var misuseHandler: (@MainActor (UIKitMisuse) -> Void)?
  package private(set) var misuses: [UIKitMisuse] = []

  /// The environment of the synchronous call that runs right now.
  ///
  /// Set for the length of a synchronous call on the main actor and put back after it, so two
  /// simulations whose tests take turns on the main actor never see each other's.
  @exclusivity(unchecked) private static var called: Environment?

  /// The environment that controllers created right now belong to: that of the call that runs, else that
  /// of the task, else the adopted one.
  static var ambient: Environment? { called ?? TaskScope.environment ?? adopted }

  /// The environment of new controllers where neither a call nor a task says otherwise; not held. Only for a
  /// framework that runs one test at a time and leaves no place to put a task's scope, which is XCTest.
  @exclusivity(unchecked) package static weak var adopted: Environment?

  package init(clock: VirtualClock) {
    self.clock = clock
    turnEnd = TurnEnd(on: clock)
    turnEnd.join(backReferences.make(for: self))
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

  /// Same as `perform(_:)`, for a change that returns and throws nothing.
  package func performChange(_ change: () -> Void) {
    let outer = Environment.called
    guard outer !== self else { return change() }
    Environment.called = self
    defer { Environment.called = outer }
    if let scope { scope.performChange(change) } else { change() }
  }

  /// Does what waits for the end of the turn.
  package func endTurn() {
    performChange { turnEnd.run(readInbox) }
  }

  // MARK: - Names

  /// Gives the next identity to an object of a type: a controller, a window, or an object that is watched.
  package func enroll(_ type: AnyObject.Type) -> InstanceID {
    nameTable.enroll(type)
  }

  /// Puts a controller under a given name instead of its type's.
  package func rename(_ id: InstanceID, to name: String) {
    lastWork = nil
    nameTable.rename(id, to: name)
  }

  /// The readable name behind an identity, also after the object was deallocated.
  package func name(of id: InstanceID) -> String {
    nameTable.name(of: id)
  }

  /// The name of a controller's transition on the clock: `navigation transition of Checkout#1`.
  ///
  /// The last one is kept, because a container has the same transition again and again.
  func name(of work: TransitionWork, _ id: InstanceID) -> String {
    if let lastWork, lastWork.id == id, lastWork.work == work { return lastWork.name }
    let name = "\(work.rawValue) \(name(of: id))"
    lastWork = (work, id, name)
    return name
  }

  /// The identity and the type of every object that was ever given an identity here.
  package var enrolledTypes: [(id: InstanceID, type: AnyObject.Type)] {
    nameTable.enrolledTypes.enumerated().map { (InstanceID(UInt32($0 + 1)), $1) }
  }

  /// The name of the type behind an identity.
  package func typeName(of id: InstanceID) -> String {
    nameTable.typeName(of: id)
  }

  // MARK: - Events

  /// Whether `record` has anything to do.
  var listens: Bool { recordsEvents || !inbox.isEmpty }

  /// Records a callback or another event.
  func record(
    _ kind: LifecycleEvent.Kind, of id: InstanceID,
    flags: LifecycleEvent.Flags = [], about other: InstanceID = .none
  ) {
    if !inbox.isEmpty { readInbox() }
    guard recordsEvents else { return }
    store.append(kind, of: id, flags: flags, about: other, at: clock.now)
  }

  /// Records an event that carries words of its own.
  package func record(
    _ kind: LifecycleEvent.Kind, of id: InstanceID = .none, note: @autoclosure () -> String
  ) {
    if !inbox.isEmpty { readInbox() }
    guard recordsEvents else { return }
    store.append(kind, of: id, note: note(), at: clock.now)
  }

  /// Records a misuse, hands it to the handler and returns, so that the caller can refuse the operation.
  package func report(_ misuse: UIKitMisuse.Kind, by name: String, _ message: String) {
    report(misuse, by: name, .none, message)
  }

  func report(
    _ misuse: UIKitMisuse.Kind, by name: String, _ id: InstanceID, _ message: String
  ) {
    let misuse = UIKitMisuse(kind: misuse, controller: name, message: message, instant: clock.now)
    misuses.append(misuse)
    record(.misuse, of: id, note: misuse.message)
    misuseHandler?(misuse)
  }

  // MARK: - Late news

  /// Raised by a source of other news of deallocations.
  package let otherNews = NewsFlag()
  /// Called when the inbox was read and the flag is up, for that news to be taken in.
  @exclusivity(unchecked) package var whenCaughtUp: () -> Void = {}

  /// Takes all news in. What reads results, judges or moves time on begins with it.
  package func catchUp() {
    Associations.sweep()
    readInbox()
    if otherNews.isRaised { whenCaughtUp() }
  }

  /// Records the deallocations that happened since the last event and unties what they left behind.
  func readInbox() {
    if inbox.isEmpty { return }
    // What is told may come back here: it finds nothing of this.
    var mail = DeallocationInbox.Contents()
    swap(&mail, &readMail)
    while !inbox.isEmpty {
      inbox.exchange(&mail)
      for deallocation in mail.deallocations {
        if recordsEvents {
          store.append(
            .deallocated, of: deallocation.id, flags: [], about: .none, at: deallocation.instant)
        }
        observer?.controllerDidDeallocate(deallocation.id, at: deallocation.instant)
      }
      for survivor in mail.survivors { survivor.ownerDidDeallocate() }
      mail.clear()
    }
    swap(&mail, &readMail)
  }
}
