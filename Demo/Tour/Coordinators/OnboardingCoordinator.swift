import LifecycleKit

/// The way from the first launch to a signed-in user.
///
/// Holds its root screen for as long as it lives itself, as coordinators often do.
@MainActor final class OnboardingCoordinator: Coordinator {
  private let window: UIWindow
  private let root = WelcomeViewController()
  private let onFinish: () -> Void

  init(window: UIWindow, onFinish: @escaping () -> Void) {
    self.window = window
    self.onFinish = onFinish
  }

  func start() {
    root.onSignIn = { [weak self] in self?.showSignIn() }
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func showSignIn() {
    let signIn = SignInViewController()
    signIn.modalPresentationStyle = .fullScreen
    signIn.onSignedIn = { [weak self] in self?.onFinish() }
    root.present(signIn, animated: true)
  }
}
