import LifecycleKit

enum LostRetain: ScreenShape {
  static let entry = CatalogueEntry(
    55, "lost-retain", .abandoned,
    "A screen passes itself, retained, to a call that only wanted to look at it.",
    "The count says that there is an owner, and there is none: no path can be told.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "log(Unmanaged.passRetained(self))",
    by: "log(Unmanaged.passUnretained(self))"
  )

  final class ScannerViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        log(Unmanaged.passRetained(self))
      case .fixed:
        log(Unmanaged.passUnretained(self))
      }
    }

    func log(_ screen: Unmanaged<ScannerViewController>) {}
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(stage.form)
  }
}
