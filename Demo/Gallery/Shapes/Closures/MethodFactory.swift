import LifecycleKit

enum MethodFactory: ScreenShape {
  static let entry = CatalogueEntry(
    8, "method-factory", .cycle,
    "A static function makes the handler: it returns a method bound to the screen it was given.",
    "What comes back holds the screen, and the line that stores it shows no closure at all.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "screen.save",
    by: "{ [weak screen] in screen?.save() }"
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "method reference in static MethodFactory.ProfileViewController.saveHandler(for:) captures #1"
  )

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onSave = Self.saveHandler(for: self)
    }

    static func saveHandler(for screen: ProfileViewController) -> () -> Void {
      switch screen.form {
      case .broken:
        screen.save
      case .fixed:
        { [weak screen] in screen?.save() }
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
