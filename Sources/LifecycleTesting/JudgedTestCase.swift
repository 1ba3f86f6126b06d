import LifecycleKit
import XCTest

/// The judgement of a test after `tearDown()`, run as a test.
///
/// Holds the judgements until they have run. Assertions of code that goes on after the test fail it as well.
final class JudgedTestCase: XCTestCase {
  /// How long XCTest waits for the code of a test: 30 days.
  private static let patience: TimeInterval = 30 * 24 * 60 * 60

  /// The name of the judged test: `DetailTests.testFlow`.
  var judgedName = ""
  var hasFailed = false
  var judgements: [TestJudgement] = []

  override var name: String { "\(judgedName), after tearDown()" }
  override var testRunClass: AnyClass? { JudgedTestCaseRun.self }

  /// Judges on the main actor, while this thread gives the main queue and tasks their turns.
  override func invokeTest() {
    let (isJudged, found) = (XCTestExpectation(description: "judged"), onMainActor { Found() })
    Task { @MainActor [judgements, hasFailed] in
      for judgement in judgements { found.failures += await judgement(hasFailed) }
      isJudged.fulfill()
    }
    judgements = []
    XCTWaiter().wait(for: [isJudged], timeout: Self.patience)
    for failure in onMainActor({ found.failures }) {
      let (file, line) = place(of: failure)
      recordFailure(
        withDescription: "failed - \(failure.text)", inFile: file, atLine: line, expected: true)
    }
  }

  /// The place of a failure: the call that asked for the check, or, if that is in a set-up, the first line of the test
  /// where it is known.
  private func place(of failure: TestFailure) -> (file: String, line: Int) {
    let path = "\(failure.site.file)"
    guard !failure.isOfCall, let first = SourceLine.ofFunction(named: judgedName + "()") else {
      return (path, Int(failure.site.line))
    }
    // Line information has files without their folders.
    return (path.hasSuffix("/" + first.file) ? path : first.file, first.line)
  }
}

/// The failures that the judgements have found.
@MainActor private final class Found {
  var failures: [TestFailure] = []
}

/// The run of a judgement, which is not counted as a test. It starts with the first failure, so that XCTest prints
/// nothing about a judgement without one.
private final class JudgedTestCaseRun: XCTestCaseRun {
  override var executionCount: Int { 0 }

  override func start() {}

  override func stop() {
    if startDate != nil { super.stop() }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int,
    expected: Bool
  ) {
    if startDate == nil { super.start() }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
