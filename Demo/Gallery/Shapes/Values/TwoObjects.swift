import LifecycleKit

enum TwoObjects: ScreenShape {
  static let entry = CatalogueEntry(
    30, "two-objects", .cycle,
    "A screen owns its presenter, and the presenter holds its screen strongly.",
    "Two objects that point at each other keep each other, whoever else lets go.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var screen: ProfileViewController?",
    by: "weak var screen: ProfileViewController?"
  )
  .held("cycle: ProfilePresenter.screen → ProfileViewController.presenter")

  class Presenter {}

  enum Broken {
    final class ProfilePresenter: Presenter {
      var screen: ProfileViewController?
      init(_ screen: ProfileViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    final class ProfilePresenter: Presenter {
      weak var screen: ProfileViewController?
      init(_ screen: ProfileViewController) { self.screen = screen }
    }
  }

  final class ProfileViewController: ShapeViewController {
    var presenter: Presenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: presenter = Broken.ProfilePresenter(self)
      case .fixed: presenter = Fixed.ProfilePresenter(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
