import Foundation
import LifecycleKit
import Testing
import XCTest

/// The check of one test: its simulation, what it may do, and in the end its findings.
///
/// Knows neither framework. Holds the simulation, and tracked objects weakly.
@MainActor final class TestCheck {
  /// The check of the XCTest test that runs: that framework gives a test no task to put a value into.
  static weak var ofRunningTestCase: TestCheck?

  /// The check of the test that runs this code.
  static var inScope: TestCheck? { TaskCheck.current ?? ofRunningTestCase }

  let simulation = Simulation(version: TaskVersion.current ?? .newestWithLog)
  let time: SimulationTime
  /// Lets time pass by itself in live time.
  let driver: VirtualClockDriver?
  var allowances = AllowanceList()
  var isExhaustive = false
  private var tracked: [TrackedObject] = []
  /// The place of each assertion that failed while steps waited for the end of the turn, and their number.
  var openTurns: [String] = []
  /// The events that the test did not assert; `nil` while its own code runs.
  private var unasserted: [LifecycleEvent]?
  private let beginning = TaskMoment()
  /// The leaks that failed the test; known when `conclude()` has returned.
  private(set) var leaks: [LeakReport] = []

  init(time: SimulationTime) {
    self.time = time
    // The checks have their deadlines by the wall clock, or a leak that the end of the test resolves would pass.
    driver =
      time == .live
      ? VirtualClockDriver(clock: simulation.clock, timeScale: 0, idleTimeScale: 1) : nil
    guard let driver else { return }
    simulation.application.showEmptyRoot(in: simulation.window)
    simulation.assertedEventCount = simulation.log.count
    driver.start()
  }

  func track(_ object: TrackedObject) {
    tracked.append(object)
  }

  /// Lets time pass no more by itself.
  func stop() { driver?.stop() }

  /// Sets the running test, whose own variables and properties are no holders.
  func enter(_ scope: TestScope) { simulation.holderSearch.testScope = scope }

  /// Ends the turn when the test's own code has returned. Later events are not the test's to assert.
  func endTest() {
    guard unasserted == nil else { return }
    // What tearDown() releases is not judged meanwhile, however long it takes.
    driver?.idleTimeScale = nil
    simulation.endTurn()
    unasserted = isExhaustive ? simulation.unassertedEvents : []
    simulation.noteEndOfTest()
  }

  /// Each failure of the test in words, a text a failure; those with a place of their own name it.
  func conclude() async -> [(text: String, site: CallSite?)] {
    stop()
    endTest()
    let verdict = await simulation.conclude()
    leaks = notAllowed(verdict.leaks.filter { !$0.endedWithItsTask })
    var texts =
      failures(of: leaks) + misuses(verdict.misuses)
      + work(verdict.remainingWork)
    texts += registrations(verdict.remainingRegistrations)
    texts += verdict.unjudged.map(\.failure)
    if let unasserted, !unasserted.isEmpty { texts.append(unasserted.failure) }
    let survivors = tracked.compactMap { object in
      object.failure("when the test is over", in: simulation).map { ($0, Optional(object.site)) }
    }
    texts += allowances.unused.map {
      "nothing needed the allowance \($0.words), which says: \($0.reason)"
    }
    if let tasks = RemainingTasks(of: simulation, after: beginning) {
      simulation.remainingTasks = await tasks.remaining()
    }
    return texts.map { ($0, nil) } + survivors
  }

  /// The remaining tasks in words, which fail no test; known when `conclude()` has returned.
  var note: String? {
    simulation.remainingTasks.isEmpty ? nil : simulation.remainingTasks.note
  }

  private func notAllowed(_ reports: [LeakReport]) -> [LeakReport] {
    let types = reports.isEmpty ? [:] : simulation.unreachableTypes
    return allowances.remaining(reports) { allowed, report in
      guard case .leak(let type) = allowed else { return false }
      // The class of one that went with the test is known by its name only.
      return types[report.subject].map { $0 == type }
        ?? (report.typeName == String(describing: type))
    }
  }

  /// A text for each leak. What leaks by another one that fails the test stands in the text of that one.
  private func failures(of leaks: [LeakReport]) -> [String] {
    var victims: [String: [LeakReport]] = [:]
    for leak in LeakSummary(leaks).groups.flatMap(\.leaks) {
      victims[leak.report.subject] = leak.victims
    }
    let told = Set(victims.values.joined().map(\.subject))
    return leaks.filter { !$0.isOpen || !told.contains($0.subject) }.map {
      simulation.failure(of: $0, with: victims[$0.subject] ?? [])
    }
  }

  private func misuses(_ misuses: [UIKitMisuse]) -> [String] {
    allowances.remaining(misuses) { allowed, misuse in
      if case .misuse(let kind) = allowed { kind == nil || kind == misuse.kind } else { false }
    }.map(\.failure)
  }

  private func work(_ work: [PendingVirtualWork]) -> [String] {
    let remaining = allowances.remaining(work) { allowed, work in
      if case .pendingWork(let name) = allowed { name == nil || name == work.name } else { false }
    }
    return remaining.isEmpty ? [] : [remaining.failure]
  }

  private func registrations(_ registrations: [SimulatedRegistration]) -> [String] {
    let remaining = allowances.remaining(registrations) { allowed, registration in
      guard case .registration(let name) = allowed else { return false }
      return name == nil || name == registration.name
    }
    return remaining.isEmpty ? [] : [remaining.failure]
  }
}

extension LeakReport {
  /// Whether a task held the object that had no turn while the test ran, and released it when it had one.
  fileprivate var endedWithItsTask: Bool {
    guard case .deallocated? = aftermath else { return false }
    return retention?.path?.beginsAtUnbegunTask == true
  }
}

/// The check of a test's task and of all tasks that it starts.
enum TaskCheck {
  /// Held for the length of the test.
  @TaskLocal static var current: TestCheck?
}

extension TestScope {
  /// The scope of the test that runs this code, as far as it is known.
  @MainActor static var ofRunningTest: TestScope {
    TestCheck.inScope?.simulation.holderSearch.testScope.forOtherSimulation
      ?? TestScope(testCase: .ofRunningTestCase, task: .ofCurrentTask)
  }

  /// The scope of a test of Swift Testing, made in the task that runs it. The suite is known by its name.
  init(of test: Test) {
    // An identity reads `Module.Suite/Inner/test()/File.swift:1:4`, a function without a suite `Module/…`.
    let parts = "\(test.id)".split(separator: "/").prefix { !$0.contains("(") }
    let suite = parts.count > 1 ? parts.last : parts.last?.split(separator: ".").dropFirst().last
    self.init(task: .ofCurrentTask, suiteName: suite.map(String.init))
  }

  /// The scope of a test of XCTest, whose case lives as long as the program does.
  init(of test: XCTestCase) {
    self.init(testCase: ObjectAddress(of: test), task: .ofCurrentTask)
  }
}

extension ObjectAddress {
  /// The test case that XCTest runs, read from a variable of XCTest.
  fileprivate static var ofRunningTestCase: ObjectAddress? {
    (try? LiveHeap())?.object(inVariableWithSymbol: "$s6XCTest18XCTCurrentTestCaseAA0aD0CSgvp")
  }
}

extension TestCheck {
  /// Notes how many steps wait for the end of the turn when an assertion fails, with its place, for the page.
  ///
  /// - Returns: the number and the call that ends the turn, in words; `nil` if no step waits, and off the main
  ///   queue.
  nonisolated func noteOpenTurn(atFailureIn file: String, line: Int) -> String? {
    guard MainQueueMark.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      let count = simulation.stepsAtTurnEnd
      if count == 0 { return nil }
      let words =
        (count == 1 ? "1 step waits" : "\(count) steps wait")
        + " for the end of the turn: call endTurn() or settle()"
      let name = file.split(separator: "/").last.map(String.init) ?? file
      openTurns.append("\(name):\(line): \(words)")
      return words
    }
  }
}

/// A mark of the main queue, whose code on Linux need not run on the main thread.
enum MainQueueMark {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isSet: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool { isSet && DispatchQueue.getSpecific(key: key) == true }
}
