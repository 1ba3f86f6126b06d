import Foundation
import LifecycleKit
import Synchronization
import Testing

/// The settings of a trait for the tests under it; runs such a test.
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
    try await test.runOnEachVersion { try await runOnce(test, areOwn: areOwn, function) }
  }

  private func runOnce(
    _ test: Test, areOwn: Bool, _ function: @Sendable () async throws -> Void
  ) async throws {
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
    await check.testFindings(test.filterName).writeIntoFolder()
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

  /// The name as `--filter` of `swift test` knows it: the identity without the place.
  fileprivate var filterName: String {
    let parts = "\(id)".split(separator: "/")
    return parts.dropLast(parts.last?.contains(".swift:") == true ? 1 : 0).joined(separator: "/")
  }
}

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

// Not exported: a test that imports this module for a trait neither loads nor sees the reports.
internal import LifecycleReports
import Testing

/// The page that a failing test leaves behind: what happened in its simulation.
///
/// Made when a test has failed; one that passes costs nothing.
@MainActor struct FailurePage {
  /// The variable of the environment that names the folder for the pages of XCTest.
  static let folderKey = "LIFECYCLE_REPORTS"

  let test: String
  let simulation: Simulation
  let remarks: [String]

  private var html: String {
    var report = simulation.report(title: "\(test), which failed")
    report.remarks = remarks
    return report.html()
  }

  /// The test's name as that of a file, on every system.
  private var fileName: String {
    test.map { $0.isLetter || $0.isNumber || "._- ".contains($0) ? "\($0)" : "-" }.joined()
      .prefix(120) + ".html"
  }

  /// Attaches the page to the running test of Swift Testing, which writes it where `--attachments-path` says. Without
  /// that option Swift Testing says of the page only that it is attached; the first one has a line about how to keep
  /// it.
  func attach(_ location: SourceLocation) {
    Attachment.record(html, named: fileName, sourceLocation: location)
    _ = Self.hint
  }

  /// Written once a process, to where Swift Testing writes.
  private static let hint: Void = {
    let option = "--attachments-path"
    if CommandLine.arguments.contains(where: { $0.hasPrefix(option) }) { return }
    let words = "↳ Not kept as a file. To write each such page: swift test \(option) FOLDER\n"
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
  }()

  /// Writes the page into the folder that the environment names, and says on the standard output where it is.
  func writeIntoFolder(
    _ folder: String? = ProcessInfo.processInfo.environment[folderKey]
  ) {
    guard let folder, !folder.isEmpty else { return }
    let path = URL(filePath: folder).appending(path: fileName).path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try WholeFile.write(html, to: path)
      print("The report of \(test): \(path)")
    } catch {
      print("The report of \(test) is missing: \(error)")
    }
  }
}

extension TestCheck {
  func page(of test: String) -> FailurePage {
    FailurePage(test: test, simulation: simulation, remarks: openTurns)
  }
}
