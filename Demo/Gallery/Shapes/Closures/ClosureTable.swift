import LifecycleKit

enum ClosureTable: ScreenShape {
  static let entry = CatalogueEntry(
    12, "closure-table", .cycle,
    "The screen keeps its commands in a dictionary from key to closure.",
    "The dictionary is the screen's, and the closure under \"s\" holds the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"shortcuts["s"] = { self.title = "Saved" }"#,
    by: #"shortcuts["s"] = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: EditorViewController.shortcuts[_] → "
      + "closure #1 in ClosureTable.EditorViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "a dictionary's values are read, functions too")

  final class EditorViewController: ShapeViewController {
    var shortcuts: [Character: () -> Void] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        shortcuts["s"] = { self.title = "Saved" }
      case .fixed:
        shortcuts["s"] = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}
