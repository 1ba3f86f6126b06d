import UIKit
import XCTest

extension XCTestCase {
  /// Waits for the end of the transition that a controller takes part in.
  @MainActor func waitForTransition(
    of controller: UIViewController, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let transition = controller.transitionCoordinator else {
      return XCTFail("nothing moves", file: file, line: line)
    }
    let end = expectation(description: "the end of the transition")
    transition.animate(alongsideTransition: nil) { _ in end.fulfill() }
    wait(for: [end], timeout: 5)
  }

  /// The same in an asynchronous test.
  @MainActor func waitForTransition(
    of controller: UIViewController, file: StaticString = #filePath, line: UInt = #line
  ) async {
    guard let transition = controller.transitionCoordinator else {
      return XCTFail("nothing moves", file: file, line: line)
    }
    let end = expectation(description: "the end of the transition")
    transition.animate(alongsideTransition: nil) { _ in end.fulfill() }
    await fulfillment(of: [end], timeout: 5)
  }
}
