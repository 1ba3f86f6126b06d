import LifecycleKit

enum EndlessTask: TaskShape {
  static let entry = CatalogueEntry(
    82, "endless-task", .abandoned,
    "A screen refreshes itself in a task that sleeps and goes on for ever.",
    "The runtime holds a task until it ends; whoever stores it holds no more than a handle.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "refreshing?.cancel()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in EndlessTask.ScoresViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class ScoresViewController: ServiceViewController {
    var refreshing: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      refreshing = services.tasks.start("refresh") {
        while true {
          self.refresh()
          try await clock.sleep(for: .seconds(30))
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        refreshing?.cancel()
      }
    }

    func refresh() {
      title = "Scores"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScoresViewController(on: stage)
  }
}
