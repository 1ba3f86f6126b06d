import UIKit
import XCTest

@testable import Ferry

/// Spies only: nothing is in a window, nothing is waited for.
@MainActor final class SignInCoordinatorXCTests: XCTestCase {
  private let navigationController = SpyNavigationController()
  private let authenticator = FakeAuthenticator()
  private let delegate = DelegateSpy()
  private lazy var coordinator = SignInCoordinator(
    navigationController: navigationController, authenticator: authenticator)

  private func startedWelcome() throws -> WelcomeViewController {
    coordinator.delegate = delegate
    coordinator.start()
    let welcome = try XCTUnwrap(
      navigationController.topViewController as? WelcomeViewController)
    welcome.loadViewIfNeeded()
    return welcome
  }

  private func pushedForm() throws -> SignInViewController {
    try startedWelcome().signInButton.tap()
    let form = try XCTUnwrap(navigationController.topViewController as? SignInViewController)
    form.loadViewIfNeeded()
    return form
  }

  private func presentedRegistration() throws -> RegistrationViewController {
    try startedWelcome().createAccountButton.tap()
    let sheet = try XCTUnwrap(
      navigationController.presentedViewController as? UINavigationController)
    let form = try XCTUnwrap(sheet.topViewController as? RegistrationViewController)
    form.loadViewIfNeeded()
    return form
  }

  func testStartShowsTheWelcomeAlone() throws {
    let welcome = try startedWelcome()
    XCTAssertEqual(navigationController.stacks, [[welcome]])
    XCTAssertTrue(navigationController.pushed.isEmpty)
  }

  func testTheFormIsPushed() throws {
    let form = try pushedForm()
    XCTAssertEqual(navigationController.pushed, [form])
    XCTAssertEqual(form.title, "Sign in")
  }

  func testTheFormSendsWhatIsWritten() throws {
    let form = try pushedForm()
    form.emailField.text = "mairi@ferry.example"
    form.passwordField.text = "corran"
    form.signInButton.tap()
    XCTAssertEqual(authenticator.attempts, [["mairi@ferry.example", "corran"]])
    XCTAssertEqual(delegate.accounts, [.mairi])
  }

  func testAWrongPasswordOffersANewAccount() throws {
    authenticator.result = .failure(.wrongPassword)
    try pushedForm().signInButton.tap()
    let alert = try XCTUnwrap(
      navigationController.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Try again", "Create an account"])
    XCTAssertTrue(delegate.accounts.isEmpty)
  }

  func testWithoutAConnectionThereIsNothingButTryingAgain() throws {
    authenticator.result = .failure(.offline)
    try pushedForm().signInButton.tap()
    let alert = try XCTUnwrap(
      navigationController.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Try again"])
    XCTAssertEqual(alert.preferredStyle, .alert)
  }

  func testRegistrationIsAChildInASheet() throws {
    _ = try presentedRegistration()
    XCTAssertEqual(coordinator.childCoordinators.count, 1)
    XCTAssertTrue(coordinator.childCoordinators.first?.parent === coordinator)
    XCTAssertEqual(
      navigationController.presentedViewController?.modalPresentationStyle, .pageSheet)
  }

  func testCancelDismissesAndRemovesTheChild() throws {
    let form = try presentedRegistration()
    form.navigationItem.leftBarButtonItem?.tap()
    XCTAssertEqual(navigationController.dismissals, 1)
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
  }

  func testAPulledDownSheetRemovesTheChildAndDismissesNothing() throws {
    _ = try presentedRegistration()
    let sheet = try XCTUnwrap(navigationController.presentedViewController)
    let presentation = try XCTUnwrap(sheet.presentationController)
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
    XCTAssertEqual(navigationController.dismissals, 0)
  }

  func testTheFormHoldsTheSheetOnceSomethingIsWritten() throws {
    let form = try presentedRegistration()
    XCTAssertFalse(form.isModalInPresentation)
    form.nameField.type("Màiri")
    XCTAssertTrue(form.isModalInPresentation)
    XCTAssertEqual(form.navigationItem.rightBarButtonItem?.isEnabled, false)
    form.emailField.type("mairi@ferry.example")
    XCTAssertEqual(form.navigationItem.rightBarButtonItem?.isEnabled, true)
  }

  func testANewAccountSignsIn() throws {
    let form = try presentedRegistration()
    form.nameField.type("Màiri")
    form.emailField.type("mairi@ferry.example")
    form.navigationItem.rightBarButtonItem?.tap()
    XCTAssertEqual(delegate.accounts, [.mairi])
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
  }
}

private final class DelegateSpy: SignInCoordinatorDelegate {
  private(set) var accounts: [Account] = []

  func signInCoordinator(_ coordinator: SignInCoordinator, didSignIn account: Account) {
    accounts.append(account)
  }
}
