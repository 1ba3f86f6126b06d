import LifecycleKit

enum PresentedOverRoot: LeakShape {
  static let entry = CatalogueEntry(
    111, "presented-over-root", .abandoned,
    "After signing in the window gets another root, while the sign-in is still presented.",
    "It was never dismissed: the window keeps the presentation, with the old root that presents.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "dismiss(animated: false)")
  .held("UIWindow.presentations[_].presenter")
  .differing(
    .delayed, .found, because: "the window tells that its root and all above it were replaced")

  final class WelcomeViewController: UIViewController {}
  final class HomeViewController: UIViewController {}

  final class SignInViewController: ShapeViewController {
    func didSignIn() {
      let window = view.window
      switch form {
      case .broken:
        break
      case .fixed:
        dismiss(animated: false)
      }
      window?.rootViewController = HomeViewController()
    }
  }

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let window = stage.makeWindow()
    let signIn = simulation.perform { SignInViewController(stage.form) }
    window.rootViewController = simulation.perform { WelcomeViewController() }
    window.makeKeyAndVisible()
    window.rootViewController?.present(signIn, animated: true)
    stage.expectGone(signIn)
    simulation.advance(by: .seconds(1))
    simulation.perform { signIn.didSignIn() }
    try simulation.settle()
  }
}

enum OldRoot: LeakShape {
  static let entry = CatalogueEntry(
    112, "old-root", .abandoned,
    "The app coordinator goes on to the home screen, and keeps the onboarding's coordinator.",
    "That one stores its first screen, which was the window's root until it was replaced.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "children.removeAll { $0 === onboarding }")
  .held("AppCoordinator.children[_] → OnboardingCoordinator.root")
  .differing(.delayed, .found, because: "the window tells that its root was replaced")

  final class WelcomeViewController: UIViewController {}
  final class HomeViewController: UIViewController {}

  @MainActor final class OnboardingCoordinator {
    let root = WelcomeViewController()
  }

  @MainActor final class AppCoordinator {
    private var children: [AnyObject] = []

    func start(_ onboarding: OnboardingCoordinator, in window: UIWindow) {
      children.append(onboarding)
      window.rootViewController = onboarding.root
    }

    func finish(_ onboarding: OnboardingCoordinator, in window: UIWindow, _ form: Form) {
      window.rootViewController = HomeViewController()
      switch form {
      case .broken:
        break
      case .fixed:
        children.removeAll { $0 === onboarding }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let app = AppCoordinator()
    stage.keep(app, named: "the app's coordinator")
    let window = stage.makeWindow()
    window.makeKeyAndVisible()
    let onboarding = stage.simulation.perform { OnboardingCoordinator() }
    stage.expectGone(onboarding.root)
    app.start(onboarding, in: window)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { app.finish(onboarding, in: window, stage.form) }
    try stage.simulation.settle()
  }
}

enum ExtraWindow: LeakShape {
  static let entry = CatalogueEntry(
    113, "extra-window", .abandoned,
    "Each message is shown in a window of its own, which is hidden again and kept.",
    "Its screen is tied to a window as before; only numbers or expectDeallocation(of:) tell.",
    cells: "N N 2 Y Y N"
  )
  .fixed("", by: "windows.removeAll { $0 === window }")
  .held("Messages.windows[_]")

  final class MessageViewController: UIViewController {}

  @MainActor final class Messages {
    private var windows: [UIWindow] = []

    func show(in window: UIWindow) {
      windows.append(window)
      window.rootViewController = MessageViewController()
      window.isHidden = false
    }

    func end(_ window: UIWindow, _ form: Form) {
      window.isHidden = true
      switch form {
      case .broken:
        break
      case .fixed:
        windows.removeAll { $0 === window }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let messages = Messages()
    stage.keep(messages, named: "the messages")
    let window = stage.simulation.makeWindow()
    stage.simulation.perform { messages.show(in: window) }
    stage.expectGone(window)
    if let screen = window.rootViewController { stage.expectGone(screen) }
    stage.simulation.advance(by: .seconds(3))
    messages.end(window, stage.form)
    try stage.simulation.settle()
  }
}

enum ReplacedStack: LeakShape {
  static let entry = CatalogueEntry(
    114, "replaced-stack", .abandoned,
    "An order is paid: the steps of the checkout leave the stack in one call.",
    "The coordinator lists the steps for its progress bar, and still does when they are over.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("", by: "steps = []")
  .held("CheckoutCoordinator.steps[_]")
  .differing(
    .delayed, .found, because: "every screen that leaves the stack departs, covered or not")

  final class AddressViewController: UIViewController {}
  final class PaymentViewController: UIViewController {}
  final class ReceiptViewController: UIViewController {}

  @MainActor final class CheckoutCoordinator {
    private(set) var steps: [UIViewController] = []

    func start(on navigation: UINavigationController) {
      steps = [AddressViewController(), PaymentViewController()]
      for step in steps { navigation.pushViewController(step, animated: false) }
    }

    func finish(on navigation: UINavigationController, _ form: Form) {
      let list = navigation.viewControllers[0]
      navigation.setViewControllers([list, ReceiptViewController()], animated: true)
      switch form {
      case .broken:
        break
      case .fixed:
        steps = []
      }
    }
  }

  static func play(on stage: Stage) throws {
    let checkout = CheckoutCoordinator()
    stage.keep(checkout, named: "the checkout's coordinator")
    stage.simulation.perform { checkout.start(on: stage.navigation) }
    checkout.steps.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { checkout.finish(on: stage.navigation, stage.form) }
    try stage.simulation.settle()
  }
}

enum PopToRoot: LeakShape {
  static let entry = CatalogueEntry(
    115, "pop-to-root", .abandoned,
    "Screens watch prices while shown, and stop when they disappear and leave the stack.",
    "One that is popped while covered disappeared before, without leaving: it never stops.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("if isMovingFromParent { ticker.remove(self) }", by: "ticker.remove(self)")
  .held("PriceTicker.watchers[_]")
  .differing(.delayed, .found, because: "covered screens depart as well, without a callback")

  @MainActor final class PriceTicker {
    private var watchers: [AnyObject] = []

    func add(_ watcher: AnyObject) {
      watchers.append(watcher)
    }

    func remove(_ watcher: AnyObject) {
      watchers.removeAll { $0 === watcher }
    }
  }

  class PricedViewController: ShapeViewController {
    var ticker = PriceTicker()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ticker.add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        if isMovingFromParent { ticker.remove(self) }
      case .fixed:
        ticker.remove(self)
      }
    }
  }

  final class CategoryViewController: PricedViewController {}
  final class ProductViewController: PricedViewController {}

  static func play(on stage: Stage) throws {
    let ticker = PriceTicker()
    stage.keep(ticker, named: "the price ticker")
    let screens = stage.simulation.perform {
      [CategoryViewController(stage.form), ProductViewController(stage.form)]
    }
    for screen in screens {
      screen.ticker = ticker
      stage.push { screen }
      stage.simulation.advance(by: .seconds(1))
    }
    stage.navigation.popToRootViewController(animated: true)
    try stage.simulation.settle()
  }
}
