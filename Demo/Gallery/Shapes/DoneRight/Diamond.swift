import LifecycleKit

enum Diamond: ScreenShape {
  static let entry = CatalogueEntry(
    141, "diamond", .correct,
    "A screen owns a header and a list, and both own the same cart.",
    "Two ways lead down to the cart and none leads up. With one up again it is row 34.",
    cells: "- - - - - -"
  )

  final class Cart {}

  final class Header {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
  }

  final class ItemList {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
  }

  final class CartViewController: UIViewController {
    var header: Header?
    var list: ItemList?

    override func viewDidLoad() {
      super.viewDidLoad()
      let cart = Cart()
      header = Header(cart)
      list = ItemList(cart)
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController()
  }
}
