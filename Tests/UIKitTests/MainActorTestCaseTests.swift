@_exported import MainActorXCTest
import UIKit
import XCTest

/// Synchronous methods of a class on the main actor, all of them: XCTest alone ends the run here.
@MainActor final class MainActorTestCaseTests: XCTestCase {
  func testThrowingMethodsRun() throws {
    XCTAssertNotNil(try XCTUnwrap(UIViewController().view))
  }

  func testTheyRunOnTheMainThread() {
    XCTAssertTrue(Thread.isMainThread)
  }
}

/// The same where none throws.
@MainActor final class PlainMainActorTestCaseTests: XCTestCase {
  func testItRuns() {
    XCTAssertTrue(Thread.isMainThread)
  }
}
