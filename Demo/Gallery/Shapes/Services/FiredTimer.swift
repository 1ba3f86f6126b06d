import LifecycleKit

enum FiredTimer: ScreenShape {
  static let entry = CatalogueEntry(
    62, "fired-timer", .cycle,
    "A screen stores a timer that has fired once, and whose block uses the screen.",
    "The run loop is done with it, but on Linux a fired timer still holds its block.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    """
    tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { _ in
      self.showTip()
    """,
    by: """
      tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { [weak self] _ in
        self?.showTip()
      """
  )
  .held(
    "cycle: CanvasViewController.tip → SimulatedTimer.block → "
      + "closure #1 in FiredTimer.CanvasViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated timer's block is read like any closure")

  final class CanvasViewController: ServiceViewController {
    var tip: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.milliseconds(500)
      switch form {
      case .broken:
        tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { _ in
          self.showTip()
        }
      case .fixed:
        tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { [weak self] _ in
          self?.showTip()
        }
      }
    }

    func showTip() {
      title = "Draw with two fingers"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    stage.simulation.services.timerRetention = .linux
    return CanvasViewController(on: stage)
  }
}
