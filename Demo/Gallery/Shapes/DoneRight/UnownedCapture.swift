import LifecycleKit

enum UnownedCapture: ScreenShape {
  static let entry = CatalogueEntry(
    140, "unowned-capture", .correct,
    "A screen stores a closure that captures it unowned, and nobody else ever has the closure.",
    "The closure goes with the screen, so it never finds it gone. Without unowned it is row 1.",
    cells: "- - - - - -"
  )

  final class ProfileViewController: UIViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onSave = { [unowned self] in title = "Saved" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController()
  }
}
