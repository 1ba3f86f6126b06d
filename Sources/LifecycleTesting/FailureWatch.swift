import Synchronization
import Testing

/// Whether a test has failed so far, by its own expectations.
final class FailureWatch: Sendable {
  private let failure = Atomic(false)

  var sawFailure: Bool { failure.load(ordering: .relaxed) }

  /// Runs the body of a test of Swift Testing; its issues are recorded as they would be. What is known to fail is no failure.
  ///
  /// A comment is added to an expectation that fails while steps wait for the end of the turn.
  func run(
    _ test: Test, _ check: TestCheck, _ body: @Sendable () async throws -> Void
  ) async throws {
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { self.failure.store(true, ordering: .relaxed) }
      guard case .expectationFailed = issue.kind,
        let words = check.noteOpenTurn(
          atFailureIn: issue.sourceLocation?.fileName ?? "", line: issue.sourceLocation?.line ?? 0)
      else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: words))
      return issue
    }
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
  }
}
