import LifecycleKit
import Testing

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

extension Trait where Self == OwnWindowTrait {
  /// An application and a key window for each test; see `OwnWindowTrait`.
  public static var ownWindow: Self { Self() }
}
