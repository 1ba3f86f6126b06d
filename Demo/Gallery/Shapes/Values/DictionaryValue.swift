import LifecycleKit

enum DictionaryValue: ScreenShape {
  static let entry = CatalogueEntry(
    36, "dictionary-value", .cycle,
    "A screen registers with its own key commands, which keep their targets by name.",
    "A dictionary retains its values as any property would.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"commands.targets["save"] = self"#,
    by: #"commands.targets["save"] = WeakTarget(self)"#
  )
  .held("cycle: EditorViewController.commands → KeyCommands.targets[_]")

  final class KeyCommands {
    var targets: [String: AnyObject] = [:]
  }

  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  final class EditorViewController: ShapeViewController {
    let commands = KeyCommands()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        commands.targets["save"] = self
      case .fixed:
        commands.targets["save"] = WeakTarget(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}
