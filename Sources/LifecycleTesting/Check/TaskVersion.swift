import LifecycleKit
import Testing

/// The version of iOS that the simulations of a test's checks have.
enum TaskVersion {
  /// Held for the length of one run of the test.
  @TaskLocal static var current: SystemVersion?
}

/// A trait that names the versions on which a test runs.
protocol VersionNaming: Trait {
  var versions: [SystemVersion] { get }
}

extension Test {
  /// Runs `body` once for each version that the test's traits name; once and as it is where they name none, or where a
  /// trait further out has done so.
  ///
  /// Each issue says the version. An error is an issue, and the other versions run all the same.
  func runOnEachVersion(_ body: @Sendable () async throws -> Void) async throws {
    let versions = traits.compactMap { $0 as? any VersionNaming }.flatMap(\.versions)
    guard !versions.isEmpty, TaskVersion.current == nil else { return try await body() }
    for version in versions {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("on \(version)")
        return issue
      }
      try await naming.provideScope(for: self, testCase: Test.Case.current) {
        try await TaskVersion.$current.withValue(version) {
          do {
            try await body()
          } catch  where !Task.isCancelled {
            Issue.record(error, sourceLocation: sourceLocation)
          }
        }
      }
    }
  }
}
