import LifecycleKit

enum TimerInDeinit: ScreenShape {
  static let entry = CatalogueEntry(
    58, "timer-in-deinit", .abandoned,
    "A screen invalidates its repeating timer, but only in its deinit.",
    "The deinit waits for the timer to let go of the screen, and the timer for the deinit.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    #"timer = services.scheduledTimer(named: "refresh", every: wait) { _ in self.refresh() }"#,
    by: """
      timer = services.scheduledTimer(named: "refresh", every: wait) { [weak self] _ in
        self?.refresh()
      """
  )
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in TimerInDeinit.ScoresViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class ScoresViewController: ServiceViewController {
    var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.seconds(30)
      switch form {
      case .broken:
        timer = services.scheduledTimer(named: "refresh", every: wait) { _ in self.refresh() }
      case .fixed:
        timer = services.scheduledTimer(named: "refresh", every: wait) { [weak self] _ in
          self?.refresh()
        }
      }
    }

    isolated deinit {
      timer?.invalidate()
    }

    func refresh() {
      title = "Scores"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScoresViewController(on: stage)
  }
}
