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
