import Dispatch
import LifecycleKit

enum RunningSource: ScreenShape {
  static let entry = CatalogueEntry(
    65, "running-source", .abandoned,
    "A screen refreshes itself by a timer source of Dispatch, whose handler uses the screen.",
    "A source that runs is held by its queue, and the source holds its handler until cancelled.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "timer.setEventHandler { self.refresh() }",
    by: "timer.setEventHandler { [weak self] in self?.refresh() }"
  )
  .held(
    "block holds → "
      + "closure #1 in RunningSource.WeatherViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .partly, because: "the source's block is found on the heap, and the closure in it read")

  final class WeatherViewController: ShapeViewController {
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

    isolated deinit {
      timer.cancel()
    }

    func refresh() {
      title = "Sunny"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = WeatherViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.timer.cancel() }
    return screen
  }
}
