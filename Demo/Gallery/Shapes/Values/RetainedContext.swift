import LifecycleKit

enum RetainedContext: ScreenShape {
  static let entry = CatalogueEntry(
    54, "retained-context", .cycle,
    "A screen gives a C library itself as a retained raw pointer, and never takes it back.",
    "The reference is a number in a field: it counts, but nothing knows it for a reference.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "context = Unmanaged.passRetained(self).toOpaque()",
    by: "context = Unmanaged.passUnretained(self).toOpaque()"
  )

  final class ScannerViewController: ShapeViewController {
    var context: UnsafeMutableRawPointer?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        context = Unmanaged.passRetained(self).toOpaque()
      case .fixed:
        context = Unmanaged.passUnretained(self).toOpaque()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(stage.form)
  }
}
