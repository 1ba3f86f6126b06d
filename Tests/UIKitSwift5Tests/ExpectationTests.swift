import UIKit
import XCTest

/// As tests of coordinators wait in most projects: on the host, by expectations that callbacks fulfil.
final class ExpectationTests: XCTestCase {
  private var window: UIWindow!
  private var root: UIViewController!

  override func setUp() {
    super.setUp()
    root = UIViewController()
    window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.isHidden = false
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    root = nil
    super.tearDown()
  }

  func testPresentationAndDismissalComplete() {
    let presented = UIViewController()
    let shown = expectation(description: "shown")
    root.present(presented, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    XCTAssertIdentical(root.presentedViewController, presented)

    let gone = expectation(description: "gone")
    presented.dismiss(animated: true) { gone.fulfill() }
    wait(for: [gone], timeout: 5)
    XCTAssertNil(root.presentedViewController)
  }

  func testATransactionTellsOfAPushAndAPop() {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    let screen = UIViewController()

    let pushed = expectation(description: "pushed")
    CATransaction.begin()
    CATransaction.setCompletionBlock { pushed.fulfill() }
    stack.pushViewController(screen, animated: true)
    CATransaction.commit()
    waitForExpectations(timeout: 5)
    XCTAssertNotNil(screen.view.window)

    let popped = expectation(description: "popped")
    CATransaction.begin()
    CATransaction.setCompletionBlock { popped.fulfill() }
    stack.popViewController(animated: true)
    CATransaction.commit()
    wait(for: [popped], timeout: 5)
    XCTAssertNil(screen.navigationController)
  }

  func testAPredicateComesTrue() {
    let presented = UIViewController()
    root.present(presented, animated: true)
    XCTAssertNil(presented.view.window)
    let settled = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in
        presented.view.window != nil && !presented.isBeingPresented
      }, object: nil)
    wait(for: [settled], timeout: 5)
    XCTAssertIdentical(presented.presentingViewController, root)
  }
}
