import LifecycleKit

/// Makes an object, lets go of it, and fails at the caller's line when it lives on.
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

/// The same for synchronous code; see the form for screens.
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
    judge("after everybody should have let go of it", in: simulation)
  }
}
