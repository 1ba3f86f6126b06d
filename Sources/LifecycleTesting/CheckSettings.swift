import LifecycleKit
import Testing

/// What a trait asks of the tests under it, and how such a test is run.
struct CheckSettings: Sendable {
  var isExhaustive: Bool
  var allowances: [CheckAllowance]
  var time = SimulationTime.virtual

  /// Runs a test in the scope of a simulation; under a trait of its suite it has one already.
  ///
  /// A test that fails, by its own expectations, an error or what is found, leaves the report of its simulation.
  func run(
    _ test: Test, areOwn: Bool, _ function: @Sendable () async throws -> Void
  ) async throws {
    if let outer = TaskCheck.current {
      await apply(to: outer, areOwn: areOwn)
      return try await function()
    }
    let check = await TestCheck(time: time)
    await apply(to: check, areOwn: areOwn)
    let watch = FailureWatch()
    do {
      try await watch.run(test, check) {
        try await TaskCheck.$current.withValue(check) {
          try await check.simulation.performInTask {
            await check.enter(TestScope(of: test))
            try await function()
          }
        }
      }
    } catch {
      await check.page(of: test.plainName).attach(test.sourceLocation)
      throw error
    }
    let failures = await check.conclude()
    if !failures.isEmpty || watch.sawFailure {
      await check.page(of: test.plainName).attach(test.sourceLocation)
    }
    for failure in failures {
      let site = failure.site?.sourceLocation ?? test.sourceLocation
      Issue.record("\(failure.text)", sourceLocation: site)
    }
    if let note = await check.note {
      Issue.record("\(note)", severity: .warning, sourceLocation: test.sourceLocation)
    }
  }

  @MainActor func apply(to check: TestCheck, areOwn: Bool) {
    check.allowances.add(allowances, areOwn: areOwn)
    check.isExhaustive = check.isExhaustive || isExhaustive
  }
}

extension Test {
  /// The name as one says it, without the labels of arguments.
  fileprivate var plainName: String { displayName ?? String(name.prefix { $0 != "(" }) }
}
