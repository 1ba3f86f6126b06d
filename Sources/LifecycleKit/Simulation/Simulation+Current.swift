import LeakDetection
import UIKitCore
import VirtualTime

extension Simulation {
  /// The simulation in whose scope the running code was called; `nil` outside of any.
  ///
  /// Inside callbacks and `perform(_:)` it is the one that called, inside a test with the trait
  /// `.checksDeallocation` the test's own. It is held by what opened the scope.
  public static var current: Simulation? {
    UIApplication.current?.environment.simulation
  }

  /// Runs `body` so that the controllers that it and the tasks it starts create belong to this simulation,
  /// and objects that are counted are counted here.
  ///
  /// As `perform(_:)`, for code that suspends; of another name, so that neither stands in for the other.
  /// Where a synchronous call of another simulation runs meanwhile, new controllers are the other's. Holds
  /// the application until `body` returns.
  nonisolated package func performInTask<Result>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await EnvironmentScope.$task.withValue(await environment) {
      try await counts.performInTask(body)
    }
  }

  /// Runs `body` so that the tasks it starts, and the controllers that those create, belong to this simulation.
  package func performWithTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EnvironmentScope.$task.withValue(environment) { try body() }
  }

  /// The number of steps that wait for the end of the turn.
  package var stepsAtTurnEnd: Int { environment.stepsAtTurnEnd }

  /// Makes this the simulation of new controllers where nothing else says otherwise, until it goes or
  /// another is adopted. For a framework that runs one test at a time.
  package func adopt() {
    EnvironmentScope.adopted = environment
  }

  /// Takes back `adopt()`.
  package func endAdoption() {
    if EnvironmentScope.adopted === environment { EnvironmentScope.adopted = nil }
  }

  /// How many of the log's events were asserted or passed over by a test, from the first on.
  package var assertedEventCount: Int {
    get { asserted }
    set { asserted = min(max(newValue, 0), log.count) }
  }
}

extension Environment {
  /// The simulation that checks what happens here, if one does.
  ///
  /// The environment's module does not know simulations, so it knows its own as an observer only.
  var simulation: Simulation? { observer as? Simulation }
}

extension Simulation {
  /// Switches everything off or on; see `checksAreEnabled`.
  func switchChecks() {
    // What ended before the switch is judged by what held then.
    let isOff = !upToDate.checksAreEnabled
    forEachCheck { $0.isSwitchedOff = isOff }
    deallocations.isSwitchedOff = isOff
  }

  /// A controller's end, for the log of deallocations; after that of the objects that went before.
  func noteInLog(_ id: InstanceID, at instant: VirtualInstant) {
    guard deallocations.isEnabled else { return }
    countCheck.readNews(upTo: instant)
    deallocations.note(at: instant) {
      (environment.names.name(of: id), environment.names.typeName(of: id))
    }
  }
}

extension Simulation {
  /// The screen on top of everything in the main window; `nil` when it has no root.
  ///
  /// By the links, which a push and a presentation change inside the call: it may be one whose view is not
  /// loaded yet. Ends no turn.
  public var visibleViewController: UIViewController? { window.visibleViewController }

  /// Makes a controller the root of the main window, shows the window, and ends the turn: when this returns,
  /// the root has appeared.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    if window.isHidden { window.makeKeyAndVisible() }
    endTurn()
  }
}
