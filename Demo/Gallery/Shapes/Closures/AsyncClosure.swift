import LifecycleKit

enum AsyncClosure: ScreenShape {
  static let entry = CatalogueEntry(
    15, "async-closure", .cycle,
    "A stored async closure captures the screen.",
    "It may never run: what is captured is held from the moment the closure is made.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "onRefresh = { self.title = await loadTitle() }",
    by: "onRefresh = { [weak self] in self?.title = await loadTitle() }"
  )
  .held(
    "cycle: FeedViewController.onRefresh → "
      + "closure #1 in AsyncClosure.FeedViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the captures of an async closure lie as in any other")

  final class FeedViewController: ShapeViewController {
    var onRefresh: (() async -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onRefresh = { self.title = await loadTitle() }
      case .fixed:
        onRefresh = { [weak self] in self?.title = await loadTitle() }
      }
    }
  }

  static func loadTitle() async -> String {
    "Feed"
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}
