import XCTest

@testable import Ferry

final class RouteXCTests: XCTestCase {
  func testLinksOfTheAppsOwnScheme() throws {
    XCTAssertEqual(try route("ferry://sailings"), .sailings)
    XCTAssertEqual(try route("ferry://sailings/2"), .sailing(2))
    XCTAssertEqual(try route("ferry://sailings/2/book"), .booking(sailing: 2))
    XCTAssertEqual(try route("ferry://tickets/7/boarding-pass"), .boardingPass(ticket: 7))
  }

  func testLinksOfTheSite() throws {
    XCTAssertEqual(try route("https://ferry.example/tickets/7"), .ticket(7))
    XCTAssertEqual(try route("https://ferry.example/account/settings"), .settings)
  }

  func testLinksThatLeadNowhere() throws {
    XCTAssertNil(try route("https://other.example/tickets/7"))
    XCTAssertNil(try route("ferry://tickets/seven"))
    XCTAssertNil(try route("ferry://tickets/7/sell"))
    XCTAssertNil(try route("ferry://"))
  }

  private func route(_ text: String) throws -> Route? {
    Route(try XCTUnwrap(URL(string: text)))
  }
}
