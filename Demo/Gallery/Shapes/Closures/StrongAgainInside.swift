import LifecycleKit

enum StrongAgainInside: ScreenShape {
  static let entry = CatalogueEntry(
    5, "strong-again-inside", .cycle,
    "Weak on entry and unwrapped with guard; a closure stored inside captures the unwrapped screen.",
    "After the guard self is strong again. The cycle begins when the outer closure has run.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onSelect = { row in self.title = items[row] }",
    by: "onSelect = { [weak self] row in self?.title = items[row] }"
  )
  .held(
    "cycle: ShoppingViewController.onSelect → "
      + "closure #1 in closure #1 in StrongAgainInside.ShoppingViewController.viewDidLoad() captures self"
  )

  final class ShoppingViewController: ShapeViewController {
    var onSelect: ((Int) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      loadItems { [weak self] items in
        guard let self else { return }
        switch form {
        case .broken:
          onSelect = { row in self.title = items[row] }
        case .fixed:
          onSelect = { [weak self] row in self?.title = items[row] }
        }
      }
    }
  }

  static func loadItems(then show: ([String]) -> Void) {
    show(["Bread", "Milk"])
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ShoppingViewController(stage.form)
  }
}
