import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// Keeps the coordinator for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var coordinator: LaunchCoordinator?
}

/// The app, from its launch on.
@MainActor private struct Launch {
  let simulation: Simulation
  let coordinator: LaunchCoordinator

  init(simulation: Simulation) throws {
    self.simulation = simulation
    coordinator = LaunchCoordinator(window: simulation.window)
    App.coordinator = coordinator
    coordinator.start()
    simulation.window.makeKeyAndVisible()
    try simulation.settle()
  }

  func root<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    guard let root = simulation.window.rootViewController as? Screen else { throw NotShown() }
    return root
  }

  func openSignIn() throws -> SignInViewController {
    try root(WelcomeViewController.self).onSignIn?()
    try simulation.settle()
    guard let signIn = simulation.visibleViewController as? SignInViewController else {
      throw NotShown()
    }
    return signIn
  }

  func signIn(as name: String) throws -> HomeViewController {
    try openSignIn().onSuccess?(name)
    try simulation.settle()
    return try root(HomeViewController.self)
  }
}

let checks: [Check] = [
  .feature(
    "signing in leads to the user's home, which is the window's root",
    otherwise:
      "Home takes the place of the welcome in the window. Shown above it, it would leave the "
      + "welcome where it is."
  ) { simulation in
    let home = try Launch(simulation: simulation).signIn(as: "Ada")
    return home.title == "Hello, Ada" && simulation.visibleViewController === home
  },
  .feature(
    "the sheet can be pulled down and opened again",
    otherwise:
      "The welcome presents the sheet each time. It has to be there, and known, until home is "
      + "shown."
  ) { simulation in
    let launch = try Launch(simulation: simulation)
    simulation.user.pullDown(try launch.openSignIn())
    try simulation.settle()
    return try launch.signIn(as: "Ada").title == "Hello, Ada"
  },
  .feature(
    "after signing out another user can sign in",
    otherwise: "Signing out shows a new welcome, and its sheet leads home again."
  ) { simulation in
    let launch = try Launch(simulation: simulation)
    try launch.signIn(as: "Ada").onSignOut?()
    try simulation.settle()
    let isWelcome = simulation.visibleViewController is WelcomeViewController
    return try launch.signIn(as: "Grace").title == "Hello, Grace" && isWelcome
  },
  .deallocates(
    "the sign-in, after home is shown",
    otherwise:
      "A window that gets another root dismisses nothing. What is presented stays presented, "
      + "and holds the screen that presents it."
  ) { simulation in
    let launch = try Launch(simulation: simulation)
    let signIn = try launch.openSignIn()
    signIn.onSuccess?("Ada")
    try simulation.settle()
    return [signIn]
  },
  .deallocates(
    "the welcome, after home is shown",
    otherwise:
      "The welcome was the window's root, and another object knows it. For how long does it "
      + "need it?"
  ) { simulation in
    let launch = try Launch(simulation: simulation)
    let welcome = try launch.root(WelcomeViewController.self)
    _ = try launch.signIn(as: "Ada")
    return [welcome]
  },
  .deallocates("home, after signing out") { simulation in
    let launch = try Launch(simulation: simulation)
    let home = try launch.signIn(as: "Ada")
    home.onSignOut?()
    try simulation.settle()
    return [home]
  },
]
