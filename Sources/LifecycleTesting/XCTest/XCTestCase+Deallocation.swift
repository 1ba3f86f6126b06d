import LifecycleKit
import XCTest

extension XCTestCase {
  /// Gives the running test a simulation of its own, and fails after `tearDown()` for its findings; see
  /// `DeallocationTestTrait`.
  ///
  /// A failure is reported at this call's line. If the call is in a set-up, it is reported at the test's first line,
  /// where the program has line information.
  ///
  /// ```swift
  /// @MainActor final class OrdersCoordinatorXCTests: XCTestCase {
  ///   func testBackButton() async throws {
  ///     let simulation = checksDeallocation()
  ///     let coordinator = OrdersCoordinator()
  ///     trackForMemoryLeaks(coordinator)
  ///     simulation.show(coordinator.navigation)
  ///     coordinator.start()
  ///     coordinator.showOrder(1)
  ///     await simulation.advance(by: .seconds(1))
  ///
  ///     simulation.tapBackButton()
  ///     await simulation.advance(by: .seconds(3))
  ///     XCTAssertTrue(simulation.visibleViewController is OrdersViewController)
  ///   }
  /// }
  /// ```
  ///
  /// Call it first: controllers made later in the test join the simulation. The simulation is held until it is judged,
  /// when all forms of `tearDown()` have returned. XCTest takes no failure for a test by then. So the failure is that
  /// of one more test in the suite, `OrdersTests.testGoingBack, after tearDown()`. It is not counted as a test, and
  /// nothing is printed about it where nothing fails.
  ///
  /// XCTest keeps the test case as long as the program runs. A screen that only the case reaches is no leak all the
  /// same, whether `tearDown()` clears it or not. Neither is a screen that a static or a window holds until
  /// `tearDown()` clears it. A screen that an object of the case, such as a coordinator, holds at a deadline within the
  /// test is a leak.
  ///
  /// Tasks that a screen has started and that go on without it are no failure. A line of the output, with this call's
  /// file and line, lists their number and where they wait.
  ///
  /// With `time: .live` it is the one line that a test written for iOS needs, in its `setUp`, whichever that
  /// is: nothing else of the test has to change. A screen is judged 2 s after it left, by the wall clock. So a test waits
  /// that long, or advances `Simulation.ofTest()`, for a screen that only an object of the test holds until `tearDown()`.
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
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> Simulation {
    let isInTest = name.hasSuffix("." + function.prefix { $0 != "(" })
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    let settings = CheckSettings(isExhaustive: exhaustively, allowances: allowances, time: time)
    let scope = TestScope(of: self)
    let check = onMainActor {
      let check = TestCheck(time: settings.time)
      settings.apply(to: check, areOwn: true)
      check.enter(scope)
      check.beginRunningTestCase()
      return check
    }
    addTeardownBlock { onMainActor { check.endTest() } }
    let filterName = "\(String(reflecting: Self.self))/\(name.split(separator: ".").last ?? "")"
    judgeAfterTearDown { [name] hasFailed in
      let failures = await check.conclude()
      check.testFindings(filterName).writeIntoFolder()
      if let note = check.note { site.note(note) }
      if !failures.isEmpty || hasFailed { check.page(of: name).writeIntoFolder() }
      check.endRunningTestCase()
      return failures.map {
        TestFailure(text: $0.text, site: $0.site ?? site, isOfCall: isInTest || $0.site != nil)
      }
    }
    return check.simulation
  }

  /// Expects an object to be deallocated when the test is over; fails at the caller's line when it is not.
  ///
  /// Needs no simulation. The object is held weakly, and judged after `tearDown()`. An object that only properties of
  /// the test case reach counts as deallocated. See the function of this name for Swift Testing.
  @MainActor public func trackForMemoryLeaks(
    _ object: AnyObject, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let check = TestCheck.inScope {
      return check.track(TrackedObject(object: object, site: site))
    }
    let tracked = TrackedObject(object: object, site: site)
    let scope = TestScope(of: self)
    judgeAfterTearDown { _ in
      let simulation = Simulation()
      simulation.holderSearch.testScope = scope
      simulation.noteEndOfTest()
      let text = tracked.failure("when the test is over", in: simulation)
      return text.map { [TestFailure(text: $0, site: site, isOfCall: true)] } ?? []
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
