import LifecycleKit

enum CurrentScreen: ScreenShape {
  static let entry = CatalogueEntry(
    100, "current-screen", .abandoned,
    "A static names the chat that is open, so that a push notification finds it.",
    "The last chat stays until another is opened: never more than one, so no count grows.",
    cells: "Y Y N Y P N"
  )
  .fixed(
    "static var current: ChatViewController?", by: "static weak var current: ChatViewController?"
  )
  .held("held by static CurrentScreen.Broken.current")
  .differing(.path, .found, because: "statics are found by their symbols, nobody registers them")

  @MainActor enum Broken {
    static var current: ChatViewController?
  }

  @MainActor enum Fixed {
    static weak var current: ChatViewController?
  }

  final class ChatViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken: Broken.current = self
      case .fixed: Fixed.current = self
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ChatViewController(stage.form)
  }

  static func cleanUp() {
    Broken.current = nil
  }
}
