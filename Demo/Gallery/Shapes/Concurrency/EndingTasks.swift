import LifecycleKit

enum IgnoredCancellation: TaskShape {
  static let entry = CatalogueEntry(
    94, "ignored-cancellation", .abandoned,
    "A screen cancels its task when it disappears, and a loop in the task does not ask.",
    "To cancel is a request: a task that neither looks nor waits for what throws goes on.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("while true {", by: "while !Task.isCancelled {")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in IgnoredCancellation.CompassViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class CompassViewController: ServiceViewController {
    var turning: SimulatedTask?
    weak var app: SimulatedServices?

    override func viewDidLoad() {
      super.viewDidLoad()
      app = services
      switch form {
      case .broken:
        turning = services.tasks.start("turn needle") {
          while true {
            try await self.nextReading()
          }
        }
      case .fixed:
        turning = services.tasks.start("turn needle") {
          while !Task.isCancelled {
            try await self.nextReading()
          }
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      turning?.cancel()
    }

    /// Returns every half second, cancelled or not, for as long as there is the app.
    func nextReading() async throws {
      guard let services = app else { throw CancellationError() }
      let queue = services.mainQueue
      try await services.tasks.withContinuation(named: "reading") { reading in
        queue.asyncAfter(.milliseconds(500), named: "reading") { reading.resume(returning: ()) }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CompassViewController(on: stage)
  }
}

enum FinishedTask: TaskShape {
  static let entry = CatalogueEntry(
    95, "finished-task", .correct,
    "A screen stores the task that loads it, and the task, which uses the screen, has ended.",
    "With its end a task releases what it captured. Still running, it is row 96, or row 82.",
    cells: "- - - - - -"
  )

  final class OrderViewController: ServiceViewController {
    var loading: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      loading = services.tasks.start("load") {
        try await clock.sleep(for: .milliseconds(200))
        self.title = "Order 7"
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrderViewController(on: stage)
  }
}

enum ShortTask: TaskShape {
  static let entry = CatalogueEntry(
    96, "short-task", .transient,
    "A screen is left while its task exports a film, which takes a minute.",
    "The task holds the screen until it ends, and it does end: late, not leaked.",
    cells: "F F 2 F N N"
  )
  .fixed("self.finish()", by: "self?.finish()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in ShortTask.FilmViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class FilmViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      switch form {
      case .broken:
        services.tasks.start("export") {
          try await clock.sleep(for: .seconds(60))
          self.finish()
        }
      case .fixed:
        services.tasks.start("export") { [weak self] in
          try await clock.sleep(for: .seconds(60))
          self?.finish()
        }
      }
    }

    func finish() {
      title = "Exported"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FilmViewController(on: stage)
  }
}
