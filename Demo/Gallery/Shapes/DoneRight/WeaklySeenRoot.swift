import LifecycleKit

enum WeaklySeenRoot: ScreenShape {
  static let entry = CatalogueEntry(
    150, "weakly-seen-root", .correct,
    "A singleton lives on as it should, and a screen that has left referred to it weakly.",
    "A weak reference gives an object a side table that the sanitizer finds no pointer to.",
    cells: "- - - - - F"
  )

  @MainActor final class Session {
    static var current: Session?
  }

  final class AccountViewController: UIViewController {
    weak var session: Session?

    override func viewDidLoad() {
      super.viewDidLoad()
      session = Session.current
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    Session.current = Session()
    return AccountViewController()
  }

  static func cleanUp() {
    Session.current = nil
  }
}
