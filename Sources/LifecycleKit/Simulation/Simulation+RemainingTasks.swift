import ObjectGraph
import LiveObjects
import UIKitCore

/// The tasks that go on though the screens that started them are deallocated.
///
/// They are searched for once and then watched. A task belongs to a screen if
///
/// - it was made after a moment;
/// - code in a member of the screen's class or of a superclass made it;
/// - it, or the task that started it, was made in the scope of the simulation. Where a framework runs one test at a
///   time, tasks without a scope count as well.
///
/// Left out are tasks of a class of which a screen is alive, and child tasks that another task waits for.
///
/// Holds no screen and no task.
@MainActor package final class RemainingTasks {
  private let heap: LiveHeap
  private var tasks: [LivingTask] = []

  /// Searches for the tasks; `nil` where there is none, and where live objects cannot be read.
  ///
  /// - Complexity: O(heap) if a screen's class has code that waits; otherwise no search.
  package init?(of simulation: Simulation, after moment: TaskMoment) {
    let (gone, alive) = simulation.upToDate.screenTypes
    guard !gone.isEmpty, let heap = try? LiveHeap() else { return nil }
    self.heap = heap
    let starters = gone.filter(heap.mayStartTasks)
    if starters.isEmpty { return nil }
    let environment = simulation.environment
    tasks = heap.tasks(startedBy: starters, notBy: alive, after: moment).filter { task in
      let scopes = task.locals.filter {
        heap.withObject(at: $0, as: Environment.self) { _ in true } == true
      }
      return scopes.first.map { $0 == ObjectAddress(of: environment) }
        ?? (EnvironmentScope.adopted === environment)
    }
    if tasks.isEmpty { return nil }
  }

  /// Whether one of them has not ended. Forgets those that have.
  package var areThere: Bool {
    tasks.removeAll { !heap.isLiving($0) }
    return !tasks.isEmpty
  }

  /// The tasks that have not ended, one value for those of one place, sorted by description.
  package var all: [Simulation.RemainingTask] {
    var found: [Simulation.RemainingTask: Int] = [:]
    for task in tasks where heap.isWaitingOrRunning(task) {
      found[
        Simulation.RemainingTask(screen: task.type, function: task.function, heap.wait(of: task)),
        default: 0] +=
        1
    }
    return found.map { task, count in
      var task = task
      task.count = count
      return task
    }.sorted { $0.description < $1.description }
  }
}

extension Simulation {
  /// The classes of the controllers that joined: those without a living controller, and the others.
  fileprivate var screenTypes: (gone: [AnyClass], alive: [AnyClass]) {
    guard checksAreEnabled else { return ([], []) }
    var isAlive: [ObjectIdentifier: Bool] = [:]
    var types: [AnyObject.Type] = []
    for (id, type): (InstanceID, AnyObject.Type) in environment.names.enrolledTypes {
      let key = ObjectIdentifier(type)
      if isAlive[key] == nil {
        guard type is UIViewController.Type else { continue }
        types.append(type)
      }
      isAlive[key] = isAlive[key] == true || countCheck.isAlive(id)
    }
    return (
      types.filter { isAlive[ObjectIdentifier($0)] == false },
      types.filter { isAlive[ObjectIdentifier($0)] == true }
    )
  }
}

extension Simulation {
  /// Tasks that a screen has started, at one place, and that go on though the screen is deallocated.
  ///
  /// They hold no screen, so they are no leak. Their work may be of no use any more.
  public struct RemainingTask: Hashable, Sendable, CustomStringConvertible {
    /// The type of the screen: `FeedViewController`.
    public let screen: String
    /// The function that they run: `closure #1 in FeedViewController.viewDidLoad()`.
    public let function: String
    /// The program's function that waits, `function` or one that it called; `nil` for tasks that run right now.
    public let waitingFunction: String?
    /// The name of the file with their `await`, without its folders; `nil` in a program without line information.
    public let file: String?
    /// The line of the `await`, counted from 1.
    public let line: Int?
    /// The function whose call they wait for, such as `AsyncStream.Iterator.next()`.
    public let subject: String?
    /// The number of tasks.
    public internal(set) var count = 1

    package init(screen: String, function: String, _ wait: TaskWait?) {
      (self.screen, self.function) = (screen, function)
      (waitingFunction, subject) = (wait?.function, wait?.subject)
      (file, line) = (wait?.line?.file, wait?.line?.line)
    }

    /// The tasks in a line: `closure #1 in Feed.viewDidLoad(), Feed.swift:31, waiting for Task.sleep(for:)`.
    ///
    /// Names the function that waits where that is another one, and the number of tasks where there are several.
    public var description: String {
      var text = count == 1 ? function : "\(count) of \(function)"
      guard let waitingFunction else { return text + ", running" }
      if waitingFunction != function { text += ", waiting in \(waitingFunction)" }
      if let file, let line { text += ", \(file):\(line)" }
      return text + (subject.map { ", waiting for \($0)" } ?? "")
    }
  }
}
