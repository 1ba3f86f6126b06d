import LifecycleKit

enum TimerTarget: ScreenShape {
  static let entry = CatalogueEntry(
    59, "timer-target", .abandoned,
    "A screen is the target of a repeating timer, and stores the timer weakly.",
    "A timer holds its target, and the run loop the timer: nothing here is the screen's to let go.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("", by: "timer?.invalidate()")
  .held("SimulatedTimer.target")
  .differing(.path, .found, because: "the simulated service is a named root")

  final class AuctionViewController: ServiceViewController {
    weak var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      timer = services.scheduledTimer(named: "bid", every: .seconds(5), target: self) { screen, _ in
        screen.showHighestBid()
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

    func showHighestBid() {
      title = "10 €"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AuctionViewController(on: stage)
  }
}
