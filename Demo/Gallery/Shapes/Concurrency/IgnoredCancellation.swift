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
