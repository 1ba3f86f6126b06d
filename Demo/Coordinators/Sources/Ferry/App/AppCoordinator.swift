import UIKit

/// Shows the sign-in or the tabs, and changes from one to the other.
final class AppCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let window: UIWindow
  private let session: Session
  private let services: Services
  /// A link that came before anybody was signed in.
  private var awaitedRoute: Route?

  /// What the flows need to know of the world.
  struct Services {
    let authenticator: any Authenticator
    let payments: any Payments
    let timetable: any Timetable
  }

  init(window: UIWindow, session: Session, services: Services) {
    self.window = window
    self.session = session
    self.services = services
  }

  func start() {
    if let account = session.account {
      showTabs(of: account)
    } else {
      showSignIn()
    }
    window.makeKeyAndVisible()
  }

  /// Follows a link from outside the app; `false` when it leads nowhere.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let route = Route(url) else { return false }
    if let tabs {
      tabs.open(route)
    } else {
      awaitedRoute = route
    }
    return true
  }

  private var tabs: TabsCoordinator? {
    childCoordinators.lazy.compactMap { $0 as? TabsCoordinator }.first
  }

  private func showSignIn() {
    let navigationController = UINavigationController()
    let signIn = SignInCoordinator(
      navigationController: navigationController, authenticator: services.authenticator)
    signIn.delegate = self
    startChild(signIn)
    window.rootViewController = navigationController
  }

  private func showTabs(of account: Account) {
    let tabs = TabsCoordinator(
      account: account, timetable: services.timetable, payments: services.payments)
    tabs.delegate = self
    startChild(tabs)
    window.rootViewController = tabs.tabBarController
  }
}

extension AppCoordinator: SignInCoordinatorDelegate {
  func signInCoordinator(_ coordinator: SignInCoordinator, didSignIn account: Account) {
    session.account = account
    removeChild(coordinator)
    showTabs(of: account)
    if let route = awaitedRoute {
      awaitedRoute = nil
      tabs?.open(route)
    }
  }
}

extension AppCoordinator: TabsCoordinatorDelegate {
  func tabsCoordinatorDidSignOut(_ coordinator: TabsCoordinator) {
    session.account = nil
    removeChild(coordinator)
    showSignIn()
  }
}
