import LifecycleKit

enum CellCallback: ScreenShape {
  static let entry = CatalogueEntry(
    18, "cell-callback", .cycle,
    "The callback of a cell captures the screen that owns the cell.",
    "The screen holds the cell, the cell its callback, and the callback the screen.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "cell.onTap = { self.open(order) }",
    by: "cell.onTap = { [weak self] in self?.open(order) }"
  )
  .held(
    "cycle: OrderCell.onTap → "
      + "closure #1 in CellCallback.OrdersViewController.viewDidLoad() captures self → "
      + "OrdersViewController.cells[_]")

  final class OrderCell: UIView {
    var onTap: (() -> Void)?
  }

  final class OrdersViewController: ShapeViewController {
    var cells: [OrderCell] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for order in ["Bread", "Milk"] {
        let cell = OrderCell()
        switch form {
        case .broken:
          cell.onTap = { self.open(order) }
        case .fixed:
          cell.onTap = { [weak self] in self?.open(order) }
        }
        cells.append(cell)
      }
    }

    func open(_ order: String) {
      title = order
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrdersViewController(stage.form)
  }
}
