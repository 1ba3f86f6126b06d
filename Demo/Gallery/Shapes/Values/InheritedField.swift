import LifecycleKit

enum InheritedField: ScreenShape {
  static let entry = CatalogueEntry(
    51, "inherited-field", .cycle,
    "The base class of all forms remembers who has the focus; a form takes it and keeps it.",
    "The reference stands in a class that the leaking screen's own source does not show.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("", by: "focused = nil")
  .held("cycle: AddressViewController.focused")

  class FormViewController: ShapeViewController {
    var focused: UIResponder?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        focused = nil
      }
    }
  }

  final class AddressViewController: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      focused = self
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AddressViewController(stage.form)
  }
}
