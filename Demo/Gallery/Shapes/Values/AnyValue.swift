import LifecycleKit

enum AnyValue: ScreenShape {
  static let entry = CatalogueEntry(
    49, "any-value", .cycle,
    "A menu item carries whatever belongs to it as Any, and the screen gives it itself.",
    "Any holds an object strongly, and nothing in the item's type tells.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "deleteItem.representedObject = self",
    by: "deleteItem.representedObject = orderNumber"
  )
  .held("cycle: MenuItem.representedObject → OrderViewController.deleteItem")
  .differing(.path, .found, because: "the existential says which type is in it")

  final class MenuItem {
    var representedObject: Any?
  }

  final class OrderViewController: ShapeViewController {
    let orderNumber = 4711
    let deleteItem = MenuItem()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        deleteItem.representedObject = self
      case .fixed:
        deleteItem.representedObject = orderNumber
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrderViewController(stage.form)
  }
}
