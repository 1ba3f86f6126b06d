// Refused: feature: signing in works again after the home screen was left
// Signing in is made of a screen, a presenter that knows what to do, and a router that knows where to go.
// Each sign-in that was left stays in memory. One of the three objects is mended in a minute, and it still leaks.
// Mend it: all three are deallocated once the screen is popped, and each of them does its part.
import UIKit

@MainActor protocol SignInService: AnyObject {
  func signIn(_ name: String, completion: @escaping (Bool) -> Void)
}

@MainActor protocol SignInView: AnyObject {
  func show(_ message: String)
}

@MainActor final class SignInRouter {
  var screen: UIViewController?

  func showHome() {
    screen?.navigationController?.pushViewController(HomeViewController(), animated: false)
  }
}

@MainActor final class SignInPresenter {
  var view: (any SignInView)?
  var router: SignInRouter?
  private let service: any SignInService

  init(service: any SignInService) {
    self.service = service
  }

  func signIn(_ name: String) {
    service.signIn(name) { isKnown in
      if isKnown {
        self.router?.showHome()
      } else {
        self.view?.show("\(name) is not known")
      }
    }
  }
}

final class HomeViewController: UIViewController {}

final class SignInViewController: UIViewController, SignInView {
  let nameField = UITextField()
  let messageLabel = UILabel()
  let signInButton = UIButton(type: .system)
  var presenter: SignInPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [nameField, messageLabel, signInButton] { self.view.addSubview(view) }
    signInButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.signIn(self?.nameField.text ?? "") },
      for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter = nil
  }

  func show(_ message: String) {
    messageLabel.text = message
  }
}

/// Makes the three objects and connects them.
@MainActor func makeSignIn(service: any SignInService) -> SignInViewController {
  let screen = SignInViewController()
  let presenter = SignInPresenter(service: service)
  let router = SignInRouter()
  screen.presenter = presenter
  presenter.view = screen
  presenter.router = router
  router.screen = screen
  return screen
}
