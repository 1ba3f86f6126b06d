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

/// A failure of an XCTest test that was found after its end.
struct TestFailure: Sendable {
  var text: String
  /// The call that asked for the check.
  var site: CallSite
  /// Whether the failure is reported there; otherwise at the test.
  var isOfCall: Bool
}

/// Judges a test when it has finished. The argument is whether the test has failed by itself.
typealias TestJudgement = @MainActor @Sendable (_ hasFailed: Bool) async -> [TestFailure]

extension XCTestCase {
  /// Judges this test when it has finished, after all forms of `tearDown()`.
  ///
  /// Judgements that were asked for later come first. A test that XCTest does not run by `run()` is judged in a
  /// teardown block.
  func judgeAfterTearDown(by judgement: @escaping TestJudgement) {
    guard let testRun else {
      return addTeardownBlock { @MainActor in
        for failure in await judgement(false) { failure.site.fail(failure.text) }
      }
    }
    let run = ObjectIdentifier(testRun)
    onMainActor { FinishedTestCases.shared.add(judgement, toTestOf: run) }
  }
}

/// Observes tests of XCTest: judges those that asked for it when they have finished.
///
/// XCTest takes no failure for a test that has finished. So the findings fail a run of their own, which is counted
/// with the suite that runs: `DetailTests.testFlow, after tearDown()`. XCTest names the suite of the first test only
/// when that suite ends. So failures of the first suite may be missing from its own line of the summary; they are in
/// the lines of the suites around it.
@MainActor final class FinishedTestCases: @MainActor XCTestObservation {
  /// Observes from its first use to the end of the program, as XCTest's observers do.
  static let shared: FinishedTestCases = {
    let observer = FinishedTestCases()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The judgements by the run of the test.
  private var judgements: [ObjectIdentifier: [TestJudgement]] = [:]
  /// A suite's run. Weak, because a run leads to the test cases, and no path to a screen may begin here.
  private struct RunningSuite {
    weak var run: XCTestSuiteRun?
  }

  /// The suites that run, the innermost last, as far as their start was seen.
  private var suites: [RunningSuite] = []
  /// Runs that failed before the start of any suite was seen.
  private var uncounted: [XCTestRun] = []

  func add(_ judgement: @escaping TestJudgement, toTestOf run: ObjectIdentifier) {
    judgements[run, default: []].append(judgement)
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    if let run = testSuite.testRun as? XCTestSuiteRun { suites.append(RunningSuite(run: run)) }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    guard let run = testSuite.testRun as? XCTestSuiteRun else { return }
    if suites.last?.run === run { suites.removeLast() }
    for failed in uncounted { run.addTestRun(failed) }
    uncounted = []
  }

  /// Prints below a failed assertion how many steps wait for the end of the turn. XCTest calls this on any thread.
  nonisolated func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    guard !(testCase is JudgedTestCase), MainQueueMark.isCurrent,
      let check = MainActor.assumeIsolated({ TestCheck.ofRunningTestCase }),
      let file = filePath, let words = check.noteOpenTurn(atFailureIn: file, line: lineNumber)
    else { return }
    print("\(file):\(lineNumber): note: \(testCase.name) : \(words)")
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard let run = testCase.testRun,
      let asked = judgements.removeValue(forKey: ObjectIdentifier(run))
    else { return }
    let judged = JudgedTestCase(name: testCase.name) { _ in }
    judged.judgedName = testCase.name
    judged.hasFailed = run.totalFailureCount > 0
    judged.judgements = asked.reversed()
    judged.run()
    guard let run = judged.testRun, run.totalFailureCount > 0 else { return }
    if let suite = suites.last?.run { suite.addTestRun(run) } else { uncounted.append(run) }
  }
}
