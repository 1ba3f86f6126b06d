import LifecycleKit

enum ErrorPayload: ScreenShape {
  static let entry = CatalogueEntry(
    46, "error-payload", .cycle,
    "A form keeps its last error, and the error names the form where it should name the field.",
    "An error is kept in a box of its own on the heap, and the box holds what is in it.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "lastError = FormError.invalid(self)",
    by: #"lastError = FormError.missing("email")"#
  )
  .held("cycle: AddressViewController.lastError.invalid")
  .differing(.path, .found, because: "the error's box says which type is in it, and where")

  enum FormError: Error {
    case missing(String)
    case invalid(UIViewController)
  }

  final class AddressViewController: ShapeViewController {
    var lastError: (any Error)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        lastError = FormError.invalid(self)
      case .fixed:
        lastError = FormError.missing("email")
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AddressViewController(stage.form)
  }
}
