import LifecycleKit

enum UnboundMethod: ScreenShape {
  static let entry = CatalogueEntry(
    9, "unbound-method", .cycle,
    "A stored closure captures a method without its object, and the object to apply it to.",
    "The method alone would be harmless; beside it the closure captures the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "onTap = { action(self)() }",
    by: "onTap = { [weak self] in self.map(action)?() }"
  )
  .held(
    "cycle: EditorViewController.onTap → "
      + "closure #1 in UnboundMethod.EditorViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the method is read as the function it is, and the screen beside it")

  final class EditorViewController: ShapeViewController {
    var onTap: (() -> Void)?
    var isDraft = true

    override func viewDidLoad() {
      super.viewDidLoad()
      let action = isDraft ? EditorViewController.save : EditorViewController.publish
      switch form {
      case .broken:
        onTap = { action(self)() }
      case .fixed:
        onTap = { [weak self] in self.map(action)?() }
      }
    }

    func save() {
      title = "Saved"
    }

    func publish() {
      title = "Published"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}
