import LifecycleKit

enum ClosureInStruct: ScreenShape {
  static let entry = CatalogueEntry(
    13, "closure-in-struct", .cycle,
    "The screen fills a struct of callbacks that it stores itself.",
    "A struct is no object and cannot leak, but the closure in it holds the screen that holds it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"callbacks.onSignIn = { self.title = "Welcome" }"#,
    by: #"callbacks.onSignIn = { [weak self] in self?.title = "Welcome" }"#
  )
  .held(
    "cycle: SignInViewController.callbacks.onSignIn → "
      + "closure #1 in ClosureInStruct.SignInViewController.viewDidLoad() captures self")

  struct Callbacks {
    var onSignIn: (() -> Void)?
    var onCancel: (() -> Void)?
  }

  final class SignInViewController: ShapeViewController {
    var callbacks = Callbacks()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        callbacks.onSignIn = { self.title = "Welcome" }
      case .fixed:
        callbacks.onSignIn = { [weak self] in self?.title = "Welcome" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController(stage.form)
  }
}
