import LifecycleTesting
import Testing
import UIKit

@testable import Ferry

@MainActor @Suite(.checksDeallocation) struct LinkTests {
  let simulation = Simulation.ofTest()
  let tabs = TabsCoordinator(
    account: .mairi, timetable: FakeTimetable(), payments: FakePayments())

  init() {
    tabs.start()
    simulation.show(tabs.tabBarController)
  }

  func stack(_ tab: TabsCoordinator.Tab) -> UINavigationController {
    tabs.router(of: tab).navigationController
  }

  @Test(arguments: [
    (Route.sailings, "Sailings"), (.sailing(2), "Mallaig–Armadale"),
    (.booking(sailing: 1), "Oban–Craignure"), (.tickets, "Tickets"), (.ticket(7), "Ticket 7"),
    (.account, "Account"), (.settings, "Settings"),
  ])
  func `a link leads to its screen`(route: Route, title: String) {
    tabs.open(route)
    simulation.wait()
    #expect(simulation.visibleViewController?.title == title)
  }

  @Test func `the last step of a link stands above its stack`() throws {
    tabs.open(.boardingPass(ticket: 7))
    simulation.wait()
    #expect(
      try simulation.visible(BoardingPassViewController.self).codeLabel.text == "FERRY-7")
    try simulation.user.tap(simulation.visible(BoardingPassViewController.self).doneButton)
    simulation.wait()
    #expect(simulation.visibleViewController is TicketViewController)
    #expect(stack(.tickets).viewControllers.count == 2)
  }

  @Test func `a ticket that does not exist leads to the tickets`() {
    tabs.open(.boardingPass(ticket: 99))
    simulation.wait()
    #expect(simulation.visibleViewController is TicketsViewController)
  }

  @Test func `what is presented goes before a link is followed`() {
    tabs.open(.boardingPass(ticket: 7))
    simulation.wait()
    tabs.open(.sailing(1))
    #expect(stack(.sailings).viewControllers.count == 1)
    simulation.wait()
    #expect(simulation.visibleViewController is SailingViewController)
    #expect(tabs.tabBarController.presentedViewController == nil)
  }

  @Test func `a link that comes while a screen is presented waits for it`() {
    tabs.open(.boardingPass(ticket: 7))
    simulation.advance(by: .milliseconds(100))
    tabs.open(.settings)
    #expect(tabs.tabBarController.selectedIndex == 1)
    simulation.wait()
    #expect(simulation.visibleViewController is SettingsViewController)
  }

  @Test func `of the links that come during a push the last one is followed`() {
    tabs.open(.booking(sailing: 1))
    tabs.open(.settings)
    tabs.open(.ticket(7))
    simulation.wait()
    #expect(simulation.visibleViewController is TicketViewController)
    #expect(stack(.account).viewControllers.count == 1)
  }

  @Test func `a link that comes during a swipe waits for the finger`() {
    tabs.open(.sailing(1))
    simulation.wait()
    let swipe = simulation.user.beginSwipeBack(in: stack(.sailings))
    swipe?.move(to: 0.5)
    tabs.open(.settings)
    simulation.wait()
    #expect(tabs.tabBarController.selectedIndex == 0)
    swipe?.finish()
    simulation.wait()
    #expect(simulation.visibleViewController is SettingsViewController)
    #expect(stack(.sailings).viewControllers.count == 1)
  }

  @Test func `a link into a booking's tab abandons the booking`() throws {
    tabs.open(.booking(sailing: 1))
    simulation.wait()
    simulation.expectDeallocation(
      of: try #require(tabs.bookingFlow), reason: "a link took its steps away")
    tabs.open(.sailing(2))
    simulation.wait()
    #expect(tabs.bookingFlow == nil)
  }

  @Test func `a booking stays while another tab is looked at`() {
    tabs.open(.booking(sailing: 1))
    simulation.wait()
    simulation.tapTab(at: 1)
    simulation.wait()
    #expect(simulation.visibleViewController is TicketsViewController)
    #expect(tabs.bookingFlow != nil)
  }

  @Test func `the tab that is shown, tapped again, goes back to its beginning`() {
    tabs.open(.booking(sailing: 1))
    simulation.wait()
    simulation.tapTab(at: 0)
    simulation.wait()
    #expect(simulation.visibleViewController is SailingsViewController)
    #expect(tabs.bookingFlow == nil)
  }
}
