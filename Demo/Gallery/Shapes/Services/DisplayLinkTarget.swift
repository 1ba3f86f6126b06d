import LifecycleKit

enum DisplayLinkTarget: ScreenShape {
  static let entry = CatalogueEntry(
    60, "display-link-target", .abandoned,
    "A watch face moves its hand by a display link whose target it is.",
    "A display link holds its target until invalidated; a proxy stands in, and holds it weakly.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    #"link = services.displayLink(named: "hand", framesPerSecond: 1, target: self) {"#,
    by: """
      let proxy = SimulatedWeakProxy(self)
      link = services.displayLink(named: "hand", framesPerSecond: 1, target: proxy) {
      """
  )
  .held("SimulatedDisplayLink.target")
  .differing(.path, .found, because: "the simulated service is a named root")

  final class WatchFaceViewController: ServiceViewController {
    var angle = 0
    var link: SimulatedDisplayLink?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        link = services.displayLink(named: "hand", framesPerSecond: 1, target: self) {
          screen, _ in screen.angle += 6
        }
      case .fixed:
        let proxy = SimulatedWeakProxy(self)
        link = services.displayLink(named: "hand", framesPerSecond: 1, target: proxy) {
          proxy, _ in proxy.target?.angle += 6
        }
      }
    }

    isolated deinit {
      link?.invalidate()
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    WatchFaceViewController(on: stage)
  }
}
