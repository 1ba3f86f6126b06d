import LifecycleKit

enum ClosureInTuple: ScreenShape {
  static let entry = CatalogueEntry(
    14, "closure-in-tuple", .cycle,
    "A button's words and its action are stored as a tuple.",
    "The action captures the screen that stores the tuple.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"button = ("Done", { self.title = "Done" })"#,
    by: #"button = ("Done", { [weak self] in self?.title = "Done" })"#
  )
  .held(
    "cycle: TaskViewController.button.action → "
      + "closure #1 in ClosureInTuple.TaskViewController.viewDidLoad() captures self")

  final class TaskViewController: ShapeViewController {
    var button: (label: String, action: (() -> Void)?) = ("Wait", nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        button = ("Done", { self.title = "Done" })
      case .fixed:
        button = ("Done", { [weak self] in self?.title = "Done" })
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    TaskViewController(stage.form)
  }
}
