import Dispatch
import LifecycleKit

enum SuspendedSource: ScreenShape {
  static let entry = CatalogueEntry(
    66, "suspended-source", .abandoned,
    "A screen suspends its timer source when it disappears, which silences it well enough.",
    "Suspended is not cancelled: the source keeps its handler, and the handler the screen.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    """
    timer.setEventHandler { self.refresh() }
    timer.suspend()
    """,
    by: """
      timer.setEventHandler { [weak self] in self?.refresh() }
      timer.cancel()
      """
  )
  .held(
    "block holds → "
      + "closure #1 in SuspendedSource.RadarViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .partly, because: "the source's block is found on the heap, and the closure in it read"
  )
  .differing(
    .sanitizer, .partly, because: "only the screen holds the source: a cycle, at times hidden")

  final class RadarViewController: ShapeViewController {
    let timer = DispatchSource.makeTimerSource(queue: .main)

    override func viewDidLoad() {
      super.viewDidLoad()
      timer.schedule(deadline: .now() + 3600, repeating: 3600)
      switch form {
      case .broken:
        timer.setEventHandler { self.refresh() }
      case .fixed:
        timer.setEventHandler { [weak self] in self?.refresh() }
      }
      timer.resume()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        timer.suspend()
      case .fixed:
        timer.cancel()
      }
    }

    func refresh() {
      title = "Rain at 5"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = RadarViewController(stage.form)
    stage.atEnd { [weak screen] in
      screen?.timer.cancel()
      screen?.timer.resume()
    }
    return screen
  }
}
