import LifecycleKit

enum ArrayElement: ScreenShape {
  static let entry = CatalogueEntry(
    35, "array-element", .cycle,
    "A screen puts itself into its own array of validators.",
    "An array retains its elements, so the screen is held by what it holds.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "validators = [EmailValidator(), self]",
    by: "validators = [EmailValidator(), TermsValidator()]"
  )
  .held("cycle: SignUpViewController.validators[_]")

  protocol Validator: AnyObject {}
  final class EmailValidator: Validator {}
  final class TermsValidator: Validator {}

  final class SignUpViewController: ShapeViewController, Validator {
    var validators: [any Validator] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        validators = [EmailValidator(), self]
      case .fixed:
        validators = [EmailValidator(), TermsValidator()]
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignUpViewController(stage.form)
  }
}
