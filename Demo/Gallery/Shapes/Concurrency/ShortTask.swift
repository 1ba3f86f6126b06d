import LifecycleKit

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
