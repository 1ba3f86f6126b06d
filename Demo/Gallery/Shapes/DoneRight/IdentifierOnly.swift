import LifecycleKit

enum IdentifierOnly: ScreenShape {
  static let entry = CatalogueEntry(
    144, "identifier-only", .correct,
    "A global list of screens already seen keeps the identifiers of the objects.",
    "An identifier is the object's address as a number. With the screens themselves it is row 98.",
    cells: "- - - - - -"
  )

  @MainActor enum Tutorial {
    static var seen: Set<ObjectIdentifier> = []
  }

  final class WelcomeViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Tutorial.seen.insert(ObjectIdentifier(self))
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    WelcomeViewController()
  }

  static func cleanUp() {
    Tutorial.seen = []
  }
}
