import LifecycleKit

enum HeldAcrossSleep: TaskShape {
  static let entry = CatalogueEntry(
    86, "held-across-sleep", .transient,
    "A loop unwraps the screen for each turn, and still holds it while it sleeps.",
    "Each turn keeps the screen for a minute more; it goes when the sleep is over.",
    cells: "F F 2 F N N"
  )
  .fixed(
    """
    while let self {
      self.refresh()
    """,
    by: """
      while self != nil {
        self?.refresh()
      """
  )
  .held(
    "SimulatedTask.task → task waits in → "
      + "closure #1 in HeldAcrossSleep.TrackingViewController.viewDidLoad() uses self"
  )
  .differing(.path, .partly, because: "the frame of the function that waits is read")

  final class TrackingViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      switch form {
      case .broken:
        services.tasks.start("track") { [weak self] in
          while let self {
            self.refresh()
            try await clock.sleep(for: .seconds(60))
          }
        }
      case .fixed:
        services.tasks.start("track") { [weak self] in
          while self != nil {
            self?.refresh()
            try await clock.sleep(for: .seconds(60))
          }
        }
      }
    }

    func refresh() {
      title = "In delivery"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    TrackingViewController(on: stage)
  }
}
