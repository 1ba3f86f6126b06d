import LifecycleKit

enum BroadcastListener: ScreenShape {
  static let entry = CatalogueEntry(
    76, "broadcast-listener", .abandoned,
    "A screen joins the listeners of the app's cart, and never leaves them.",
    "The list holds its listeners strongly, and the cart lives as long as the app.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "cart?.remove(self)")
  .held(
    "ListenerEntry<CartListener>.listener")

  protocol CartListener: AnyObject {}
  typealias Cart = SimulatedBroadcaster<any CartListener>

  final class CheckoutViewController: ShapeViewController, CartListener {
    weak var cart: Cart?

    override func viewDidLoad() {
      super.viewDidLoad()
      cart?.add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        cart?.remove(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = CheckoutViewController(stage.form)
    screen.cart = stage.simulation.services.broadcaster(named: "cart", isShared: true)
    return screen
  }
}
