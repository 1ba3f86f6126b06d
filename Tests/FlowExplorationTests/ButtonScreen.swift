import UIKit

/// A screen of a made-up app, with what a user can do as buttons of its bar. It may hold itself.
class ButtonScreen: UIViewController {
  var held: (() -> Void)?

  init<App: AnyObject>(
    _ title: String, _ buttons: [(String, @MainActor (App) -> Void)], of app: App
  ) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItems = buttons.map { title, perform in
      UIBarButtonItem(
        title: title,
        primaryAction: UIAction { [weak app] _ in
          if let app { perform(app) }
        })
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
