import UIKitCore
import LeakDetection
import VirtualServices
import VirtualTime

/// One simulated app: its clock, windows, event log, and the checks that watch its screens.
///
/// ```swift
/// let simulation = Simulation()
/// simulation.show(navigation)
///
/// navigation.pushViewController(ProfileViewController(), animated: true)
/// try simulation.settle()  // the push has ended
/// navigation.popViewController(animated: true)
/// simulation.advance(by: .seconds(20))  // takes no time
///
/// print(simulation.log.timeline())
/// for leak in simulation.leaks { print(leak.text) }
/// ```
///
/// Several may live side by side; none sees another's controllers, time or leaks. A simulation holds its
/// application, main window and services strongly and no controller; the window holds its root.
@MainActor public final class Simulation: DeallocationAware {
  /// The application: windows, misuses, the scope for new controllers.
  public let application: UIApplication

  /// The main window, hidden until `makeKeyAndVisible()`.
  public let window: UIWindow

  /// The check that acts on departures.
  public let delayedCheck: DelayedCheck

  /// The check that acts on what can be reached.
  public let scan: ReachabilityScan

  /// Timers, notifications, subscriptions, tasks: what screens register with, on this simulation's clock.
  public let services: SimulatedServices

  /// The check that acts on how many controllers of a type are alive.
  public let countCheck: CountCheck

  /// The end of every controller and counted object, when switched on.
  public let deallocations = DeallocationLog()

  let origins = ObjectOrigins()
  /// The list on screen, where one is shown.
  weak var leakList: LeakListController?
  var leakListWindow: UIWindow?

  // Unchecked, as in the other checks: run-time checks of exclusive access would add some 5 % to a push and a pop.

  /// Whether this simulation checks anything. True by default.
  ///
  /// While false nothing is expected, scanned, counted or logged as deallocated, and no holder is
  /// searched for: the screens run as without any check. Switching off cancels what is pending, with the
  /// reason "the checks were switched off". Reports made before go on to say what became of them.
  /// Switched on again the checks go on with what happens from then on; the scan also sees what is unreachable
  /// since before, its fail counts begin at nothing. Each check's own switch is left as it is.
  @exclusivity(unchecked) public var checksAreEnabled = true {
    didSet { if checksAreEnabled != oldValue { switchChecks() } }
  }

  /// Finds the holder of a leaked screen, for the reports.
  public let holderSearch = HolderSearch()

  /// The response to a leak, besides recording it. Held until replaced.
  public var leakResponse = LeakResponse.record

  /// The response to a misuse, besides recording it. Held until replaced.
  public var misuseResponse = MisuseResponse.record

  /// Whether reports say where the object was made: the program's functions that were running in its `init`.
  /// False by default. For controllers and for objects that count themselves, made from then on.
  ///
  /// Costs some microseconds for each, and kept memory until it is gone; see `CallTrace`.
  public var recordsOrigins: Bool {
    get { origins.isRecording }
    set { origins.isRecording = newValue }
  }

  /// How many controllers have joined.
  @exclusivity(unchecked) public private(set) var createdCount = 0
  private var deallocatedCount = 0
  @exclusivity(unchecked) var records = LeakRecords()
  /// The living controllers while growth is measured; `nil` otherwise.
  @exclusivity(unchecked) var living: Set<InstanceID>?
  /// The tasks that go on though the screens that started them are deallocated; found when a test is judged.
  public package(set) var remainingTasks: [RemainingTask] = []

  /// The objects that were gone while a screen was shown that knows them; noted where a test's findings are asked for.
  package internal(set) var earlyEnds: [EarlyEnd] = []
  /// The objects of the program that shown screens led to, each with a screen; noted likewise.
  var companions: [ObjectAddress: Companion] = [:]

  /// How many of the log's events a test has asserted.
  var asserted = 0

  package var environment: Environment { application.environment }

  /// Does something with each check, in the order in which they are told of what happens. No list of them is made:
  /// each transition passes here several times.
  @inline(__always) func forEachCheck(_ body: (any ScreenCheck) -> Void) {
    body(delayedCheck)
    body(scan)
    body(countCheck)
  }

  // The last reference may go elsewhere, as that of a suite does; a screen's own deinit counts on the main actor, as on
  // iOS.
  isolated deinit {}

  /// Makes a simulation whose time is virtual, at zero.
  ///
  /// - Parameters:
  ///   - clock: The clock that moves it; held.
  ///   - version: The version of iOS that it behaves as, where versions differ. Simulations of two versions in one
  ///     process do not see each other.
  public init(clock: VirtualClock = VirtualClock(), version: SystemVersion = .newestWithLog) {
    application = UIApplication(clock: clock, version: version)
    services = SimulatedServices(clock: clock)
    window = UIWindow(application: application)
    delayedCheck = DelayedCheck(environment: application.environment)
    scan = ReachabilityScan(environment: application.environment)
    countCheck = CountCheck(environment: application.environment)
    environment.observer = self
    noteEarlyEndsIfAsked()
    application.onMisuse = { [weak self] misuse in self?.misuseResponse.perform(misuse) }
    delayedCheck.objects.onDeath = { [weak self] id, instant in
      self?.delayedCheck.ledger.noteDeallocation(of: id.rawValue, at: instant)
      self?.records.noteEnd(of: .object(id), at: instant)
    }
    forEachCheck { $0.onFinding = { [weak self] in self?.note($0) } }
    environment.otherNews.reader = { [weak self] in self?.readOtherNews() }
    observeCounts()
  }

  /// The version of iOS that it behaves as.
  public var version: SystemVersion { environment.version }

  // MARK: - Time

  /// The time that everything here takes place in.
  public var clock: VirtualClock { environment.clock }

  /// Ends the turn, runs all that is due within a span of virtual time, in order, and returns.
  ///
  /// The turn of each piece of due work ends before the next piece.
  /// For synchronous code; asynchronous code awaits the other form. At the top level of a `main.swift` the
  /// compiler takes this one even with `await`, which it refuses by the rules of Swift 6 and warns of by those of
  /// Swift 5: put the call into a function. Ends early, with the misuse `timeStandsStill`, at an instant at which
  /// more than `clock.workLimitAtInstant` pieces of work are done.
  @available(*, noasync, message: "in asynchronous code await the other form, inside a function")
  public func advance(by duration: Duration) {
    let (environment, clock) = (environment, clock)
    let end = clock.now.advanced(by: duration)
    // An instant at a time, so that the end of an object that sends no news is dated.
    environment.performChange { clock.advance(to: end) { environment.catchUp() } }
    environment.endAdvance()
  }

  /// Ends the turn, runs all that is due within a span of virtual time, and lets main-actor tasks that sleep
  /// on the clock go on at their instants. Ends early as the other form does.
  ///
  /// Before a living object is judged, at its deadline or by the first scan that reports it, tasks have real time: up
  /// to a fifth of a second in each call, which ends as soon as the object is deallocated.
  public func advance(by duration: Duration) async {
    let (environment, clock) = (environment, clock)
    let (end, realTime) = (clock.now.advanced(by: duration), RealTime())
    await performInTask {
      repeat {
        let stop = await environment.nextStop(before: end)
        // Each stop lets tasks go on, which takes its time.
        await advance(notBeyond: delayedCheck.objects.isEmpty ? end : stop, in: realTime)
      } while clock.isOnTheWay(to: end)
    }
    environment.endAdvance()
  }

  /// Ends the turn and runs until no transition or other foreground work is left; the checks' own deadlines do
  /// not count. When this returns, all that was pushed, popped, presented or dismissed has had its last
  /// callback.
  ///
  /// A transition that a gesture holds stays undecided and is no error.
  ///
  /// - Throws: `IdleLimitExceeded`, naming what is still pending, after `limit` pieces of work;
  ///   `TransitionsWithoutEnd`, naming transitions that nothing on the clock will end.
  public func settle(limit: Int = 10_000) throws {
    try environment.perform {
      // What went last may have left a screen behind that is owed a callback.
      repeat {
        try clock.runUntilIdle(limit: limit)
      } while !upToDate.clock.isIdle
    }
    let endless = application.transitionsWithoutEnd
    if !endless.isEmpty { throw TransitionsWithoutEnd(transitions: endless, instant: clock.now) }
  }

  /// Ends the turn: does what UIKit leaves to the layout pass and the commit after the calls of a turn.
  ///
  /// A push changes the stack and returns; the screen loads its view and appears at the end of the turn. So
  /// does what is presented, dismissed and popped. When this returns, what is not animated has come to its
  /// end, and what is animated has sent its `will` callbacks. `advance(by:)`, `settle()` and each action of
  /// the `user` end the turn by themselves.
  public func endTurn() { application.endTurn() }

  // MARK: - Screens

  /// Every callback, misuse and leak so far, in order. What waits for the end of the turn is not in it yet.
  public var log: LifecycleLog { environment.log }

  /// All misuses so far, in order.
  public var misuses: [UIKitMisuse] { application.misuses }

  /// The user of the app: taps and gestures as plain calls. Each ends the turn before it and after it.
  public var user: SimulatedUser { application.user }

  /// How many of the created controllers are alive.
  public var aliveCount: Int {
    upToDate.createdCount - deallocatedCount
  }

  /// Runs `body` so that the controllers it creates belong to this simulation from the start.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.perform(body)
  }

  /// Names a controller of this simulation otherwise than after its type, in logs, trees and reports.
  ///
  /// For screens that share a class and are told apart by what they show. The name gets a number,
  /// counted for each name, and also stands for the events so far. Others' controllers stay as they are.
  public func rename(_ controller: UIViewController, to name: String) {
    guard controller.environment === environment else { return }
    environment.names.rename(controller.id, to: name)
  }

  /// Makes another hidden window of this simulation's application.
  public func makeWindow() -> UIWindow {
    UIWindow(application: application)
  }

  /// The hierarchy right now, drawn as a tree. Ends no turn: what was pushed or presented in this one stands
  /// there, and is not loaded or not on screen yet.
  public func hierarchyTree() -> String {
    application.hierarchyTree()
  }

  // MARK: - Leaks

  /// All reports so far, in the order in which the leaks were found: one each time a screen or an object leaks,
  /// however many checks find it. One that is deallocated or comes back later says so in `aftermath`.
  public var leaks: [LeakReport] {
    upToDate.records.all
  }
}

extension Simulation: LifecycleObserver {
  package func controllerDidJoin(_ controller: UIViewController) {
    createdCount += 1
    living?.insert(controller.id)
    origins.noteCreation(of: controller.id)
    forEachCheck { $0.controllerDidJoin(controller) }
  }

  package func controllerIsUnreachable(_ controller: UIViewController) {
    forEachCheck { $0.controllerIsUnreachable(controller) }
  }

  package func controllerDidDepart(_ controller: UIViewController, _ departure: ScreenDeparture) {
    guard checksAreEnabled, !scan.isCached(controller) else { return }
    forEachCheck { $0.controllerDidDepart(controller, departure) }
  }

  package func applicationDidMove(toBackground isInBackground: Bool) {
    forEachCheck { $0.applicationDidMove(toBackground: isInBackground) }
  }

  package func applicationDidPost(_ name: String, of object: AnyObject) {
    services.notificationCenter.post(name: name, object: object)
  }

  package func controllerDidReturn(_ controller: UIViewController) {
    forEachCheck { $0.controllerDidReturn(controller) }
    records.noteReturn(of: controller.id, at: clock.now)
  }

  package func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant) {
    deallocatedCount += 1
    living?.remove(id)
    origins.noteEnd(of: id)
    forEachCheck { $0.controllerDidDeallocate(id, at: instant) }
    noteInLog(id, at: instant)
    records.noteEnd(of: .object(id), at: instant)
  }

  /// Takes in the ends of objects that are no controllers.
  private func readOtherNews() {
    environment.otherNews.lower()
    delayedCheck.objects.noteDeaths()
    countCheck.readNews()
    // The end of an arbitrary object sends no news.
    if !delayedCheck.objects.isEmpty { environment.otherNews.raise() }
  }
}
