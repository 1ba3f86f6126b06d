import LifecycleKit

enum ClearedClosure: ScreenShape {
  static let entry = CatalogueEntry(
    146, "cleared-closure", .correct,
    "A screen stores a closure that captures it, calls it once, and clears the property.",
    "The cycle is real until it is cleared. Never called, or never cleared, it is row 1.",
    cells: "- - - - - -"
  )

  final class PermissionViewController: UIViewController {
    var onAnswer: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onAnswer = { self.title = "Thank you" }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAnswer?()
      onAnswer = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PermissionViewController()
  }
}
