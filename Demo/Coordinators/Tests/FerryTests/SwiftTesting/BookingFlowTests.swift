import LifecycleTesting
import Testing
import UIKit

@testable import Ferry

@MainActor @Suite(.checksDeallocation) struct BookingFlowTests {
  let simulation = Simulation.ofTest()
  let payments = FakePayments()
  let tabs: TabsCoordinator

  init() throws {
    tabs = TabsCoordinator(account: .mairi, timetable: FakeTimetable(), payments: payments)
    tabs.start()
    simulation.show(tabs.tabBarController)
    try simulation.user.tap(simulation.visible(SailingsViewController.self).sailingButtons[0])
    simulation.wait()
    try simulation.user.tap(simulation.visible(SailingViewController.self).bookButton)
    simulation.wait()
  }

  func goToCabins() throws {
    try simulation.user.tap(simulation.visible(PassengersViewController.self).continueButton)
    simulation.wait()
  }

  func goToPayment() throws {
    try goToCabins()
    try simulation.user.tap(simulation.visible(CabinsViewController.self).cabinButtons[0])
    simulation.wait()
    try simulation.user.tap(simulation.visible(CabinViewController.self).chooseButton)
    simulation.wait()
  }

  func pay() throws {
    try simulation.user.tap(simulation.visible(PaymentViewController.self).payButton)
  }

  @Test func `the first step, swiped away, takes the booking along`() {
    #expect(tabs.bookingFlow != nil)
    simulation.swipeBack()
    simulation.wait()
    #expect(tabs.bookingFlow == nil)
    #expect(simulation.visibleViewController is SailingViewController)
  }

  @Test func `a swipe that slides back abandons nothing`() throws {
    let swipe = simulation.user.beginSwipeBack(in: tabs.router(of: .sailings).navigationController)
    swipe?.move(to: 0.4)
    simulation.advance(by: .milliseconds(200))
    swipe?.cancel()
    simulation.wait()
    #expect(tabs.bookingFlow != nil)
    #expect(simulation.visibleViewController is PassengersViewController)
  }

  @Test func `the way back leads through every step`() throws {
    try goToPayment()
    #expect(tabs.bookingFlow?.booking.cabin == .small)
    simulation.tapBackButton()
    simulation.wait()
    #expect(tabs.bookingFlow?.booking.cabin == .small)
    simulation.tapBackButton()
    simulation.wait()
    #expect(tabs.bookingFlow?.booking.cabin == nil)
    simulation.tapBackButton()
    simulation.wait()
    #expect(tabs.bookingFlow == nil)
  }

  @Test func `nobody has to take a cabin`() throws {
    try goToCabins()
    simulation.user.tap(
      try #require(simulation.visibleViewController?.navigationItem.rightBarButtonItem))
    simulation.wait()
    #expect(try simulation.visible(PaymentViewController.self).priceLabel.text == "£12")
  }

  @Test func `the details of a cabin can be pulled down`() throws {
    try goToCabins()
    try simulation.user.tap(simulation.visible(CabinsViewController.self).cabinButtons[1])
    simulation.wait()
    simulation.pullDown()
    simulation.wait()
    #expect(simulation.visibleViewController is CabinsViewController)
    #expect(tabs.bookingFlow?.booking.cabin == nil)
  }

  @Test func `a booked ticket is shown in its tab, and the steps are let go`() throws {
    try goToPayment()
    try pay()
    simulation.expectDeallocation(
      of: try #require(tabs.bookingFlow), reason: "the ticket is booked")
    payments.answer(.success(Ticket(id: 8, sailing: .toMull, cabin: .small)))
    simulation.wait()
    #expect(try simulation.visible(TicketViewController.self).ticket.id == 8)
    #expect(payments.bookings == [Booking(sailing: .toMull, cabin: .small)])
  }

  @Test func `a declined payment can be tried again`() throws {
    try goToPayment()
    try pay()
    payments.answer(.failure(.declined))
    simulation.wait()
    simulation.tapAction(titled: "Try again")
    simulation.wait()
    payments.answer(.success(.toMull))
    simulation.wait()
    #expect(simulation.visibleViewController is TicketViewController)
    #expect(payments.bookings.count == 2)
  }

  @Test func `a cancelled booking goes back to the sailings`() throws {
    try goToPayment()
    try pay()
    payments.answer(.failure(.declined))
    simulation.wait()
    simulation.expectDeallocation(
      of: try #require(tabs.bookingFlow), reason: "the booking was cancelled")
    simulation.tapAction(titled: "Cancel booking")
    simulation.wait()
    #expect(simulation.visibleViewController is SailingsViewController)
    #expect(tabs.bookingFlow == nil)
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "the test tries it")))
  func `while the bank decides nobody goes back`() throws {
    try goToPayment()
    try pay()
    simulation.tapBackButton()
    simulation.wait()
    #expect(simulation.visibleViewController is PaymentViewController)
    payments.answer(.success(.toMull))
  }

  @Test func `the bank's answer to a booking that is gone changes nothing`() throws {
    try goToPayment()
    try pay()
    tabs.open(.sailings)
    simulation.wait()
    payments.answer(.success(.toMull))
    simulation.wait()
    #expect(simulation.visibleViewController is SailingsViewController)
  }
}
