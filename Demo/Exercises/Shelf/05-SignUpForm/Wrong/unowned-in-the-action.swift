// Refused: crash: a tap on Register that comes after the form was popped does no harm
// Register sends the address if all rules of the form hold. If one does not, the message says what is missing.
// Each form that was left stays in memory, registered or not. There are two reasons for it, and one hides the other.
// Mend it: the form is deallocated once it is popped. The rules have to judge what stands in the fields at the tap.
import UIKit

@MainActor protocol AccountService: AnyObject {
  func register(email: String)
}

final class SignUpViewController: UIViewController {
  struct Rule {
    let message: String
    let holds: () -> Bool
  }

  let emailField = UITextField()
  let passwordField = UITextField()
  let messageLabel = UILabel()
  let registerButton = UIButton(type: .system)
  private let accounts: any AccountService
  private var rules: [Rule] = []

  init(accounts: any AccountService) {
    self.accounts = accounts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [emailField, passwordField, messageLabel, registerButton] {
      self.view.addSubview(view)
    }
    rules.append(
      Rule(message: "The address needs an @") { [emailField] in
        emailField.text?.contains("@") == true
      })
    rules.append(
      Rule(message: "The password needs 8 characters") { [passwordField] in
        passwordField.text?.count ?? 0 >= 8
      })
    registerButton.addAction(UIAction { [unowned self] _ in self.register() }, for: .touchUpInside)
  }

  private func register() {
    let broken = rules.first { !$0.holds() }
    messageLabel.text = broken?.message ?? "Welcome"
    if broken == nil { accounts.register(email: emailField.text ?? "") }
  }
}
