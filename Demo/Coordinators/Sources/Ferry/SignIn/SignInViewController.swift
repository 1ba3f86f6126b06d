import UIKit

@MainActor protocol SignInViewControllerDelegate: AnyObject {
  func signInViewController(
    _ controller: SignInViewController, didEnter email: String, password: String)
}

final class SignInViewController: UIViewController {
  weak var delegate: (any SignInViewControllerDelegate)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)

  override func loadView() {
    view = ColumnView(emailField, passwordField, signInButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    emailField.placeholder = "E-mail"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  private func send() {
    delegate?.signInViewController(
      self, didEnter: emailField.text ?? "", password: passwordField.text ?? "")
  }
}
