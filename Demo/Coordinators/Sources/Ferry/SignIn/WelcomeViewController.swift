import UIKit

@MainActor protocol WelcomeViewControllerDelegate: AnyObject {
  func welcomeViewControllerDidTapSignIn(_ controller: WelcomeViewController)
  func welcomeViewControllerDidTapCreateAccount(_ controller: WelcomeViewController)
}

final class WelcomeViewController: UIViewController {
  weak var delegate: (any WelcomeViewControllerDelegate)?

  let signInButton = UIButton(type: .system)
  let createAccountButton = UIButton(type: .system)

  override func loadView() {
    view = ColumnView(signInButton, createAccountButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ferry"
    signInButton.setTitle("Sign in", for: .normal)
    createAccountButton.setTitle("Create an account", for: .normal)
    signInButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.welcomeViewControllerDidTapSignIn(self)
      }, for: .touchUpInside)
    createAccountButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.welcomeViewControllerDidTapCreateAccount(self)
      }, for: .touchUpInside)
  }
}
