import LifecycleKit

extension Tour {
  /// Onboarding, and the root swap that ends it.
  func signIn() {
    chapter("Signing in")
    step("the app starts: its coordinator shows the welcome screen") { app.start() }
    output.write(simulation.log.transcript())
    let start = simulation.log.count
    step("tap \"Sign in\": a full-screen presentation, 0.5 s") {
      (screen as? WelcomeViewController)?.tapSignIn()
    }
    step("tap \"Continue\": it is dismissed, and the window's root swapped for the tabs") {
      (screen as? SignInViewController)?.tapContinue()
    }
    draw(from: start)
    output.line()
    output.write(Timeline.legend)
    drawTree()
  }
}
