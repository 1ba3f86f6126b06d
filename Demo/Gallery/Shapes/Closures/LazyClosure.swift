import LifecycleKit

enum LazyClosure: ScreenShape {
  static let entry = CatalogueEntry(
    10, "lazy-closure", .cycle,
    "A lazy property holds a closure that uses the screen.",
    "Lazy initialisers may say self, which escapes here: from the first access on there is a cycle.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"{ self.title = "Refreshed" }"#,
    by: #"{ [weak self] in self?.title = "Refreshed" }"#
  )
  .held(
    "cycle: FeedViewController.refresh → "
      + "closure #1 in LazyClosure.FeedViewController.refresh captures self")

  final class FeedViewController: ShapeViewController {
    lazy var refresh: () -> Void =
      switch form {
      case .broken:
        { self.title = "Refreshed" }
      case .fixed:
        { [weak self] in self?.title = "Refreshed" }
      }

    override func viewDidLoad() {
      super.viewDidLoad()
      refresh()
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}
