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

/// Some of each kind: XCTest alone finds no one type for the list of the first two, and no function for the third.
@MainActor final class MixedMainActorTestCaseTests: XCTestCase {
  func testThrowingOnesRun() throws {
    XCTAssertTrue(Thread.isMainThread)
  }

  func testAsynchronousOnesRun() async throws {
    await Task.yield()
    XCTAssertTrue(Thread.isMainThread)
  }

  func testPlainOnesRun() {
    XCTAssertTrue(Thread.isMainThread)
  }
}

/// A test case on the main actor with synchronous tests that throw.
@MainActor final class ThrowingMainActorTestCaseTests: XCTestCase {
  func testThrowingOnesRun() throws {
    XCTAssertTrue(Thread.isMainThread)
  }

  func testAsynchronousOnesRun() async {
    await Task.yield()
    XCTAssertTrue(Thread.isMainThread)
  }
}
