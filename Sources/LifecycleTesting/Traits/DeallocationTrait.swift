import LifecycleKit
import Testing

/// Gives a test a `Simulation` of its own and fails it, at its own line, for what the simulation found.
///
/// ```swift
/// @Test(.checksDeallocation) func `a profile that was popped is deallocated`() {
///   let simulation = Simulation.ofTest()
///   let navigation = UINavigationController(rootViewController: UIViewController())
///   simulation.show(navigation)
///   navigation.pushViewController(ProfileViewController(), animated: true)
///   simulation.advance(by: .seconds(1))
///   simulation.tapBackButton()
///   simulation.advance(by: .seconds(3))
/// }
/// ```
///
/// Made by `.checksDeallocation`. The simulation is `Simulation.ofTest()`, and every controller that the
/// test and the tasks it starts create joins it. When the body has returned, and its local variables and
/// its suite's properties are gone, the simulation ends the turn and waits the delayed check's delay in virtual
/// time. Then the test fails, an issue each, for
///
/// - a screen that left and is alive: who holds it and how it left;
/// - a misuse;
/// - any other object that should have been deallocated by now, or is one too many by the count, and is alive;
/// - work and sleeping tasks that still wait on the clock;
/// - registrations with services whose owner was deallocated, tasks that go on, continuations that were never resumed;
/// - a departure that could not be judged, because time stands still in the background;
/// - with `exhaustively`, events that the body did not assert;
/// - a tracked object that is alive, at the line of `trackForMemoryLeaks(_:)`;
/// - an allowance that nothing needed.
///
/// No leak is
///
/// - a screen that is shown in the end;
/// - a screen that only the test itself holds, if it is deallocated when the test is over. The test's own holders are
///   local variables, properties of the suite, the result of `#require`, and collections, closures and captured
///   variables of these;
/// - a screen that never left a hierarchy and is deallocated with the test.
///
/// A screen that an object of the test holds at its deadline, such as a coordinator that never clears it, is a leak.
/// So a body that ends with `simulation.advance(by: .seconds(3))` finds more than one that does not.
/// `SimulationVerdict.heldByTest` has the reports that were no leaks, and the page of a failing test marks them.
///
/// A test that throws fails by its error alone; one of XCTest, whose teardown runs all the same, by both.
///
/// A task that goes on though the screen that started it is deallocated is no failure. After the failures, an issue of
/// severity `warning` lists the number of such tasks, their function, file and line, and what they wait for. Tasks
/// that are about to end have a fifth of a second of real time.
///
/// A test that fails, by this or by its own expectations, has the report of its simulation attached, a page of HTML:
/// `swift test --attachments-path FOLDER` keeps it.
public struct DeallocationTestTrait: TestTrait, TestScoping {
  let settings: CheckSettings

  /// Runs the test in the scope of its simulation and judges it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await settings.run(test, areOwn: true, function)
  }
}

/// Gives each test of a suite, and of the suites inside it, what `DeallocationTestTrait` gives to one.
///
/// ```swift
/// @MainActor @Suite(.checksDeallocation) struct OrdersCoordinatorTests {
///   let simulation = Simulation.ofTest()
///   let coordinator = OrdersCoordinator()
/// ```
///
/// Every argument of a parameterised test has a simulation of its own. A test may carry a trait of its own
/// besides; its allowances are added to the suite's. An allowance of the suite that a test does not need does not fail it.
public struct DeallocationSuiteTrait: SuiteTrait, TestTrait, TestScoping {
  let settings: CheckSettings

  /// Whether suites inside the suite are checked too: always.
  public var isRecursive: Bool { true }

  /// Runs a test in the scope of its simulation and judges it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await settings.run(test, areOwn: false, function)
  }
}

extension TestTrait where Self == DeallocationTestTrait {
  /// A simulation for the test, which fails for leaks, misuses and work that remains.
  public static var checksDeallocation: Self { checksDeallocation() }

  /// A simulation for the test, which fails for what is not allowed.
  ///
  /// - Parameters:
  ///   - time: how time passes; that of the outermost suite which has the trait counts.
  ///   - exhaustively: whether the test also fails for every event that its body did not assert.
  ///   - allowances: what may pass, with reasons; one that is not needed fails the test.
  public static func checksDeallocation(
    time: SimulationTime = .virtual, exhaustively: Bool = false,
    allowing allowances: CheckAllowance...
  ) -> Self {
    Self(
      settings: CheckSettings(isExhaustive: exhaustively, allowances: allowances, time: time))
  }
}

extension SuiteTrait where Self == DeallocationSuiteTrait {
  /// A simulation for each test, which fails for leaks, misuses and work that remains.
  public static var checksDeallocation: Self { checksDeallocation() }

  /// A simulation for each test, which fails for what is not allowed.
  ///
  /// - Parameters:
  ///   - time: how time passes; that of the outermost suite which has the trait counts.
  ///   - exhaustively: whether the tests also fail for every event that their bodies did not assert.
  ///   - allowances: what may pass in any of the tests, with reasons.
  public static func checksDeallocation(
    time: SimulationTime = .virtual, exhaustively: Bool = false,
    allowing allowances: CheckAllowance...
  ) -> Self {
    Self(
      settings: CheckSettings(isExhaustive: exhaustively, allowances: allowances, time: time))
  }
}

/// Gives each test an application and a key window of its own, and judges nothing.
///
/// Made by `.ownWindow`. Tests of iOS code find one host: one application, one key window. Suites of Swift Testing
/// run side by side and take turns at each `await`, so what one test has put into the host's window the next one
/// finds there. With this trait `UIApplication.shared`, its window, and every controller that the test and the
/// tasks it starts create belong to that test alone; time passes by itself, as in the host. What
/// `.checksDeallocation` adds is the judgement; under that trait this one does nothing.
public struct OwnWindowTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether suites inside a suite have it too: always.
  public var isRecursive: Bool { true }

  /// Runs a test in the scope of its application.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard TaskCheck.current == nil else { return try await function() }
    try await test.runOnEachVersion {
      let check = await TestCheck(time: .live)
      do {
        try await TaskCheck.$current.withValue(check) {
          try await check.simulation.performInTask(function)
        }
      } catch {
        await check.stop()
        throw error
      }
      await check.stop()
    }
  }
}

extension Trait where Self == OwnWindowTrait {
  /// An application and a key window for each test; see `OwnWindowTrait`.
  public static var ownWindow: Self { Self() }
}
