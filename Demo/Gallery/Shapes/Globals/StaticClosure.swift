import LifecycleKit

enum StaticClosure: ScreenShape {
  static let entry = CatalogueEntry(
    99, "static-closure", .abandoned,
    "A screen adds a closure that captures it to a static list of handlers.",
    "No cycle, for nothing leads back to the list; but what a static holds is never let go.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "Session.onLogout.append { self.clear() }",
    by: "Session.onLogout.append { [weak self] in self?.clear() }"
  )
  .held("closure #1 in StaticClosure.AccountViewController.viewDidLoad() captures self")
  .differing(.path, .found, because: "statics are found by their symbols, nobody registers them")

  @MainActor enum Session {
    static var onLogout: [@MainActor () -> Void] = []
  }

  final class AccountViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        Session.onLogout.append { self.clear() }
      case .fixed:
        Session.onLogout.append { [weak self] in self?.clear() }
      }
    }

    func clear() {
      title = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AccountViewController(stage.form)
  }

  static func cleanUp() {
    Session.onLogout = []
  }
}
