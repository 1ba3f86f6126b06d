import LifecycleKit

enum MethodReference: ScreenShape {
  static let entry = CatalogueEntry(
    7, "method-reference", .cycle,
    "A method of the screen is stored where a closure is expected.",
    "A bound method holds its object; no self and no braces give it away.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onSave = save",
    by: "onSave = { [weak self] in self?.save() }"
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "method reference in MethodReference.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = save
      case .fixed:
        onSave = { [weak self] in self?.save() }
      }
    }

    func save() {
      title = "Saved"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
