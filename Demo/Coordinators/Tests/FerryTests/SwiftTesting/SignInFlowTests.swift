import LifecycleTesting
import Testing
import UIKit

@testable import Ferry

@MainActor @Suite(.checksDeallocation) struct SignInFlowTests {
  let simulation = Simulation.ofTest()
  let session = Session()
  let authenticator = FakeAuthenticator()
  let app: AppCoordinator

  init() {
    app = AppCoordinator(
      window: simulation.window, session: session,
      services: .init(
        authenticator: authenticator, payments: FakePayments(), timetable: FakeTimetable()))
    app.start()
  }

  /// The flows under way inside the sign-in.
  var registrations: Int {
    app.childCoordinators.first?.childCoordinators.count ?? 0
  }

  func openForm() throws {
    try simulation.user.tap(simulation.visible(WelcomeViewController.self).signInButton)
    simulation.wait()
  }

  func signIn() throws {
    try openForm()
    try simulation.user.tap(simulation.visible(SignInViewController.self).signInButton)
    simulation.wait()
  }

  func signOut() throws {
    try simulation.user.tap(simulation.visible(AccountViewController.self).signOutButton)
    simulation.wait()
    simulation.tapAction(titled: "Sign out")
    simulation.wait()
  }

  func openRegistration() throws {
    try simulation.user.tap(simulation.visible(WelcomeViewController.self).createAccountButton)
    simulation.wait()
  }

  @Test func `the form that is left with the back button is let go`() throws {
    try openForm()
    simulation.tapBackButton()
    simulation.wait()
    #expect(simulation.visibleViewController is WelcomeViewController)
  }

  @Test func `signing in lets go of all that came before`() throws {
    try openForm()
    simulation.expectDeallocation(
      of: try #require(app.childCoordinators.first), reason: "a user has signed in")
    try simulation.user.tap(simulation.visible(SignInViewController.self).signInButton)
    simulation.wait()
    #expect(simulation.visibleViewController is SailingsViewController)
    #expect(session.account == .mairi)
  }

  @Test func `a sheet that is pulled down takes its flow along`() throws {
    try openRegistration()
    simulation.expectDeallocation(
      of: try #require(app.childCoordinators.first?.childCoordinators.first),
      reason: "its sheet was pulled down")
    simulation.pullDown()
    simulation.wait()
    #expect(registrations == 0)
    #expect(simulation.visibleViewController is WelcomeViewController)
  }

  @Test func `a sheet that slides back keeps its flow`() throws {
    try openRegistration()
    let pull = simulation.user.beginPullingDown(
      try simulation.visible(RegistrationViewController.self))
    pull?.move(to: 0.7)
    pull?.cancel()
    simulation.wait()
    #expect(registrations == 1)
    #expect(simulation.visibleViewController is RegistrationViewController)
  }

  @Test func `what is written is thrown away on request only`() throws {
    try openRegistration()
    try simulation.user.type(
      "Màiri", into: simulation.visible(RegistrationViewController.self).nameField)

    simulation.pullDown()
    simulation.wait()
    simulation.tapAction(titled: "Keep editing")
    simulation.wait()
    #expect(simulation.visibleViewController is RegistrationViewController)

    simulation.pullDown()
    simulation.wait()
    simulation.tapAction(titled: "Throw away")
    simulation.wait()
    #expect(simulation.visibleViewController is WelcomeViewController)
    #expect(registrations == 0)
  }

  @Test func `a new account signs in, and the sheet is let go`() throws {
    try openRegistration()
    try simulation.user.type(
      "Màiri", into: simulation.visible(RegistrationViewController.self).nameField)
    try simulation.user.type(
      "mairi@ferry.example", into: simulation.visible(RegistrationViewController.self).emailField)
    simulation.user.tap(
      try #require(simulation.visibleViewController?.navigationItem.rightBarButtonItem))
    simulation.wait()
    #expect(simulation.visibleViewController is SailingsViewController)
    #expect(session.account == .mairi)
  }

  @Test func `a wrong password leads to a new account`() throws {
    authenticator.result = .failure(.wrongPassword)
    try signIn()
    simulation.tapAction(titled: "Create an account")
    simulation.wait()
    #expect(simulation.visibleViewController is RegistrationViewController)
  }

  @Test func `somebody who signs out sees the welcome, and the tabs are let go`() throws {
    app.open(try #require(URL(string: "ferry://account")))
    try signIn()
    try signOut()
    #expect(simulation.visibleViewController is WelcomeViewController)
    #expect(session.account == nil)
  }

  @Test func `a booking that is under way goes with the one who signs out`() throws {
    app.open(try #require(URL(string: "ferry://sailings/1/book")))
    try signIn()
    simulation.tapTab(at: 2)
    trackForMemoryLeaks(
      try #require((app.childCoordinators.first as? TabsCoordinator)?.bookingFlow))
    try signOut()
    #expect(simulation.visibleViewController is WelcomeViewController)
  }
}
