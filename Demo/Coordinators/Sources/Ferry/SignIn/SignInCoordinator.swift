import UIKit

@MainActor protocol SignInCoordinatorDelegate: AnyObject {
  func signInCoordinator(_ coordinator: SignInCoordinator, didSignIn account: Account)
}

/// The way in: a welcome, then e-mail and password, or a new account in a sheet.
final class SignInCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SignInCoordinatorDelegate)?

  private let navigationController: UINavigationController
  private let authenticator: any Authenticator

  init(navigationController: UINavigationController, authenticator: any Authenticator) {
    self.navigationController = navigationController
    self.authenticator = authenticator
  }

  func start() {
    let welcome = WelcomeViewController()
    welcome.delegate = self
    navigationController.setViewControllers([welcome], animated: false)
  }

  private func showFailure(_ error: SignInError) {
    let message =
      switch error {
      case .wrongPassword: "The e-mail address and the password do not belong together."
      case .offline: "There is no connection. Try again ashore."
      }
    let alert = UIAlertController(
      title: "Not signed in", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Try again", style: .cancel))
    if error == .wrongPassword {
      alert.addAction(
        UIAlertAction(title: "Create an account", style: .default) { [weak self] _ in
          self?.startRegistration()
        })
    }
    navigationController.present(alert, animated: true)
  }

  private func startRegistration() {
    let registration = RegistrationCoordinator(presenter: navigationController)
    registration.delegate = self
    startChild(registration)
  }
}

extension SignInCoordinator: WelcomeViewControllerDelegate {
  func welcomeViewControllerDidTapSignIn(_ controller: WelcomeViewController) {
    let signIn = SignInViewController()
    signIn.delegate = self
    navigationController.pushViewController(signIn, animated: true)
  }

  func welcomeViewControllerDidTapCreateAccount(_ controller: WelcomeViewController) {
    startRegistration()
  }
}

extension SignInCoordinator: SignInViewControllerDelegate {
  func signInViewController(
    _ controller: SignInViewController, didEnter email: String, password: String
  ) {
    authenticator.signIn(email: email, password: password) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let account): delegate?.signInCoordinator(self, didSignIn: account)
      case .failure(let error): showFailure(error)
      }
    }
  }
}

extension SignInCoordinator: RegistrationCoordinatorDelegate {
  func registrationCoordinator(
    _ coordinator: RegistrationCoordinator, didCreate account: Account
  ) {
    removeChild(coordinator)
    delegate?.signInCoordinator(self, didSignIn: account)
  }

  func registrationCoordinatorDidCancel(_ coordinator: RegistrationCoordinator) {
    removeChild(coordinator)
  }
}
