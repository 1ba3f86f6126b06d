import UIKit
import XCTest

/// `delegate?.method?(…)` where nothing is isolated, as in most code there is.
final class OptionalCallTests: XCTestCase {
  private let stack = UINavigationController(rootViewController: UIViewController())

  func testACallReachesTheDelegate() {
    let coordinator = Coordinator(navigationController: stack)
    coordinator.forward(stack.viewControllers[0])
    XCTAssertEqual(coordinator.shown, 1)
  }

  func testMembersOfOnesOwnComeFirst() {
    let coordinator = Coordinator(navigationController: stack)
    let own = coordinator.navigationController
    coordinator.navigationController?.setViewControllers([], animated: false)
    XCTAssertEqual(own?.viewControllers, [])

    let screen = DelegateScreen()
    stack.setViewControllers([screen], animated: false)
    XCTAssertIdentical(screen.stack, stack)
  }

  func testAnAnswerIsCompared() {
    let presentation = UIPresentationController(presentedViewController: stack, presenting: nil)
    let screen = DelegateScreen()
    presentation.delegate = screen
    if presentation.delegate?.adaptivePresentationStyle?(for: presentation) == .formSheet {
      screen.title = "form"
    }
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    XCTAssertEqual(screen.title, "form")
  }
}

private class Coordinator: NSObject, UINavigationControllerDelegate {
  var navigationController: UINavigationController?
  weak var next: UINavigationControllerDelegate?
  var shown = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func forward(_ screen: UIViewController) {
    guard let navigationController = navigationController else { return }
    navigationController.delegate?.navigationController?(
      navigationController, didShow: screen, animated: false)
    next?.navigationController?(navigationController, didShow: screen, animated: false)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown += 1 }
}

private class DelegateScreen: UIViewController, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var stack: UINavigationController? {
    let mine = navigationController
    if let navigationController = navigationController { return navigationController }
    return mine
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .formSheet }
}
