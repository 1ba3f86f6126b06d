import UIKit
import XCTest

extension XCTestCase {
  /// Lets the turn of the main run loop end: a window shows its root then, and a stack what was pushed.
  @MainActor func endTurn() {
    RunLoop.main.run(until: Date())
  }

  /// The same in an asynchronous test.
  @MainActor func endTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } }
    }
  }

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
