import Synchronization
import Testing
import XCTest

/// Whether a test has failed so far, by its own expectations.
final class FailureWatch: Sendable {
  private let failure = Atomic(false)

  var sawFailure: Bool { failure.load(ordering: .relaxed) }

  /// Runs the body of a test of Swift Testing; its issues are recorded as they would be. What is known to fail is no failure.
  func run(_ test: Test, _ body: @Sendable () async throws -> Void) async throws {
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { self.failure.store(true, ordering: .relaxed) }
      return issue
    }
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
  }

  /// Remembers whether a test of XCTest has failed so far.
  func look(at test: XCTestCase) {
    if let run = test.testRun, run.totalFailureCount > 0 {
      failure.store(true, ordering: .relaxed)
    }
  }
}
