import LifecycleKit
import XCTest

/// Waits until a condition holds, and fails at the caller's line when it does not within `timeout` seconds.
///
///     await wait(for: stack.viewControllers.count == 1, timeout: 3, description: "the screen is popped")
///
/// Ends as soon as it holds. Where the test has a simulation, the seconds are virtual, and real time passes
/// for a moment at the end; where it has none, or its time is live, they are real. Meanwhile the main queue
/// and main-actor tasks have their turns. Holds nothing. (As published with UIKit's `assertDeallocation`.)
nonisolated(nonsending) public func wait(
  for condition: @autoclosure () -> Bool, timeout: Double, description: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let patience = await Patience(ofTest: timeout)
  while !condition() {
    guard await patience.goOn() else {
      let site = CallSite(fileID: fileID, file: file, line: line, column: column)
      return site.fail("not within \(timeout) s: \(description)")
    }
  }
}

/// The synchronous form. In synchronous tests of Swift Testing neither the main queue nor main-actor
/// tasks have turns meanwhile, because the test itself is called by the queue.
public func wait(
  for condition: @autoclosure () -> Bool, timeout: Double, description: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let patience = onMainActor { Patience(ofTest: timeout) }
  while !condition() {
    guard onMainActor({ patience.goOn() }) else {
      let site = CallSite(fileID: fileID, file: file, line: line, column: column)
      return site.fail("not within \(timeout) s: \(description)")
    }
  }
}

extension XCTestCase {
  /// Waits until a condition holds; see the function of this name.
  nonisolated(nonsending) public func wait(
    for condition: @autoclosure () -> Bool, timeout: Double, description: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await LifecycleTesting.wait(
      for: condition(), timeout: timeout, description: description, fileID: fileID, file: file,
      line: line, column: column)
  }

  /// Waits until a condition holds; see the function of this name.
  public func wait(
    for condition: @autoclosure () -> Bool, timeout: Double, description: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    LifecycleTesting.wait(
      for: condition(), timeout: timeout, description: description, fileID: fileID, file: file,
      line: line, column: column)
  }
}

extension Patience {
  /// For the running test, in its simulation if it has one.
  fileprivate convenience init(ofTest timeout: Double) {
    self.init(
      atMost: .seconds(timeout), in: TestCheck.inScope?.simulation ?? Simulation.current)
  }
}

/// Does something on the main actor for a caller that may be anywhere, and waits until it is done.
func onMainActor<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
  if Thread.isMainThread { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
