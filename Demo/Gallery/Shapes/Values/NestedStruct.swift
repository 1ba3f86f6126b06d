import LifecycleKit

enum NestedStruct: ScreenShape {
  static let entry = CatalogueEntry(
    41, "nested-struct", .cycle,
    "A screen's state is a struct of structs, and one of them names who shows the errors.",
    "However deep the field lies in values, it is stored in the screen itself.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "state.payment.errorPresenter = self",
    by: "state.payment.errorPresenter = navigationController"
  )
  .held("cycle: CheckoutViewController.state.payment.errorPresenter")

  struct Payment {
    var amount = 0
    var errorPresenter: UIViewController?
  }

  struct CheckoutState {
    var coupon = ""
    var payment = Payment()
  }

  final class CheckoutViewController: ShapeViewController {
    var state = CheckoutState()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        state.payment.errorPresenter = self
      case .fixed:
        state.payment.errorPresenter = navigationController
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CheckoutViewController(stage.form)
  }
}
