import LifecycleKit

/// The top of the app: onboarding first, then the tabs. Two of the planted leaks are here.
@MainActor package final class AppCoordinator: Coordinator {
  private let window: UIWindow
  private var children: [any Coordinator] = []
  /// Made ahead, so that it is there at once when the user looks for something for the first time.
  private var hints: SearchHintsViewController?

  package init(window: UIWindow) {
    self.window = window
  }

  package func start() {
    let onboarding = OnboardingCoordinator(window: window) { [weak self] in self?.showTabs() }
    children.append(onboarding)
    onboarding.start()
  }

  /// Makes the tabs the window's root.
  private func showTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [feedTab(), searchTab(), settingsTab()]
    window.rootViewController = tabs
    // Planted: the onboarding coordinator stays among the children, and with it its root screen.
    // Taking it out here, as `compose(over:)` does when it ends, fixes it.
  }

  /// Makes ready what the first search will show.
  func prepareSearch() {
    // Planted: nobody ever shows the hints, and nobody forgets them.
    hints = SearchHintsViewController()
  }

  /// Begins to write a post over a screen.
  package func compose(over presenter: UIViewController) {
    let compose = ComposeCoordinator(presenter: presenter) { [weak self] finished in
      self?.children.removeAll { $0 === finished }
    }
    children.append(compose)
    compose.start()
  }

  // MARK: - Tabs

  private func feedTab() -> UIViewController {
    let feed = FeedViewController()
    let stack = UINavigationController(rootViewController: feed)
    feed.onOpen = { [weak self, weak stack] headline in
      self?.showArticle(headline, on: stack)
    }
    return stack
  }

  private func searchTab() -> UIViewController {
    UINavigationController(rootViewController: SearchViewController())
  }

  private func settingsTab() -> UIViewController {
    let settings = SettingsViewController()
    let stack = UINavigationController(rootViewController: settings)
    settings.onEditProfile = { [weak stack] in
      stack?.pushViewController(ProfileViewController(), animated: true)
    }
    return stack
  }

  private func showArticle(_ headline: String, on stack: UINavigationController?) {
    let article = ArticleViewController()
    article.title = headline
    article.onOpenRelated = { [weak self, weak stack] headline in
      self?.showArticle(headline, on: stack)
    }
    stack?.pushViewController(article, animated: true)
  }
}
