import Foundation
import Testing

@testable import Ferry

@Suite struct RouteTests {
  @Test(arguments: [
    ("ferry://sailings", Route.sailings),
    ("ferry://sailings/2", .sailing(2)),
    ("ferry://sailings/2/book", .booking(sailing: 2)),
    ("ferry://tickets/7/boarding-pass", .boardingPass(ticket: 7)),
    ("https://ferry.example/tickets/7", .ticket(7)),
    ("https://ferry.example/account/settings", .settings),
  ])
  func `a link is a place in the app`(text: String, route: Route) throws {
    #expect(Route(try #require(URL(string: text))) == route)
  }

  @Test(arguments: [
    "https://other.example/tickets/7", "ferry://tickets/seven", "ferry://tickets/7/sell",
    "ferry://",
    "ferry://account/settings/more", "ferry://sailings/1/book/2",
  ])
  func `other links lead nowhere`(text: String) throws {
    #expect(Route(try #require(URL(string: text))) == nil)
  }
}
