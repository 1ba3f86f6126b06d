import LifecycleKit

enum SingletonList: ScreenShape {
  static let entry = CatalogueEntry(
    98, "singleton-list", .abandoned,
    "A screen enters itself in the list of a singleton, and never takes itself out.",
    "A singleton lives as long as the app, and with it all that it holds.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "Downloads.shared.clients.removeAll { $0 === self }")
  .held("Downloads.clients[_]")

  @MainActor final class Downloads {
    static let shared = Downloads()
    var clients: [AnyObject] = []
  }

  final class EpisodeViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Downloads.shared.clients.append(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Downloads.shared.clients.removeAll { $0 === self }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EpisodeViewController(stage.form)
  }

  static func cleanUp() {
    Downloads.shared.clients = []
  }
}
