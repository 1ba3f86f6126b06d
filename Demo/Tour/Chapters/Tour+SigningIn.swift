import LifecycleKit

extension Tour {
  /// Onboarding, and the root swap that ends it. The first leak: the old root, alive two seconds later.
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
    step("3 s pass; the old root should have been deallocated after 2 s") {
      simulation.advance(by: .seconds(3))
    }
    draw(from: start)
    output.line()
    output.write(LifecycleTimeline.legend)
    drawTree()
  }
}
