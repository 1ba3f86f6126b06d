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
///     assertDeallocation { ProfileViewController(store: store) }
///     assertDeallocation(after: .pop) { ProfileViewController(store: store) }
///
/// Takes place in a simulation of its own, within virtual time; the screen has its view loaded and has
/// appeared before it leaves, and is waited for as the delayed check does. The failure tells who holds the
/// screen and what is alive with it: children, views, objects that it reaches. Children and views that
/// outlive the screen fail as well, and so do misuses on the way. Nothing is held here but what `make`
/// captures. (fastred's and others' `assertDeallocation` for UIKit.)
@MainActor public func assertDeallocation<Screen: UIViewController>(
  after exit: ScreenExit = .dismissal, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () throws -> Screen
) rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let trial = ExitTrial()
  try trial.enter(exit, make, site)
  trial.leave(exit)
  trial.failures().forEach(site.fail)
}

/// Makes an object, lets go of it, and fails at the caller's line when it lives on.
///
///     assertDeallocation { Session(store: store) }
///
/// Has to be gone at once, for nothing is waited for. The failure tells who holds it and what is alive
/// with it. Nothing is held here but what `make` captures.
@MainActor @_disfavoredOverload public func assertDeallocation<Object: AnyObject>(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: () throws -> Object
) rethrows {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  let object = try made(make, site)
  let simulation = Simulation.current ?? Simulation()
  if let text = object.failure("after everybody should have let go of it", in: simulation) {
    site.fail(text)
  }
}

/// A function of its own, never inlined, so that no local variable holds the object when it has returned.
@inline(never) @MainActor private func made(
  _ make: () throws -> some AnyObject, _ site: CallSite
) rethrows -> TrackedObject {
  TrackedObject(object: try make(), site: site)
}
