import LifecycleKit

enum ClassProtocol: ScreenShape {
  static let entry = CatalogueEntry(
    48, "class-protocol", .cycle,
    "A screen holds its data source by a protocol, and is its own data source.",
    "Behind a protocol for classes stands a strong reference; only weak would make it another.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("dataSource = self", by: "dataSource = StoredOrders()")
  .held("cycle: OrdersViewController.dataSource")

  protocol OrdersDataSource: AnyObject {}
  final class StoredOrders: OrdersDataSource {}

  final class OrdersViewController: ShapeViewController, OrdersDataSource {
    var dataSource: (any OrdersDataSource)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        dataSource = self
      case .fixed:
        dataSource = StoredOrders()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrdersViewController(stage.form)
  }
}

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

enum GenericBox: ScreenShape {
  static let entry = CatalogueEntry(
    50, "generic-box", .cycle,
    "A screen keeps an observable value of a generic class, and the value is the screen.",
    "What the box holds is known from its generic argument, not from the class alone.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("selection.value = self", by: "selection.value = view")
  .held("cycle: GalleryViewController.selection → Observable<Optional<UIResponder>>.value")
  .differing(
    .path, .found,
    because: "the generic arguments stand in the class's metadata, and bind the field's type")

  final class Observable<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  final class GalleryViewController: ShapeViewController {
    let selection = Observable<UIResponder?>(nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        selection.value = self
      case .fixed:
        selection.value = view
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    GalleryViewController(stage.form)
  }
}

enum InheritedField: ScreenShape {
  static let entry = CatalogueEntry(
    51, "inherited-field", .cycle,
    "The base class of all forms remembers the focused form; a form takes the focus and keeps it.",
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
