import LifecycleTesting
import Synchronization
import Testing

/// How many tasks of some screens have not ended, counted by themselves.
final class LivingCount: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ change: Int) { number.withLock { $0 += change } }
}

/// The events that tasks of screens wait for.
struct Numbers: Sendable {
  let stream: AsyncStream<Int>
  let input: AsyncStream<Int>.Continuation
  let living = LivingCount()

  init() { (stream, input) = AsyncStream<Int>.makeStream() }
}

/// Starts a task that waits for ever and does not hold the screen.
class Feed: UIViewController {
  let numbers: Numbers
  var sum = 0

  init(_ numbers: Numbers) {
    self.numbers = numbers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let numbers = numbers
    Task { [weak self] in
      numbers.living.add(1)
      defer { numbers.living.add(-1) }
      for await number in numbers.stream { self?.sum += number }
    }
  }
}

/// The line of the `await` in `Feed`.
let lineOfFeed = #line - 6

/// The same, but for a method of the superclass.
final class SpecialFeed: Feed {}

/// Cancels its task when it is deallocated.
final class CancellingFeed: UIViewController {
  let numbers: Numbers
  private var task: Task<Void, Never>?

  init(_ numbers: Numbers) {
    self.numbers = numbers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { task?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let numbers = numbers
    task = Task {
      numbers.living.add(1)
      defer { numbers.living.add(-1) }
      for await _ in numbers.stream {}
    }
  }
}

/// Starts a task that holds the screen while it waits, if the screen is alive when the task begins.
final class HoldingFeed: UIViewController {
  private let stream = AsyncStream<Int>.makeStream()
  private var sum = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      guard let self else { return }
      for await number in stream.stream { sum += number }
    }
  }
}

/// Has an object of its own start the task.
final class FeedWithReader: UIViewController {
  private final class Reader {
    func read(_ numbers: Numbers) {
      Task {
        numbers.living.add(1)
        defer { numbers.living.add(-1) }
        for await _ in numbers.stream {}
      }
    }
  }

  private let reader = Reader()
  private let numbers: Numbers

  init(_ numbers: Numbers) {
    self.numbers = numbers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    reader.read(numbers)
  }
}

/// Reports of tasks that go on; run by `RemainingTaskTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct TaskFixtures {
  @Test(.checksDeallocation) func endlessTask() async {
    let simulation = Simulation.ofTest()
    simulation.visit(Feed(Numbers()))
    await simulation.advance(by: .seconds(5))
  }

  @Test(.checksDeallocation) func endlessTasks() async {
    let simulation = Simulation.ofTest()
    for _ in 0..<2 { simulation.visit(Feed(Numbers())) }
  }

  @Test(.checksDeallocation) func holdingTask() async {
    await Simulation.ofTest().visitWithTurns(HoldingFeed())
  }

  @Test(.checksDeallocation) func holdingTaskInSynchronousTest() {
    Simulation.ofTest().visit(HoldingFeed())
  }

  @Test(.checksDeallocation) func cancelledTask() async {
    Simulation.ofTest().visit(CancellingFeed(Numbers()))
  }

  @Test(.checksDeallocation) func taskOfScreenThatStays() async {
    let simulation = Simulation.ofTest()
    simulation.visit(Feed(Numbers()))
    simulation.show(Feed(Numbers()))
  }

  @Test func assertedEndlessTask() async {
    await assertDeallocation { Feed(Numbers()) }
  }

  @Test func assertedTaskInSynchronousTest() {
    assertDeallocation(after: .pop) { CancellingFeed(Numbers()) }
  }

  @Test func assertedCancelledTask() async {
    await assertDeallocation { CancellingFeed(Numbers()) }
  }
}

extension Simulation {
  /// Same as `visit(_:)`, except that tasks have their turns.
  @MainActor fileprivate func visitWithTurns(_ screen: UIViewController) async {
    let stack = UINavigationController(rootViewController: Home())
    show(stack)
    stack.pushViewController(screen, animated: true)
    await advance(by: .seconds(1))
    tapBackButton()
    await advance(by: .seconds(1))
  }
}

/// Loads by a task that holds it until it has loaded.
final class Timetable: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async { title = "Timetable" }
}

/// Waits for ever in the same task.
final class WaitingTimetable: UIViewController {
  private let numbers = Numbers()

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    for await number in numbers.stream { title = "\(number)" }
  }
}

/// Synchronous tests, in which no task has a turn; run by `RemainingTaskTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct SynchronousTaskFixtures {
  @Test(.checksDeallocation) func taskThatEndsLate() {
    let simulation = Simulation.ofTest()
    simulation.visit(Timetable())
    simulation.advance(by: .seconds(3))
  }

  @Test(.checksDeallocation) func taskThatNeverEnds() {
    let simulation = Simulation.ofTest()
    simulation.visit(WaitingTimetable())
    simulation.advance(by: .seconds(3))
  }
}
