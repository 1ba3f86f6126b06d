import UIKit
import XCTest

@testable import Ferry

@MainActor final class BookingCoordinatorXCTests: XCTestCase {
  private let navigationController = SpyNavigationController(
    rootViewController: UIViewController())
  private let payments = FakePayments()
  private lazy var router = Router(navigationController: navigationController)
  private lazy var coordinator = BookingCoordinator(
    sailing: .toMull, cabins: [.small, .large], router: router, payments: payments)
  private var outcomes: [BookingCoordinator.Outcome] = []

  private func top<Screen: UIViewController>(
    _ type: Screen.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Screen {
    let screen = try XCTUnwrap(
      navigationController.topViewController as? Screen, file: file, line: line)
    screen.loadViewIfNeeded()
    return screen
  }

  private func start() {
    coordinator.onFinish = { [weak self] in self?.outcomes.append($0) }
    coordinator.start()
  }

  private func goToPayment() throws {
    start()
    try top(PassengersViewController.self).continueButton.tap()
    try top(CabinsViewController.self).navigationItem.rightBarButtonItem?.tap()
  }

  func testTheStepsFollowEachOther() throws {
    try goToPayment()
    XCTAssertTrue(navigationController.viewControllers[1] is PassengersViewController)
    XCTAssertTrue(navigationController.viewControllers[2] is CabinsViewController)
    XCTAssertTrue(navigationController.viewControllers[3] is PaymentViewController)
  }

  func testThePassengersAreCounted() throws {
    start()
    let passengers = try top(PassengersViewController.self)
    passengers.addButton.tap()
    passengers.addButton.tap()
    XCTAssertEqual(passengers.countLabel.text, "3 on board")
    passengers.continueButton.tap()
    XCTAssertEqual(coordinator.booking.passengers, 3)
  }

  func testAChosenCabinIsPaidFor() throws {
    start()
    try top(PassengersViewController.self).continueButton.tap()
    try top(CabinsViewController.self).cabinButtons[1].tap()
    let details = try XCTUnwrap(
      navigationController.presentedViewController as? CabinViewController)
    details.loadViewIfNeeded()
    XCTAssertEqual(details.berthsLabel.text, "4 berths")
    details.chooseButton.tap()
    XCTAssertNil(navigationController.presentedViewController)
    XCTAssertEqual(try top(PaymentViewController.self).priceLabel.text, "£132")
  }

  func testGoingBackFromTheCabinsForgetsTheCabin() throws {
    start()
    try top(PassengersViewController.self).continueButton.tap()
    try top(CabinsViewController.self).cabinButtons[0].tap()
    (navigationController.presentedViewController as? CabinViewController)?.onChoose?()
    router.pop(animated: false)
    XCTAssertEqual(coordinator.booking.cabin, .small)
    router.pop(animated: false)
    XCTAssertNil(coordinator.booking.cabin)
    XCTAssertEqual(outcomes, [])
  }

  func testWhilePayingThereIsNoWayBackAndNoSecondTap() throws {
    try goToPayment()
    let payment = try top(PaymentViewController.self)
    payment.payButton.tap()
    XCTAssertFalse(payment.payButton.isEnabled)
    XCTAssertTrue(payment.navigationItem.hidesBackButton)
    XCTAssertEqual(payments.bookings, [Booking(sailing: .toMull)])
  }

  func testATicketIsTheOutcome() throws {
    try goToPayment()
    try top(PaymentViewController.self).payButton.tap()
    payments.answer(.success(.toMull))
    router.popToRoot(animated: false)
    XCTAssertEqual(outcomes, [.booked(.toMull)])
  }

  func testADeclinedPaymentAsks() throws {
    try goToPayment()
    try top(PaymentViewController.self).payButton.tap()
    payments.answer(.failure(.declined))
    let alert = try XCTUnwrap(
      navigationController.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Try again", "Cancel booking"])
    XCTAssertEqual(outcomes, [])
  }

  func testLeavingTheFirstStepAbandonsTheBooking() {
    start()
    router.pop(animated: false)
    XCTAssertEqual(outcomes, [.abandoned])
  }
}
