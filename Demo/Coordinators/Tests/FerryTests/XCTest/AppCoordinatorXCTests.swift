import UIKit
import XCTest

@testable import Ferry

@MainActor final class AppCoordinatorXCTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let session = Session()
  private lazy var coordinator = AppCoordinator(
    window: window, session: session,
    services: .init(
      authenticator: FakeAuthenticator(), payments: FakePayments(), timetable: FakeTimetable()))

  private var signIn: SignInCoordinator? {
    coordinator.childCoordinators.first as? SignInCoordinator
  }
  private var tabs: TabsCoordinator? {
    coordinator.childCoordinators.first as? TabsCoordinator
  }

  func testNobodySignedInShowsTheWelcome() {
    coordinator.start()
    let root = window.rootViewController as? UINavigationController
    XCTAssertTrue(root?.topViewController is WelcomeViewController)
    XCTAssertTrue(window.isKeyWindow)
  }

  func testSomebodySignedInShowsTheTabs() throws {
    session.account = .mairi
    coordinator.start()
    let root = try XCTUnwrap(window.rootViewController as? UITabBarController)
    XCTAssertEqual(root.viewControllers?.count, 3)
    XCTAssertEqual(
      root.viewControllers?.map(\.tabBarItem.title), ["Sailings", "Tickets", "Account"])
  }

  func testSigningInReplacesTheRootAndTheChild() throws {
    coordinator.start()
    coordinator.signInCoordinator(try XCTUnwrap(signIn), didSignIn: .mairi)
    XCTAssertEqual(session.account, .mairi)
    XCTAssertEqual(coordinator.childCoordinators.count, 1)
    XCTAssertTrue(window.rootViewController === tabs?.tabBarController)
  }

  func testSigningOutGoesBackToTheWelcome() throws {
    session.account = .mairi
    coordinator.start()
    coordinator.tabsCoordinatorDidSignOut(try XCTUnwrap(tabs))
    XCTAssertNil(session.account)
    XCTAssertEqual(coordinator.childCoordinators.count, 1)
    XCTAssertNotNil(signIn)
    XCTAssertTrue(window.rootViewController is UINavigationController)
  }

  func testALinkWaitsForTheSignIn() throws {
    coordinator.start()
    XCTAssertTrue(coordinator.open(try XCTUnwrap(URL(string: "ferry://tickets/7"))))
    coordinator.signInCoordinator(try XCTUnwrap(signIn), didSignIn: .mairi)
    XCTAssertEqual(tabs?.tabBarController.selectedIndex, 1)
    let stack = tabs?.router(of: .tickets).navigationController
    XCTAssertTrue(stack?.topViewController is TicketViewController)
  }

  func testALinkThatLeadsNowhereIsRefused() throws {
    coordinator.start()
    XCTAssertFalse(coordinator.open(try XCTUnwrap(URL(string: "ferry://lighthouse"))))
  }
}
