import LifecycleTesting
import UIKit
import XCTest

@testable import Ferry

/// Asynchronous tests on a live window, as one writes them with `await`. The first line of `setUp()` is all
/// that they owe to Linux: each of them fails for a screen that left and was not deallocated.
@MainActor final class TabsCoordinatorXCTests: XCTestCase {
  private var window: UIWindow!
  private var coordinator: TabsCoordinator!

  private var tabs: UITabBarController { coordinator.tabBarController }
  private var tickets: UINavigationController {
    coordinator.router(of: .tickets).navigationController
  }

  override func setUp() async throws {
    checksDeallocation(time: .live)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    coordinator = TabsCoordinator(
      account: .mairi, timetable: FakeTimetable(), payments: FakePayments())
    coordinator.start()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    await endTurn()
  }

  override func tearDown() async throws {
    window = nil
    coordinator = nil
  }

  private func present(_ screen: UIViewController) async {
    await withCheckedContinuation { continuation in
      tabs.present(screen, animated: true) { continuation.resume() }
    }
  }

  func testALinkRebuildsTheStackOfItsTab() async {
    coordinator.open(.ticket(7))
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(tickets.viewControllers.count, 2)
    coordinator.open(.ticket(7))
    XCTAssertEqual(tickets.viewControllers.count, 2)
  }

  func testTheLastStepOfALinkIsPresented() async {
    coordinator.open(.boardingPass(ticket: 7))
    XCTAssertTrue(tabs.presentedViewController is BoardingPassViewController)
    XCTAssertTrue(tickets.topViewController is TicketViewController)
  }

  func testALinkDismissesWhatIsPresented() async {
    await present(UIViewController())
    coordinator.open(.settings)
    await waitForTransition(of: tabs)
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertEqual(tabs.selectedIndex, 2)
    let account = coordinator.router(of: .account).navigationController
    XCTAssertTrue(account.topViewController is SettingsViewController)
  }

  func testALinkDuringATransitionWaitsAndTheLastOneWins() async {
    coordinator.router(of: .sailings).push(UIViewController())
    coordinator.open(.settings)
    coordinator.open(.ticket(7))
    XCTAssertEqual(tabs.selectedIndex, 0)
    await waitForTransition(of: coordinator.router(of: .sailings).navigationController)
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(tickets.topViewController is TicketViewController)
    XCTAssertEqual(coordinator.router(of: .account).navigationController.viewControllers.count, 1)
  }

  func testTheTabThatIsShownGoesBackToItsBeginning() async {
    coordinator.open(.ticket(7))
    XCTAssertFalse(coordinator.tabBarController(tabs, shouldSelect: tickets))
    XCTAssertEqual(tickets.viewControllers.count, 1)
  }

  func testAnotherTabIsSelected() async {
    XCTAssertTrue(coordinator.tabBarController(tabs, shouldSelect: tickets))
    XCTAssertEqual(tickets.viewControllers.count, 1)
  }

  func testABookingIsOneAtATime() async {
    coordinator.open(.booking(sailing: 1))
    weak let first = coordinator.bookingFlow
    XCTAssertNotNil(first)
    await waitForTransition(of: coordinator.router(of: .sailings).navigationController)
    coordinator.open(.booking(sailing: 2))
    XCTAssertNil(first)
    XCTAssertEqual(coordinator.bookingFlow?.booking.sailing, .toSkye)
  }
}
