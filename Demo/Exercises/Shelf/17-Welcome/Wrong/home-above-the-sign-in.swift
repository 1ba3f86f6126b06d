// Refused: feature: signing in leads to the user's home, which is the window's root
// The app begins with a welcome. Signing in on a sheet leads to the user's home, signing out back to a new welcome.
// After signing in, the welcome and the sign-in are not on screen any more, and both stay in memory.
// Mend it: they are deallocated once home is shown. Signing in again after signing out has to work.
import UIKit

final class WelcomeViewController: UIViewController {
  var onSignIn: (() -> Void)?
}

final class SignInViewController: UIViewController {
  var onSuccess: ((String) -> Void)?
}

final class HomeViewController: UIViewController {
  var onSignOut: (() -> Void)?
}

@MainActor final class LaunchCoordinator {
  private let window: UIWindow
  private var welcome: WelcomeViewController?

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let welcome = WelcomeViewController()
    welcome.onSignIn = { [weak self] in self?.showSignIn() }
    self.welcome = welcome
    window.rootViewController = welcome
  }

  private func showSignIn() {
    let signIn = SignInViewController()
    signIn.onSuccess = { [weak self] name in self?.showHome(of: name) }
    welcome?.present(signIn, animated: true)
  }

  private func showHome(of name: String) {
    let home = HomeViewController()
    home.title = "Hello, \(name)"
    home.onSignOut = { [weak self] in self?.start() }
    home.modalPresentationStyle = .fullScreen
    welcome?.presentedViewController?.present(home, animated: true)
  }
}
