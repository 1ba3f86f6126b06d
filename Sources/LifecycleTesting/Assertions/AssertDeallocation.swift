import LifecycleKit

/// How a screen leaves in `assertDeallocation`.
public enum ScreenExit: Sendable, CaseIterable {
  /// It is presented in a window, animated, and dismissed.
  case dismissal
  /// It is pushed on a navigation stack in a window, animated, and popped.
  case pop
}

/// Makes a screen, shows it, takes it away, and fails at the caller's line when it is not let go.
///
///     await assertDeallocation { ProfileViewController(store: store) }
///     await assertDeallocation(after: .pop) { ProfileViewController(store: store) }
///
/// Takes place in a simulation of its own, within virtual time; the screen has its view loaded and has
/// appeared before it leaves. It may take 10 s to come and to leave, and `timeout` to go, which ends as soon as
/// it is gone; the main queue and main-actor tasks have their turns all the time, and before a screen counts
/// as leaked, threads have a fifth of a second of real time. The failure names the holder of the screen and the objects
/// that are alive with it: children, views, objects that it reaches. Children and views that outlive the screen
/// fail as well, and so do misuses on the way. Nothing is held here but the captures of `make`.
///
/// A screen that only a property of the XCTest case holds passes. A screen without a known holder may be held by a
/// variable of the test: it is judged when the test is over, if the test has a check, and fails at once if it has none.
///
/// Tasks that the screen has started and that go on without it are no failure. They are reported as a warning in Swift
/// Testing, and in the output in XCTest.
///
/// Named after `assertDeallocation` for UIKit, published by fastred and others.
@MainActor public func assertDeallocation<Screen: UIViewController>(
  after exit: ScreenExit = .dismissal, timeout: Duration = .seconds(3),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: () throws -> Screen
) async rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let trial = ExitTrial(exit, timeout)
  try trial.enter(make)
  await trial.proceed()
  trial.trackViews(site)
  trial.leave()
  await trial.proceed()
  await trial.waitUntilGone()
  trial.judge(site)
  await trial.tellTasks(site)
}

/// The synchronous form.
///
///     assertDeallocation { ProfileViewController(store: store) }
///
/// In a synchronous test of Swift Testing neither the main queue nor main-actor tasks have turns, because the
/// test itself is called by the queue: a screen with a task of its own needs the other form there.
@MainActor public func assertDeallocation<Screen: UIViewController>(
  after exit: ScreenExit = .dismissal, timeout: Duration = .seconds(3),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: () throws -> Screen
) rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let trial = ExitTrial(exit, timeout)
  try trial.enter(make)
  trial.proceed()
  trial.trackViews(site)
  trial.leave()
  trial.proceed()
  trial.waitUntilGone()
  trial.judge(site)
  trial.tellTasks(site)
}

/// Makes an object, releases it, and fails at the caller's line when it lives on.
///
///     await assertDeallocation { Session(store: store) }
///
/// Waits until it is gone, for `timeout` at most: in virtual time where the test has a simulation, and in real
/// time where it has none; the main queue and main-actor tasks have their turns. The failure tells who holds
/// it and what is alive with it. Nothing is held here but what `make` captures.
@MainActor @_disfavoredOverload public func assertDeallocation<Object: AnyObject>(
  timeout: Duration = .seconds(3), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () throws -> Object
) async rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let object = try made(make, site)
  let patience = Patience(atMost: timeout, in: TestCheck.inScope?.simulation ?? Simulation.current)
  while object.object != nil, await patience.goOn() {}
  object.judge()
}

/// The synchronous form; see the one for screens.
@MainActor @_disfavoredOverload public func assertDeallocation<Object: AnyObject>(
  timeout: Duration = .seconds(3), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () throws -> Object
) rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let object = try made(make, site)
  let patience = Patience(atMost: timeout, in: TestCheck.inScope?.simulation ?? Simulation.current)
  while object.object != nil, patience.goOn() {}
  object.judge()
}

/// A function of its own, never inlined, so that no local variable holds the object when it has returned.
@inline(never) @MainActor private func made(
  _ make: () throws -> some AnyObject, _ site: CallSite
) rethrows -> TrackedObject {
  TrackedObject(object: try make(), site: site)
}

extension TrackedObject {
  @MainActor fileprivate func judge() {
    let simulation = TestCheck.inScope?.simulation ?? Simulation.current ?? Simulation()
    if !simulation.holderSearch.testScope.isOver, simulation.holderSearch.testScope.roots.isEmpty {
      simulation.holderSearch.testScope = .ofRunningTest
    }
    judge("after every holder should have released it", in: simulation)
  }
}

/// Expects an object to be deallocated when the running test is over; fails at the caller's line when it is not.
///
///     trackForMemoryLeaks(viewModel)
///
/// For tests with the trait `.checksDeallocation`, and XCTest tests that called `checksDeallocation()`;
/// elsewhere the test fails at once. The object is held weakly. The failure tells who holds it and what is
/// alive with it. Comes after the simulation's wait, so the object may go late by its delay.
@MainActor public func trackForMemoryLeaks(
  _ object: AnyObject, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  guard let check = TestCheck.inScope else {
    return site.fail("no check ends this test: add the trait .checksDeallocation to the test")
  }
  check.track(TrackedObject(object: object, site: site))
}
