import LifecycleKit

enum ClosureProperty: ScreenShape {
  static let entry = CatalogueEntry(
    1, "closure-property", .cycle,
    "A closure that the screen stores captures the screen.",
    "The screen holds the closure and the closure the screen; neither can go first.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"onSave = { self.title = "Saved" }"#,
    by: #"onSave = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "closure #1 in ClosureProperty.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = { self.title = "Saved" }
      case .fixed:
        onSave = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
