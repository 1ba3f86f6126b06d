import LifecycleKit

enum EnumPayload: ScreenShape {
  static let entry = CatalogueEntry(
    42, "enum-payload", .cycle,
    "A screen's mode says who is being edited, and the screen puts itself there.",
    "The payload of an enum's case is a stored reference like any other.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("mode = .editing(self)", by: "mode = .editing(nameField)")
  .held("cycle: ContactViewController.mode.editing")
  .differing(.path, .found, because: "the payload is read by the enum's own layout")

  enum Mode {
    case idle
    case editing(AnyObject)
  }

  final class ContactViewController: ShapeViewController {
    let nameField = UIView()
    var mode = Mode.idle

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        mode = .editing(self)
      case .fixed:
        mode = .editing(nameField)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ContactViewController(stage.form)
  }
}
