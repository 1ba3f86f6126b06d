import LifecycleKit

enum LocalFunction: ScreenShape {
  static let entry = CatalogueEntry(
    16, "local-function", .cycle,
    "The stored closure calls a local function that calls itself and uses the screen.",
    "A local function captures like a closure, without a capture list to say weak in.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onRetry = { attempt(3) }",
    by: "onRetry = { [weak self] in self?.retry(3) }"
  )
  .held(
    "cycle: UploadViewController.onRetry → "
      + "closure #1 in LocalFunction.UploadViewController.viewDidLoad() captures self")

  final class UploadViewController: ShapeViewController {
    var onRetry: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        func attempt(_ left: Int) {
          title = "\(left) attempts left"
          if left > 0 { attempt(left - 1) }
        }
        onRetry = { attempt(3) }
      case .fixed:
        onRetry = { [weak self] in self?.retry(3) }
      }
    }

    func retry(_ left: Int) {
      title = "\(left) attempts left"
      if left > 0 { retry(left - 1) }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    UploadViewController(stage.form)
  }
}
