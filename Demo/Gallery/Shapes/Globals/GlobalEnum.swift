import LifecycleKit

/// Where the app was last, for the next launch.
@MainActor private var lastDestination = GlobalEnum.Destination.home

enum GlobalEnum: ScreenShape {
  static let entry = CatalogueEntry(
    101, "global-enum", .abandoned,
    "A global remembers where the user was last, and its case carries the screen itself.",
    "A global is as good as a singleton; an enum's payload is held like any other value.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("lastDestination = .screen(self)", by: "lastDestination = .profile(id: 7)")
  .held("held by global lastDestination.screen")
  .differing(.counting, .missed, because: "one global names one screen, the next takes its place")
  .differing(.path, .found, because: "globals are found by their symbols, nobody registers them")

  enum Destination {
    case home
    case screen(ProfileViewController)
    case profile(id: Int)
  }

  final class ProfileViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        lastDestination = .screen(self)
      case .fixed:
        lastDestination = .profile(id: 7)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }

  static func cleanUp() {
    lastDestination = .home
  }
}
