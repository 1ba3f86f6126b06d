import LifecycleKit

enum SelfInProperty: ScreenShape {
  static let entry = CatalogueEntry(
    29, "self-in-property", .cycle,
    "A screen names itself as the one who presents its alerts.",
    "A strong reference to oneself is a cycle of one: the count cannot reach zero.",
    cells: "Y Y 2 Y Y Y"
  )
  .mended(
    "var alertPresenter: ViewController?",
    by: "weak var alertPresenter: ViewController?"
  )
  .held("cycle: LoginViewController.alertPresenter")

  enum Broken {
    final class LoginViewController: ViewController {
      var alertPresenter: ViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  enum Fixed {
    final class LoginViewController: ViewController {
      weak var alertPresenter: ViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  static func makeScreen(on stage: Stage) -> ViewController {
    switch stage.form {
    case .broken: Broken.LoginViewController()
    case .fixed: Fixed.LoginViewController()
    }
  }
}
