import Foundation
import LifecycleKit

enum EndlessThread: ScreenShape {
  static let entry = CatalogueEntry(
    67, "endless-thread", .abandoned,
    "A screen starts a thread that waits for measurements, in a loop that never ends.",
    "A thread holds its block until the block returns, and this one does not.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "{ while sensor.hasNext() { Task { await self.show() } } }",
    by: "{ [weak self] in while sensor.hasNext() { Task { await self?.show() } } }"
  )
  .held(
    "Thread._main → "
      + "closure #1 in EndlessThread.PulseViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: a thread and its block are read")

  /// Measures nothing, until it is switched off.
  final class Sensor: Sendable {
    private let ready = DispatchSemaphore(value: 0)

    func hasNext() -> Bool {
      ready.wait()
      return false
    }

    func switchOff() {
      ready.signal()
    }
  }

  final class PulseViewController: ShapeViewController {
    let sensor = Sensor()

    override func viewDidLoad() {
      super.viewDidLoad()
      let sensor = sensor
      let thread: Thread
      switch form {
      case .broken:
        thread = Thread { while sensor.hasNext() { Task { await self.show() } } }
      case .fixed:
        thread = Thread { [weak self] in while sensor.hasNext() { Task { await self?.show() } } }
      }
      thread.start()
    }

    deinit {
      sensor.switchOff()
    }

    func show() {
      title = "72"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = PulseViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.sensor.switchOff() }
    return screen
  }
}
