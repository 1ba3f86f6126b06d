import FlowExploration
import GuidedTour

extension AppCoordinator {
  /// An explorer of the tour's app, whose screens have methods in the place of buttons.
  static func explorer() -> FlowExplorer<AppCoordinator> {
    FlowExplorer { simulation in
      let app = AppCoordinator(window: simulation.window)
      // A screen that is made and never shown would not be checked otherwise.
      simulation.scan.registersAtInit = true
      app.start()
      return app
    }
    .action("tap \"Sign in\"", on: WelcomeViewController.self) { $0.tapSignIn() }
    .action("tap \"Continue\"", on: SignInViewController.self) { $0.tapContinue() }
    .action("tap a headline", on: FeedViewController.self) { $0.tapArticle("Swiping") }
    .action(
      "tap a related article", on: ArticleViewController.self,
      when: { ($0.navigationController?.viewControllers.count ?? 0) < 3 },
      perform: { $0.tapRelated("Clocks") }
    )
    .action("tap \"New post\"") { _, simulation in
      simulation.visibleViewController is FeedViewController
    } perform: { app, simulation in
      if let screen = simulation.visibleViewController { app.compose(over: screen) }
    }
    .action("type", on: ComposeViewController.self, when: { $0.draft.isEmpty }) {
      $0.type("Dear all")
    }
    .action("delete the text", on: ComposeViewController.self, when: { !$0.draft.isEmpty }) {
      $0.deleteAll()
    }
    .action("tap \"Cancel\"", on: ComposeViewController.self) { $0.tapCancel() }
    .action("tap \"Edit profile\"", on: SettingsViewController.self) { $0.tapEditProfile() }
    .action("tap \"Save\"", on: ProfileViewController.self) { $0.tapSave() }
  }
}
