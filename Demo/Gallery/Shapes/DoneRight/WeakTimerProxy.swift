import LifecycleKit

enum WeakTimerProxy: ScreenShape {
  static let entry = CatalogueEntry(
    139, "weak-proxy", .correct,
    "A repeating timer holds a proxy, and the proxy holds the screen weakly.",
    "The timer goes on without the screen until the proxy cancels it; holding it, it is row 57.",
    cells: "- - - - - -"
  )

  @MainActor final class TimerProxy {
    weak var target: ClockViewController?
    var timer: ScheduledVirtualWork?

    func tick() {
      guard let target else {
        timer?.cancel()
        return
      }
      target.seconds += 1
    }
  }

  final class ClockViewController: UIViewController {
    var seconds = 0
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ClockViewController()
    let proxy = TimerProxy()
    proxy.target = screen
    proxy.timer = stage.simulation.clock.schedule("tick", every: .seconds(1)) { proxy.tick() }
    return screen
  }
}
