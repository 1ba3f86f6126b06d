import LifecycleKit
import XCTest

extension XCTestCase {
  /// Gives the running test a simulation of its own, and fails the test at this call's line, when it is over,
  /// for what the simulation found; see `DeallocationTestTrait`.
  ///
  ///     @MainActor final class OrdersTests: XCTestCase {
  ///       func testGoingBack() async throws {
  ///         let simulation = checksDeallocation()
  ///
  /// To be called first. Controllers made later in the test join the simulation. Judged in a teardown block,
  /// when the local variables of the test are gone; properties of the test case are not, and a screen that
  /// left and is kept in one is a leak. The block holds the simulation until then.
  ///
  /// With `time: .live` it is the one line that a test written for iOS needs, in its `setUp`, whichever that
  /// is: nothing else of the test has to change.
  ///
  ///     final class OrdersTests: XCTestCase {
  ///       override func setUp() {
  ///         super.setUp()
  ///         checksDeallocation(time: .live)
  ///
  /// For test cases on the main actor and on none, with a synchronous set-up and an `async` one: off the
  /// main thread it waits for a turn of the main queue, which XCTest grants during an `async` set-up.
  ///
  /// A test that fails, by this or by its own assertions, leaves the report of its simulation as a page in the
  /// folder that the environment's `LIFECYCLE_REPORTS` names, if it does.
  ///
  /// On Linux, XCTest ends the run with a failed cast at a main-actor class whose test methods are all
  /// synchronous, unless its target says `@_exported import MainActorXCTest`.
  @discardableResult
  public func checksDeallocation(
    time: SimulationTime = .virtual, exhaustively: Bool = false,
    allowing allowances: CheckAllowance...,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Simulation {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    let settings = CheckSettings(isExhaustive: exhaustively, allowances: allowances, time: time)
    let check = onMainActor {
      let check = TestCheck(time: settings.time)
      settings.apply(to: check, areOwn: true)
      check.beginRunningTestCase()
      return check
    }
    let (name, watch) = (name, FailureWatch())
    addTeardownBlock { @MainActor in
      let failures = await check.conclude()
      for failure in failures { (failure.site ?? site).fail(failure.text) }
      if !failures.isEmpty || watch.sawFailure { check.page(of: name).writeIntoFolder() }
      check.endRunningTestCase()
    }
    // The block that is added last runs first.
    addTeardownBlock { [unowned self] in watch.look(at: self) }
    return check.simulation
  }

  /// Expects an object to be gone when the test is over; fails at the caller's line when it is not.
  ///
  /// Needs no simulation. The object is held weakly, and judged in a teardown block. Those run before
  /// `tearDown()`, so a property of the test case that is cleared there still holds it; see the function of this
  /// name for Swift Testing.
  @MainActor public func trackForMemoryLeaks(
    _ object: AnyObject, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let check = TestCheck.inScope {
      return check.track(TrackedObject(object: object, site: site))
    }
    let tracked = TrackedObject(object: object, site: site)
    addTeardownBlock { @MainActor in
      let text = tracked.failure("when the test is over", in: Simulation())
      if let text { site.fail(text) }
    }
  }
}

extension TestCheck {
  fileprivate func beginRunningTestCase() {
    TestCheck.ofRunningTestCase = self
    simulation.adopt()
    if time == .live { simulation.application.notificationCenter = .default }
  }

  fileprivate func endRunningTestCase() {
    simulation.endAdoption()
    if TestCheck.ofRunningTestCase === self { TestCheck.ofRunningTestCase = nil }
  }
}
