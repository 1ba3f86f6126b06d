import LifecycleKit

/// Writing a post: a sheet with a navigation bar over whatever is on screen.
@MainActor final class ComposeCoordinator: Coordinator {
  private let presenter: UIViewController
  private let onFinish: (ComposeCoordinator) -> Void

  init(presenter: UIViewController, onFinish: @escaping (ComposeCoordinator) -> Void) {
    self.presenter = presenter
    self.onFinish = onFinish
  }

  func start() {
    let compose = ComposeViewController()
    compose.onFinish = { [weak self] in
      guard let self else { return }
      self.onFinish(self)
    }
    let sheet = UINavigationController(rootViewController: compose)
    sheet.presentationController?.delegate = compose
    presenter.present(sheet, animated: true)
  }
}
