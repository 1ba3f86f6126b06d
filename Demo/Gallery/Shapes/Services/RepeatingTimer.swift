import LifecycleKit

enum RepeatingTimer: ScreenShape {
  static let entry = CatalogueEntry(
    57, "repeating-timer", .abandoned,
    "A countdown stores its repeating timer, and the timer's block uses the screen.",
    "The run loop holds the timer until it is invalidated, whoever else lets go of it.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("", by: "timer?.invalidate()")
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in RepeatingTimer.CountdownViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class CountdownViewController: ServiceViewController {
    var secondsLeft = 600
    var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
        self.secondsLeft -= 1
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        timer?.invalidate()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CountdownViewController(on: stage)
  }
}
