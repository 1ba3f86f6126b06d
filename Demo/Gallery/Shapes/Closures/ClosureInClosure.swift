import LifecycleKit

enum ClosureInClosure: ScreenShape {
  static let entry = CatalogueEntry(
    4, "closure-in-closure", .cycle,
    "The stored closure captures a closure, and that one captures the screen.",
    "Nobody writes self in what is stored, but its context holds the context that does.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"let load: () -> Void = { self.title = "Loaded" }"#,
    by: #"let load: () -> Void = { [weak self] in self?.title = "Loaded" }"#
  )
  .held(
    "cycle: FeedViewController.onRetry → "
      + "closure #1 in ClosureInClosure.FeedViewController.retrying(_:) captures #1 → "
      + "closure #1 in ClosureInClosure.FeedViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the function that a closure captures is read like any other capture")

  final class FeedViewController: ShapeViewController {
    var onRetry: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        let load: () -> Void = { self.title = "Loaded" }
        onRetry = retrying(load)
      case .fixed:
        let load: () -> Void = { [weak self] in self?.title = "Loaded" }
        onRetry = retrying(load)
      }
    }

    private func retrying(_ load: @escaping () -> Void) -> () -> Void {
      {
        for _ in 1...3 { load() }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}
