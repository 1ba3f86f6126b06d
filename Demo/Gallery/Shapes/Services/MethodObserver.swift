import LifecycleKit

enum MethodObserver: ScreenShape {
  static let entry = CatalogueEntry(
    74, "method-observer", .abandoned,
    "A screen gives the notification centre one of its methods where a block is asked for.",
    "A method of an object is a closure that holds the object, though nobody wrote \"self\".",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "_ = center.addObserver(forName: name, using: reload)",
    by: "center.addObserver(self, name: name) { screen, change in screen.reload(change) }"
  )
  .held(
    "SimulatedNotificationToken.block → "
      + "method reference in MethodObserver.InboxViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class InboxViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (center, name) = (services.notificationCenter, "mail came")
      switch form {
      case .broken:
        _ = center.addObserver(forName: name, using: reload)
      case .fixed:
        center.addObserver(self, name: name) { screen, change in screen.reload(change) }
      }
    }

    func reload(_ change: SimulatedNotification) {
      title = change.name
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    InboxViewController(on: stage)
  }
}
