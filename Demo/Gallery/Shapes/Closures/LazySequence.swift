import LifecycleKit

enum LazySequence: ScreenShape {
  static let entry = CatalogueEntry(
    20, "lazy-sequence", .cycle,
    "The screen stores a lazily mapped sequence whose transform uses the screen.",
    "A lazy sequence keeps its transform; a type-erased one hides that it does.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "rows = AnySequence(prices.lazy.map { self.currency + $0 })",
    by: "rows = AnySequence(prices.lazy.map { [currency] in currency + $0 })"
  )
  .held(
    "cycle: PriceListViewController.rows._box → "
      + "_SequenceBox<LazyMapSequence<Array<String>, String>>._base._transform → "
      + "closure #1 in LazySequence.PriceListViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "the library's boxes are read by their metadata, as the app's classes are")

  final class PriceListViewController: ShapeViewController {
    let currency = "€"
    var rows = AnySequence<String>([])

    override func viewDidLoad() {
      super.viewDidLoad()
      let prices = ["12.50", "3.20"]
      switch form {
      case .broken:
        rows = AnySequence(prices.lazy.map { self.currency + $0 })
      case .fixed:
        rows = AnySequence(prices.lazy.map { [currency] in currency + $0 })
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PriceListViewController(stage.form)
  }
}
