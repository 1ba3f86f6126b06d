import LifecycleKit

enum TwoCaptures: ScreenShape {
  static let entry = CatalogueEntry(
    2, "two-captures", .cycle,
    "A stored closure captures the screen beside something harmless.",
    "The cart is let go with the closure; the screen is not, for the closure is the screen's own.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onPay = { self.title = cart.total }",
    by: "onPay = { [weak self] in self?.title = cart.total }"
  )
  .held(
    "cycle: CheckoutViewController.onPay → "
      + "closure #1 in TwoCaptures.CheckoutViewController.viewDidLoad() captures self")

  final class Cart {
    var total = "12.50"
  }

  final class CheckoutViewController: ShapeViewController {
    var onPay: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      let cart = Cart()
      switch form {
      case .broken:
        onPay = { self.title = cart.total }
      case .fixed:
        onPay = { [weak self] in self?.title = cart.total }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CheckoutViewController(stage.form)
  }
}
