import LifecycleKit

enum SelfInProperty: ScreenShape {
  static let entry = CatalogueEntry(
    29, "self-in-property", .cycle,
    "A screen names itself as the one who presents its alerts.",
    "A strong reference to oneself is a cycle of one: the count cannot reach zero.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var alertPresenter: UIViewController?",
    by: "weak var alertPresenter: UIViewController?"
  )
  .held("cycle: LoginViewController.alertPresenter")

  enum Broken {
    final class LoginViewController: UIViewController {
      var alertPresenter: UIViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  enum Fixed {
    final class LoginViewController: UIViewController {
      weak var alertPresenter: UIViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    switch stage.form {
    case .broken: Broken.LoginViewController()
    case .fixed: Fixed.LoginViewController()
    }
  }
}
