import UIKit

@MainActor protocol RegistrationCoordinatorDelegate: AnyObject {
  func registrationCoordinator(_ coordinator: RegistrationCoordinator, didCreate account: Account)
  func registrationCoordinatorDidCancel(_ coordinator: RegistrationCoordinator)
}

/// A new account, in a sheet that can be pulled down until something is written.
final class RegistrationCoordinator: NSObject, Coordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any RegistrationCoordinatorDelegate)?

  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let form = RegistrationViewController()
    form.delegate = self
    let sheet = UINavigationController(rootViewController: form)
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  private func cancel() {
    presenter.dismiss(animated: true) { [self] in
      delegate?.registrationCoordinatorDidCancel(self)
    }
  }
}

extension RegistrationCoordinator: RegistrationViewControllerDelegate {
  func registrationViewController(
    _ controller: RegistrationViewController, didEnter name: String, email: String
  ) {
    presenter.dismiss(animated: true) { [self] in
      delegate?.registrationCoordinator(self, didCreate: Account(name: name, email: email))
    }
  }

  func registrationViewControllerDidTapCancel(_ controller: RegistrationViewController) {
    cancel()
  }
}

extension RegistrationCoordinator: UIAdaptivePresentationControllerDelegate {
  /// The sheet was pulled down, which calls nothing else.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.registrationCoordinatorDidCancel(self)
  }

  /// The form holds the sheet back because something is written in it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let question = UIAlertController(
      title: "Throw away what you have written?", message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Throw away", style: .destructive) { [weak self] _ in self?.cancel() })
    question.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    presentationController.presentedViewController.present(question, animated: true)
  }
}
