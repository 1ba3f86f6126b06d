import LifecycleKit

enum StrongCaptureList: ScreenShape {
  static let entry = CatalogueEntry(
    6, "strong-capture-list", .cycle,
    "The capture list says [self], which saves writing self and looks like care.",
    "A capture list without weak or unowned captures strongly, as if it were not there.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"onSave = { [self] in title = "Saved" }"#,
    by: #"onSave = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "closure #1 in StrongCaptureList.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = { [self] in title = "Saved" }
      case .fixed:
        onSave = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
