import LifecycleKit

enum WeakTooDeep: ScreenShape {
  static let entry = CatalogueEntry(
    3, "weak-too-deep", .cycle,
    "The inner closure says weak; the outer one, which is stored, captures the screen to hand it on.",
    "To make the weak reference the outer closure needs the screen itself, and keeps it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onRefresh = {",
    by: "onRefresh = { [weak self] in"
  )
  .held(
    "cycle: FeedViewController.onRefresh → "
      + "closure #1 in WeakTooDeep.FeedViewController.viewDidLoad() captures self")

  final class FeedViewController: ShapeViewController {
    var onRefresh: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onRefresh = {
          loadPosts { [weak self] posts in self?.title = "\(posts) posts" }
        }
      case .fixed:
        onRefresh = { [weak self] in
          loadPosts { [weak self] posts in self?.title = "\(posts) posts" }
        }
      }
    }
  }

  static func loadPosts(then show: (Int) -> Void) {
    show(20)
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}
