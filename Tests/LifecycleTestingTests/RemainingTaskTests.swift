import Testing

@testable import LifecycleTesting

private let here = "TaskFixtures.swift"
private let advice =
  "    to fix it          keep the task in a property, and cancel it in the screen's deinit"
private let wait =
  "closure #1 in Feed.viewDidLoad(), \(here):\(lineOfFeed), waiting for AsyncStream.Iterator.next()"

/// Reports of tasks that go on without the screens that started them.
/// The tasks themselves count how many do.
@MainActor @Suite(.serialized) struct RemainingTaskTests {
  private let beginning = TaskMoment()

  /// Shows a screen in a simulation and goes back.
  private func visit(_ screen: () -> UIViewController, in simulation: Simulation) {
    simulation.performWithTasks { simulation.visit(simulation.perform(screen)) }
    simulation.endTurn()
  }

  private func remaining(_ simulation: Simulation) async -> [String] {
    await RemainingTasks(of: simulation, after: beginning)?.remaining().map(\.description) ?? []
  }

  /// Whether the tasks of a simulation come to their end, on a busy machine after a few readings.
  private func endsAll(_ simulation: Simulation) async -> Bool {
    for _ in 0..<50 where await remaining(simulation).isEmpty { return true }
    return false
  }

  /// Lets as many tasks begin.
  private func begin(_ numbers: Numbers, _ count: Int = 1) async {
    for _ in 0..<100_000 where numbers.living.value < count { await Task.yield() }
    // From the count to the wait there are a few steps more.
    for _ in 0..<1_000 { await Task.yield() }
    #expect(numbers.living.value == count)
  }

  @Test func `a task that waits for ever is told with its line and what it waits for`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ Feed(numbers) }, in: simulation)
    await begin(numbers)
    #expect(await remaining(simulation) == [wait])
    visit({ Feed(numbers) }, in: simulation)
    await begin(numbers, 2)
    #expect(await remaining(simulation) == ["2 of \(wait)"])
    #expect(numbers.living.value == 2)
    numbers.input.finish()
  }

  @Test func `a task that a superclass has started is the screen's`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ SpecialFeed(numbers) }, in: simulation)
    await begin(numbers)
    #expect(await remaining(simulation) == [wait])
    numbers.input.finish()
  }

  @Test func `a task that the screen cancels when it goes is not told`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ CancellingFeed(numbers) }, in: simulation)
    #expect(await endsAll(simulation))
    #expect(numbers.living.value == 0)
  }

  @Test func `a task that ends a moment later is not told`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ Feed(numbers) }, in: simulation)
    await begin(numbers)
    let tasks = RemainingTasks(of: simulation, after: beginning)
    #expect(tasks?.areThere == true)
    numbers.input.finish()
    #expect(await tasks?.remaining() == [])
    #expect(numbers.living.value == 0)
  }

  @Test func `a task of another type is not the screen's`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ FeedWithReader(numbers) }, in: simulation)
    await begin(numbers)
    #expect(await remaining(simulation) == [])
    numbers.input.finish()
  }

  @Test func `a task is told of its own simulation only`() async {
    let (simulation, other) = (Simulation(), Simulation())
    let (numbers, others) = (Numbers(), Numbers())
    visit({ Feed(others) }, in: other)
    visit({ CancellingFeed(numbers) }, in: simulation)
    visit({ Feed(numbers) }, in: simulation)
    numbers.input.finish()
    await begin(others)
    #expect(await endsAll(simulation))
    #expect(await remaining(other) == [wait])
    others.input.finish()
  }

  @Test func `a task may be that of another screen of the class, which is alive`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ SpecialFeed(numbers) }, in: simulation)
    await begin(numbers)
    let shown = simulation.perform { Feed(numbers) }
    #expect(await remaining(simulation) == [])
    withExtendedLifetime(shown) {}
    numbers.input.finish()
  }

  @Test func `a task from before the moment is not told`() async {
    let (simulation, numbers) = (Simulation(), Numbers())
    visit({ Feed(numbers) }, in: simulation)
    await begin(numbers)
    #expect(RemainingTasks(of: simulation, after: TaskMoment()) == nil)
    numbers.input.finish()
  }

  @Test func `the words say where each waits`() {
    let line = SourceLine(file: "Feed.swift", line: 31)
    let function = "closure #1 in Feed.viewDidLoad()"
    func task(_ wait: TaskWait?) -> Simulation.RemainingTask {
      Simulation.RemainingTask(screen: "Feed", function: function, wait)
    }
    let waiting = TaskWait(
      function: function, line: line, subject: "AsyncStream.Iterator.next()")
    #expect(
      [task(waiting)].note == """
        1 task goes on without the Feed that started it:
          closure #1 in Feed.viewDidLoad(), Feed.swift:31, waiting for AsyncStream.Iterator.next()
          to fix it          keep the task in a property, and cancel it in the screen's deinit
        """)
    #expect(task(nil).description == function + ", running")
    #expect(task(TaskWait(function: function)).description == function)
    #expect(
      task(TaskWait(function: "Feed.next()", line: line)).description
        == function + ", waiting in Feed.next(), Feed.swift:31")
  }

  @Test(arguments: ["endlessTask", "assertedEndlessTask"])
  func `a test passes and is warned of its task`(fixture: String) throws {
    #expect(try FixtureRun.issues(of: fixture) == "")
    let warning = try FixtureRun.warnings(of: fixture)
    #expect(
      warning.replacing(/at TaskFixtures.swift:[0-9]+:[0-9]+/, with: "at \(here)") == """
        recorded a warning at \(here): Issue recorded
        ↳ 1 task goes on without the Feed that started it:
            \(wait)
        \(advice)

        """)
  }

  @Test func `several tasks are told together`() throws {
    #expect(
      try FixtureRun.warnings(of: "endlessTasks").contains(
        """
        ↳ 2 tasks go on without the screens that started them:
            2 of \(wait)
        """))
  }

  @Test(arguments: [
    "cancelledTask", "taskOfScreenThatStays", "assertedCancelledTask",
    // There the task has no turn, so it cannot end either.
    "assertedTaskInSynchronousTest",
  ])
  func
    `nothing is told of tasks that end or have had no turn, and of those of screens that are shown`(
      fixture: String
    ) throws
  {
    #expect(try FixtureRun.issues(of: fixture) == "")
    #expect(try FixtureRun.warnings(of: fixture) == "")
  }

  @Test func `a task holds its screen in an async test; in a synchronous one it begins too late`()
    throws
  {
    #expect(try FixtureRun.issues(of: "holdingTask").contains("↳ HoldingFeed#1 leaked: popped"))
    #expect(try FixtureRun.issues(of: "holdingTaskInSynchronousTest") == "")
  }

  @Test func `XCTest prints the note of a test that passes`() throws {
    #expect(try FixtureRun.failures(of: "testEndlessTask") == "")
    let printed = try FixtureRun.printedWarnings()
    #expect(
      printed.replacing(/:[0-9]+: warning/, with: ": warning") == """
        XCTestFixtures.swift: warning: 1 task goes on without the Feed that started it:
          \(wait)
        \(advice.dropFirst(2))
        """)
  }

  @Test func `what a task holds that had no turn in the test leaks only if it stays`() throws {
    #expect(try FixtureRun.issues(of: "taskThatEndsLate") == "")
    let stays = try FixtureRun.issues(of: "taskThatNeverEnds")
    #expect(stays.contains("WaitingTimetable#1 leaked: popped 2.0 s ago"), "\(stays)")
    #expect(stays.contains("fix: let the task begin first, in an async test"), "\(stays)")
  }
}
