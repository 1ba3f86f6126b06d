import LifecycleKit

enum FarTimer: ScreenShape {
  static let entry = CatalogueEntry(
    61, "far-timer", .transient,
    "A banking screen locks itself by a timer that fires once, after five minutes.",
    "The run loop holds the timer until it has fired: the screen goes, five minutes late.",
    cells: "F F 2 F P N"
  )
  .fixed(
    #"services.scheduledTimer(named: "lock", every: wait, repeats: false) { _ in self.lock() }"#,
    by: """
      services.scheduledTimer(named: "lock", every: wait, repeats: false) { [weak self] _ in
        self?.lock()
      """
  )
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in FarTimer.BalanceViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class BalanceViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.seconds(300)
      switch form {
      case .broken:
        services.scheduledTimer(named: "lock", every: wait, repeats: false) { _ in self.lock() }
      case .fixed:
        services.scheduledTimer(named: "lock", every: wait, repeats: false) { [weak self] _ in
          self?.lock()
        }
      }
    }

    func lock() {
      title = "Locked"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    BalanceViewController(on: stage)
  }
}
