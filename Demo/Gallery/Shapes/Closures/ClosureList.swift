import LifecycleKit

enum ClosureList: ScreenShape {
  static let entry = CatalogueEntry(
    11, "closure-list", .cycle,
    "The screen appends a handler that uses it to its own list of handlers.",
    "The list holds every handler for as long as the screen lives, and one of them the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "handlers.append { self.title = user.name }",
    by: "handlers.append { [weak self] in self?.title = user.name }"
  )
  .held(
    "cycle: ProfileViewController.handlers[_] → "
      + "closure #1 in ClosureList.ProfileViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "an array's elements are read, functions too")

  struct User {
    var name = "Ada"
  }

  final class ProfileViewController: ShapeViewController {
    var handlers: [() -> Void] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let user = User()
      switch form {
      case .broken:
        handlers.append { self.title = user.name }
      case .fixed:
        handlers.append { [weak self] in self?.title = user.name }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
