/// The mistake of a lesson as an app has it: whole classes, and the same classes without the mistake.
package struct LessonCode: Sendable {
  /// The classes that leak.
  package let before: String
  /// The classes without the leak.
  package let after: String

  /// Makes the mended classes by replacing lines.
  init(_ before: String, mended changes: (old: String, new: String)...) {
    self.before = before
    after = changes.reduce(before) { $0.replacing($1.old, with: $1.new) }
  }
}

extension LessonCode {
  static let pushAndPop = LessonCode(
    """
    final class History {
      static let shared = History()
      var screens: [UIViewController] = []
    }

    final class DetailViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        History.shared.screens.append(self)
      }
    }
    """,
    mended: (
      """
          History.shared.screens.append(self)
        }
      """,
      """
          History.shared.screens.append(self)
        }

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          History.shared.screens.removeAll { $0 === self }
        }
      """
    ))

  static let closure = LessonCode(
    """
    final class ProfileViewController: UIViewController {
      var action: () -> Void = {}

      override func viewDidLoad() {
        super.viewDidLoad()
        action = { self.title = "Saved" }
      }
    }
    """,
    mended: (
      "action = { self.title = \"Saved\" }", "action = { [weak self] in self?.title = \"Saved\" }"
    ))

  static let weakCapture = LessonCode(
    """
    final class EditorViewController: UIViewController {
      var action: () -> Void = {}

      override func viewDidLoad() {
        super.viewDidLoad()
        action = save
      }

      private func save() { title = "Saved" }
    }
    """,
    mended: ("action = save", "action = { [weak self] in self?.save() }"))

  static let delegate = LessonCode(
    """
    @MainActor protocol PhotoLoaderDelegate: AnyObject {
      func photoDidLoad()
    }

    @MainActor final class PhotoLoader {
      var delegate: (any PhotoLoaderDelegate)?

      func load() { delegate?.photoDidLoad() }
    }

    final class PhotoViewController: UIViewController, PhotoLoaderDelegate {
      private let loader = PhotoLoader()

      override func viewDidLoad() {
        super.viewDidLoad()
        loader.delegate = self
        loader.load()
      }

      func photoDidLoad() { title = "Photo" }
    }
    """, mended: ("  var delegate", "  weak var delegate"))

  static let timer = LessonCode(
    """
    final class ClockViewController: UIViewController {
      private var seconds = 0
      private var timer: Timer?

      override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          self.tick()
        }
      }

      private func tick() {
        seconds += 1
        title = "\\(seconds)"
      }
    }
    """,
    mended: ("viewDidLoad() {", "viewWillAppear(_ animated: Bool) {"),
    ("super.viewDidLoad()", "super.viewWillAppear(animated)"),
    ("{ _ in", "{ [weak self] _ in"), ("self.tick", "self?.tick"),
    (
      "  private func tick",
      """
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          timer?.invalidate()
        }

        private func tick
      """
    ))

  static let notification = LessonCode(
    """
    final class CartViewController: UIViewController {
      private var observer: (any NSObjectProtocol)?

      override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
          forName: Notification.Name("cart changed"), object: nil, queue: nil
        ) { _ in
          self.title = "Cart, changed"
        }
      }
    }
    """,
    mended: ("viewDidLoad() {", "viewWillAppear(_ animated: Bool) {"),
    ("super.viewDidLoad()", "super.viewWillAppear(animated)"),
    ("{ _ in", "{ [weak self] _ in"), ("self.title", "self?.title"),
    (
      """
          }
        }
      }
      """,
      """
          }
        }

        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          if let observer { NotificationCenter.default.removeObserver(observer) }
        }
      }
      """
    ))
}

extension LessonCode {
  static let replacedRoot = LessonCode(
    """
    final class WelcomeViewController: UIViewController {}
    final class FeedViewController: UIViewController {}

    @MainActor final class AppCoordinator {
      private let window: UIWindow
      private var welcome: WelcomeViewController?

      init(window: UIWindow) { self.window = window }

      func start() {
        welcome = WelcomeViewController()
        window.rootViewController = welcome
      }

      func welcomeDidEnd() {
        window.rootViewController = UINavigationController(rootViewController: FeedViewController())
      }
    }
    """, mended: ("  func welcomeDidEnd() {\n", "  func welcomeDidEnd() {\n    welcome = nil\n"))

  static let forgottenCoordinator = LessonCode(
    """
    final class OrderViewController: UIViewController {}

    @MainActor final class OrderCoordinator {
      let order = OrderViewController()
    }

    @MainActor final class AppCoordinator: NSObject {
      private let navigation: UINavigationController
      private var child: OrderCoordinator?

      init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
      }

      func showOrder() {
        let coordinator = OrderCoordinator()
        child = coordinator
        navigation.pushViewController(coordinator.order, animated: true)
      }

      func doneTapped() {
        navigation.popViewController(animated: true)
        child = nil
      }
    }
    """,
    mended: (
      "AppCoordinator: NSObject {", "AppCoordinator: NSObject, UINavigationControllerDelegate {"
    ), ("    super.init()\n", "    super.init()\n    navigation.delegate = self\n"),
    (
      """
          navigation.popViewController(animated: true)
          child = nil
        }
      """,
      """
          navigation.popViewController(animated: true)
        }

        func navigationController(
          _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
          if let order = child?.order, !navigation.viewControllers.contains(order) { child = nil }
        }
      """
    ))

  static let mutualCoordinator = LessonCode(
    """
    final class OrderViewController: UIViewController {
      var coordinator: OrderCoordinator?

      func cancelTapped() { coordinator?.finish() }
    }

    @MainActor final class OrderCoordinator {
      private let order = OrderViewController()

      func start(in navigation: UINavigationController) {
        order.coordinator = self
        navigation.pushViewController(order, animated: true)
      }

      func finish() { order.navigationController?.popViewController(animated: true) }
    }
    """, mended: ("  var coordinator", "  weak var coordinator"))

  static let endlessTask = LessonCode(
    """
    final class ScoresViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          while true {
            self.refresh()
            try? await Task.sleep(for: .seconds(5))
          }
        }
      }

      private func refresh() { title = "Scores" }
    }
    """,
    mended: ("Task {", "Task { [weak self] in"), ("while true", "while self != nil"),
    ("self.refresh", "self?.refresh"))
}
