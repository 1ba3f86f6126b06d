import LifecycleKit

enum DictionaryKey: ScreenShape {
  static let entry = CatalogueEntry(
    37, "dictionary-key", .cycle,
    "A cart counts its items by item, and an item remembers the cart that it was put into.",
    "Keys and members of sets are retained like values, though few think of them.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("Item(sku: 4711, cart: self)", by: "Item(sku: 4711, cart: nil)")
  .held("cycle: CartViewController.quantities[_] → Item.cart")
  .differing(.path, .found, because: "keys of dictionaries are read as their values are")

  final class Item: Hashable {
    let sku: Int
    let cart: UIViewController?

    init(sku: Int, cart: UIViewController?) {
      self.sku = sku
      self.cart = cart
    }
    static func == (left: Item, right: Item) -> Bool { left.sku == right.sku }
    func hash(into hasher: inout Hasher) { hasher.combine(sku) }
  }

  final class CartViewController: ShapeViewController {
    var quantities: [Item: Int] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        quantities[Item(sku: 4711, cart: self)] = 2
      case .fixed:
        quantities[Item(sku: 4711, cart: nil)] = 2
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(stage.form)
  }
}
