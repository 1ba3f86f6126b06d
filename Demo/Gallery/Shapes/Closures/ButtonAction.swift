import LifecycleKit

enum ButtonAction: ScreenShape {
  static let entry = CatalogueEntry(
    27, "button-action", .cycle,
    "The action of a button in the screen's view uses the screen.",
    "The screen holds its view, the view the button, the button its action, the action the screen.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"button.addAction(Action { self.title = "Followed" })"#,
    by: #"button.addAction(Action { [weak self] in self?.title = "Followed" })"#
  )
  .held(
    "cycle: Action.handler → "
      + "closure #1 in ButtonAction.ProfileViewController.viewDidLoad() captures self → "
      + "ProfileViewController.view → UIView.subviews[_] → Button.actions[_]")

  /// As much of `UIAction` as matters here.
  final class Action {
    let handler: () -> Void

    init(handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  /// As much of `UIButton` as matters here.
  final class Button: UIView {
    private var actions: [Action] = []

    func addAction(_ action: Action) {
      actions.append(action)
    }
  }

  final class ProfileViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = Button()
      view.addSubview(button)
      switch form {
      case .broken:
        button.addAction(Action { self.title = "Followed" })
      case .fixed:
        button.addAction(Action { [weak self] in self?.title = "Followed" })
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
