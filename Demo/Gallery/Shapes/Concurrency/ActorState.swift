import LifecycleKit

enum ActorState: ScreenShape {
  static let entry = CatalogueEntry(
    92, "actor-state", .abandoned,
    "An actor that uploads in the background keeps the screen that began it, to tell it the end.",
    "The app holds the actor while it works, and an actor holds its state like any object.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "private let screen: AvatarViewController",
    by: "private weak let screen: AvatarViewController?"
  )
  .held("Upload.screen")
  .differing(.path, .found, because: "an actor's fields are read like those of any object")

  enum Broken {
    actor Upload {
      private let screen: AvatarViewController
      init(for screen: AvatarViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    actor Upload {
      private weak let screen: AvatarViewController?
      init(for screen: AvatarViewController) { self.screen = screen }
    }
  }

  @MainActor enum Uploads {
    static var running: [any Actor] = []
  }

  final class AvatarViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: Uploads.running.append(Broken.Upload(for: self))
      case .fixed: Uploads.running.append(Fixed.Upload(for: self))
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AvatarViewController(stage.form)
  }

  static func cleanUp() {
    Uploads.running = []
  }
}
