import LifecycleKit

enum UnboundMethodOnly: ScreenShape {
  static let entry = CatalogueEntry(
    143, "unbound-method-only", .correct,
    "A screen stores a method of its type, and calls it with itself when the time comes.",
    "A method of a type holds no object. Stored as a method of self it is row 7.",
    cells: "- - - - - -"
  )

  final class EditorViewController: UIViewController {
    var action: ((EditorViewController) -> () -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      action = EditorViewController.save
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      action?(self)()
    }

    func save() { title = "Saved" }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController()
  }
}
