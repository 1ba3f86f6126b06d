import LifecycleKit

enum TaskLocalValue: TaskShape {
  static let entry = CatalogueEntry(
    91, "task-local-value", .abandoned,
    "A screen sets a task-local value to itself, and starts the app's long synchronisation there.",
    "A task inherits all task-local values and holds them until it ends, used or not.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "Trace.$origin.withValue(self) { synchronize(services) }",
    by: #"Trace.$origin.withValue("settings") { synchronize(services) }"#
  )
  .held("SimulatedTask.task → task keeps the task-local value")
  .differing(.path, .found, because: "a task's values are read from the task")

  enum Trace {
    @TaskLocal static var origin: (any Sendable)?
  }

  final class SettingsViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        Trace.$origin.withValue(self) { synchronize(services) }
      case .fixed:
        Trace.$origin.withValue("settings") { synchronize(services) }
      }
    }
  }

  /// Goes on as long as the app does.
  @MainActor static func synchronize(_ services: SimulatedServices) {
    let clock = services.clock
    services.tasks.start("synchronize") {
      while true { try await clock.sleep(for: .seconds(60)) }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController(on: stage)
  }
}
