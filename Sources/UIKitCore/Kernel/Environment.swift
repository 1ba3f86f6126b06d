import VirtualTime

/// The surroundings of a controller: the clock, the names, the events, the news of deallocations, the observer.
///
/// Every controller of an application holds it strongly. It holds no window, view or controller in
/// return, so a leaked controller keeps a log alive but no screen.
@MainActor package final class Environment {
  nonisolated package let clock: VirtualClock
  /// The version of iOS whose behaviour is simulated here.
  package let version: SystemVersion
  // Unchecked here and below: run-time checks of exclusive access would add some 6 % to a push and a pop.
  @exclusivity(unchecked) package var names = NameTable()
  @exclusivity(unchecked) var events = EventRecord()
  var misuses = MisuseRecord()
  let inbox = DeallocationInbox()
  package let otherNews = DeallocationFlag()
  let releasePool = ReleasePool()
  /// The steps that wait for the end of the turn.
  let turnEnd: TurnEnd
  /// UIKit's own leaks that are switched on.
  package var leaksOfUIKit: Set<UIKitLeak> = []
  /// The animations that the open transaction of this application waits for; `nil` outside of any.
  @exclusivity(unchecked) var animationGroup: AnimationGroup?
  /// Whether the observer is told of each screen that is shown and at rest.
  package var tellsOfRest = false
  /// Whether animations take time here, and do not end on the clock's next turn.
  var animates = true
  private var backReferences = BackReferences<Environment>()

  /// The application this is the environment of; not held.
  @exclusivity(unchecked) package internal(set) var application: BackReference<UIApplication>?

  /// Told of joins, departures, returns and deallocations; held weakly.
  @exclusivity(unchecked) package weak var observer: (any LifecycleObserver)?

  /// The scope that an observer puts around everything that runs inside `perform(_:)`.
  @exclusivity(unchecked) package var scope: (any PerformingScope)?

  package init(clock: VirtualClock, version: SystemVersion = .newestWithLog) {
    self.clock = clock
    self.version = version
    turnEnd = TurnEnd(on: clock)
    turnEnd.join(backReferences.make(for: self))
  }

  /// The group that animations beginning now belong to.
  var openGroup: AnimationGroup? { animationGroup ?? AnimationGroup.outside }

  /// Does what waits for the end of the turn.
  package func endTurn() {
    performChange { turnEnd.run(in: self) }
  }

  // MARK: - Events, after the news that came before them

  /// Whether `record` has anything to do.
  var listens: Bool { events.areRecorded || !inbox.isEmpty }

  /// Records a callback or another event.
  func record(
    _ kind: LifecycleEvent.Kind, of id: InstanceID,
    flags: LifecycleEvent.Flags = [], about other: InstanceID = .none
  ) {
    if !inbox.isEmpty { readInbox() }
    guard events.areRecorded else { return }
    events.store.append(kind, of: id, flags: flags, about: other, at: clock.now)
  }

  /// Records an event that carries words of its own.
  package func record(
    _ kind: LifecycleEvent.Kind, of id: InstanceID = .none, note: @autoclosure () -> String
  ) {
    if !inbox.isEmpty { readInbox() }
    guard events.areRecorded else { return }
    events.store.append(kind, of: id, note: note(), at: clock.now)
  }

  /// Records a misuse, hands it to the handler and returns, so that the caller can refuse the operation.
  package func report(_ misuse: UIKitMisuse.Kind, by name: String, _ message: String) {
    report(misuse, by: name, .none, message)
  }

  func report(
    _ misuse: UIKitMisuse.Kind, by name: String, _ id: InstanceID, _ message: String
  ) {
    let misuse = UIKitMisuse(kind: misuse, controller: name, message: message, instant: clock.now)
    misuses.all.append(misuse)
    record(.misuse, of: id, note: misuse.message)
    misuses.handler?(misuse)
  }

  /// Posts the news of survivors from any thread. Where time passes by itself, nothing asks for them before it goes on.
  nonisolated func post(survivors: [some DeallocationInbox.Survivor]) {
    guard !survivors.isEmpty else { return }
    inbox.post(survivors: survivors)
    clock.scheduleWhenDriven("news of deallocations") { [weak self] in self?.catchUp() }
  }

  /// Takes all news in. What reads results, judges or moves time on begins with it.
  package func catchUp() {
    AssociatedValues.sweep()
    if !inbox.isEmpty { readInbox() }
    otherNews.read()
  }

  /// Records the deallocations that happened since the last event, and updates the links of the survivors.
  func readInbox() {
    // What is called may come back here: it finds nothing of this.
    while let mail = inbox.take() {
      for deallocation in mail.deallocations {
        if events.areRecorded {
          events.store.append(
            .deallocated, of: deallocation.id, flags: [], about: .none, at: deallocation.instant)
        }
        observer?.controllerDidDeallocate(deallocation.id, at: deallocation.instant)
      }
      if !mail.survivors.isEmpty {
        for survivor in mail.survivors { survivor.ownerDidDeallocate() }
      }
      inbox.reuse(consume mail)
    }
  }
}
