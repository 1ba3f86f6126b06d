import LifecycleKit

enum ResultPayload: ScreenShape {
  static let entry = CatalogueEntry(
    45, "result-payload", .cycle,
    "A sign-in screen keeps its result, and success comes with the screen that saw it.",
    "Success or failure, a Result holds what it carries for as long as it is stored.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("result = .success(self)", by: "result = .success(User())")
  .held("cycle: SignInViewController.result.success")
  .differing(.path, .found, because: "a Result is read as any generic enum")

  final class User {}
  struct SignInError: Error {}

  final class SignInViewController: ShapeViewController {
    var result: Result<AnyObject, SignInError>?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        result = .success(self)
      case .fixed:
        result = .success(User())
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController(stage.form)
  }
}
