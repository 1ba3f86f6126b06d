import LifecycleKit

enum OldRoot: LeakShape {
  static let entry = CatalogueEntry(
    112, "old-root", .abandoned,
    "The app coordinator goes on to the home screen, and keeps the onboarding's coordinator.",
    "That one stores its first screen, which was the window's root until it was replaced.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "children.removeAll { $0 === onboarding }")
  .held("AppCoordinator.children[_] → OnboardingCoordinator.root")
  .differing(.delayed, .found, because: "the window tells that its root was replaced")

  final class WelcomeViewController: UIViewController {}
  final class HomeViewController: UIViewController {}

  @MainActor final class OnboardingCoordinator {
    let root = WelcomeViewController()
  }

  @MainActor final class AppCoordinator {
    private var children: [AnyObject] = []

    func start(_ onboarding: OnboardingCoordinator, in window: UIWindow) {
      children.append(onboarding)
      window.rootViewController = onboarding.root
    }

    func finish(_ onboarding: OnboardingCoordinator, in window: UIWindow, _ form: Form) {
      window.rootViewController = HomeViewController()
      switch form {
      case .broken:
        break
      case .fixed:
        children.removeAll { $0 === onboarding }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let app = AppCoordinator()
    stage.keep(app, named: "the app's coordinator")
    let window = stage.makeWindow()
    window.makeKeyAndVisible()
    let onboarding = stage.simulation.perform { OnboardingCoordinator() }
    stage.expectGone(onboarding.root)
    app.start(onboarding, in: window)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { app.finish(onboarding, in: window, stage.form) }
    try stage.simulation.settle()
  }
}
