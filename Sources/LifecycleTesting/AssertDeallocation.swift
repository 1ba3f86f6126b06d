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
/// as leaked, threads have a fifth of a second of real time. The failure tells who holds the screen and what is
/// alive with it: children, views, objects that it reaches. Children and views that outlive the screen fail
/// as well, and so do misuses on the way. Nothing is held here but what `make` captures. (fastred's and
/// others' `assertDeallocation` for UIKit.)
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
  trial.failures().forEach(site.fail)
}

/// The same for synchronous code.
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
  trial.failures().forEach(site.fail)
}
