import LifecycleKit

enum AlertHandler: LeakShape {
  static let entry = CatalogueEntry(
    24, "alert-handler", .cycle,
    "The handler of an alert's button reads the alert.",
    "The alert holds its buttons, the button its handler, and the handler the alert.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "delete = UIAlertAction(title: title) { _ in erase(alert.message) }",
    by: "delete = UIAlertAction(title: title) { [weak alert] _ in erase(alert?.message) }"
  )
  .held(
    "cycle: UIAlertAction.handler → "
      + "closure #1 in static AlertHandler.makeAlert(_:) captures #1 → "
      + "UIAlertController.actions[_]")

  @MainActor static func makeAlert(_ form: Form) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "Holiday.jpg")
    let title = "Delete"
    let delete: UIAlertAction
    switch form {
    case .broken:
      delete = UIAlertAction(title: title) { _ in erase(alert.message) }
    case .fixed:
      delete = UIAlertAction(title: title) { [weak alert] _ in erase(alert?.message) }
    }
    alert.addAction(delete)
    return alert
  }

  static func erase(_ name: String?) {}

  static func play(on stage: Stage) async throws {
    try stage.presentAndDismiss { makeAlert(stage.form) }
  }
}

enum StoredAnimator: ScreenShape {
  static let entry = CatalogueEntry(
    25, "stored-animator", .cycle,
    "The screen stores an animator whose completion uses the screen.",
    "An animator drops its completions when it has ended; one that is not started keeps them.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"fade.addCompletion { _ in self.title = "Shown" }"#,
    by: #"fade.addCompletion { [weak self] _ in self?.title = "Shown" }"#
  )
  .held(
    "cycle: PhotoViewController.fade → UIViewPropertyAnimator.completions[_] → "
      + "closure #1 in StoredAnimator.PhotoViewController.viewDidLoad() captures self")

  final class PhotoViewController: ShapeViewController {
    let fade = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        fade.addCompletion { _ in self.title = "Shown" }
      case .fixed:
        fade.addCompletion { [weak self] _ in self?.title = "Shown" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }
}

enum LayoutProvider: ScreenShape {
  static let entry = CatalogueEntry(
    26, "layout-provider", .cycle,
    "A layout asks the screen, through a closure, how each section is laid out.",
    "The screen holds the layout, the layout its provider, and the provider the screen.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "layout = CompositionalLayout { section in self.columns(in: section) }",
    by: "layout = CompositionalLayout { [weak self] section in self?.columns(in: section) }"
  )
  .held(
    "cycle: CompositionalLayout.sectionProvider → "
      + "closure #1 in LayoutProvider.PhotosViewController.viewDidLoad() captures self → "
      + "PhotosViewController.layout")

  /// As much of `UICollectionViewCompositionalLayout` as matters here.
  final class CompositionalLayout {
    let sectionProvider: (Int) -> Int?

    init(sectionProvider: @escaping (Int) -> Int?) {
      self.sectionProvider = sectionProvider
    }
  }

  final class PhotosViewController: ShapeViewController {
    var layout: CompositionalLayout?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        layout = CompositionalLayout { section in self.columns(in: section) }
      case .fixed:
        layout = CompositionalLayout { [weak self] section in self?.columns(in: section) }
      }
    }

    func columns(in section: Int) -> Int {
      section == 0 ? 1 : 3
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotosViewController(stage.form)
  }
}

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

enum FactoryHandler: ScreenShape {
  static let entry = CatalogueEntry(
    28, "factory-handler", .cycle,
    "A factory gives the screen a default handler that captures the screen it has just made.",
    "The screen's own class has no mistake in it; the cycle is closed in another file.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "screen.onClose = { screen.dismiss(animated: true) }",
    by: "screen.onClose = { [weak screen] in screen?.dismiss(animated: true) }"
  )
  .held(
    "cycle: HelpViewController.onClose → "
      + "closure #1 in static FactoryHandler.ScreenFactory.makeHelp(_:) captures #1")

  final class HelpViewController: UIViewController {
    var onClose: (() -> Void)?
  }

  @MainActor enum ScreenFactory {
    static func makeHelp(_ form: Form) -> HelpViewController {
      let screen = HelpViewController()
      switch form {
      case .broken:
        screen.onClose = { screen.dismiss(animated: true) }
      case .fixed:
        screen.onClose = { [weak screen] in screen?.dismiss(animated: true) }
      }
      return screen
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScreenFactory.makeHelp(stage.form)
  }
}
