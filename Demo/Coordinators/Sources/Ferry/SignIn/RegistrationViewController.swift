import UIKit

@MainActor protocol RegistrationViewControllerDelegate: AnyObject {
  func registrationViewController(
    _ controller: RegistrationViewController, didEnter name: String, email: String)
  func registrationViewControllerDidTapCancel(_ controller: RegistrationViewController)
}

final class RegistrationViewController: UIViewController {
  weak var delegate: (any RegistrationViewControllerDelegate)?

  let nameField = UITextField()
  let emailField = UITextField()

  override func loadView() {
    view = ColumnView(nameField, emailField)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New account"
    for field in [nameField, emailField] {
      field.addAction(UIAction { [weak self] _ in self?.noteEditing() }, for: .editingChanged)
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.registrationViewControllerDidTapCancel(self)
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    noteEditing()
  }

  private func noteEditing() {
    let words = [nameField, emailField].map { $0.text ?? "" }
    isModalInPresentation = words.contains { !$0.isEmpty }
    navigationItem.rightBarButtonItem?.isEnabled = words.allSatisfy { !$0.isEmpty }
  }

  private func save() {
    delegate?.registrationViewController(
      self, didEnter: nameField.text ?? "", email: emailField.text ?? "")
  }
}
