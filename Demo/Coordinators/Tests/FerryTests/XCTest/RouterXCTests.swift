import UIKit
import XCTest

@testable import Ferry

/// In the window of the app that hosts the tests, waiting for real transitions.
@MainActor final class RouterXCTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private lazy var router = Router(
    navigationController: UINavigationController(rootViewController: root))
  private var heard: [String] = []

  private func push(_ name: String) -> UIViewController {
    let screen = UIViewController()
    router.push(screen, animated: false, onBack: { [weak self] in self?.heard.append(name) })
    endTurn()
    return screen
  }

  private func show() {
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    endTurn()
  }

  func testTheBackButtonIsHeardOfWhenItsTransitionIsOver() {
    show()
    let back = expectation(description: "gone back")
    router.push(UIViewController(), animated: false, onBack: { back.fulfill() })
    endTurn()
    router.navigationController.popViewController(animated: true)
    XCTAssertEqual(router.navigationController.viewControllers, [root])
    wait(for: [back], timeout: 5)
  }

  func testAScreenThatIsCoveredHasNotGoneBack() {
    show()
    _ = push("first")
    router.push(UIViewController())
    waitForTransition(of: router.navigationController)
    XCTAssertEqual(heard, [])
  }

  func testAPopByCodeTellsAtOnceAndOnce() {
    show()
    _ = push("first")
    router.pop()
    XCTAssertEqual(heard, ["first"])
    waitForTransition(of: router.navigationController)
    XCTAssertEqual(heard, ["first"])
  }

  func testPoppingToTheRootTellsEverybodyTopFirst() {
    _ = (push("first"), push("second"), push("third"))
    router.popToRoot()
    XCTAssertEqual(heard, ["third", "second", "first"])
    XCTAssertEqual(router.navigationController.viewControllers, [root])
  }

  func testANewStackTellsThoseThatAreNotOnIt() {
    _ = push("first")
    let second = push("second")
    router.setStack([root, second], animated: false)
    XCTAssertEqual(heard, ["first"])
    router.pop(animated: false)
    XCTAssertEqual(heard, ["first", "second"])
  }

  func testASheetThatIsPulledDownTellsOnce() throws {
    show()
    let sheet = UIViewController()
    router.present(sheet, animated: false) { [weak self] in self?.heard.append("dismissed") }
    let presentation = try XCTUnwrap(sheet.presentationController)
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    XCTAssertEqual(heard, ["dismissed"])
  }

  func testDismissingTellsBeforeTheCompletion() {
    show()
    router.present(UIViewController(), animated: false) { [weak self] in
      self?.heard.append("dismissed")
    }
    endTurn()
    let completion = expectation(description: "completion")
    router.dismiss { [weak self] in
      self?.heard.append("completion")
      completion.fulfill()
    }
    wait(for: [completion], timeout: 5)
    XCTAssertEqual(heard, ["dismissed", "completion"])
    XCTAssertNil(router.navigationController.presentedViewController)
  }
}
