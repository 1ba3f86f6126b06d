import LifecycleKit

enum PresentedOverRoot: LeakShape {
  static let entry = CatalogueEntry(
    111, "presented-over-root", .abandoned,
    "After signing in the window gets another root, while the sign-in is still presented.",
    "Nobody dismissed it: the window keeps the presentation, with the old root that presents.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "dismiss(animated: false)")
  .held("UIWindow.presentations[_].presenter")
  .differing(
    .delayed, .found, because: "the window tells that its root and all above it were replaced")

  final class WelcomeViewController: UIViewController {}
  final class HomeViewController: UIViewController {}

  final class SignInViewController: ShapeViewController {
    func didSignIn() {
      let window = view.window
      switch form {
      case .broken:
        break
      case .fixed:
        dismiss(animated: false)
      }
      window?.rootViewController = HomeViewController()
    }
  }

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let window = stage.makeWindow()
    let signIn = simulation.perform { SignInViewController(stage.form) }
    window.rootViewController = simulation.perform { WelcomeViewController() }
    window.makeKeyAndVisible()
    window.rootViewController?.present(signIn, animated: true)
    stage.expectGone(signIn)
    simulation.advance(by: .seconds(1))
    simulation.perform { signIn.didSignIn() }
    try simulation.settle()
  }
}
