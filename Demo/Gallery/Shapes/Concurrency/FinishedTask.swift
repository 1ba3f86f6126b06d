import LifecycleKit

enum FinishedTask: TaskShape {
  static let entry = CatalogueEntry(
    95, "finished-task", .correct,
    "A screen stores the task that loads it, and the task, which uses the screen, has ended.",
    "With its end a task lets go of what it captured. Still running, it is row 96, or row 82.",
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
