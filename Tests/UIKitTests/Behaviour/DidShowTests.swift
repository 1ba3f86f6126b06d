import Testing
import UIKit

/// What a stack's delegate finds when it is told, and what coordinators make of it.
@Suite @MainActor struct DidShowTests {
  @Test(arguments: Place.allCases, [true, false])
  func `did-show comes after the change, and what was popped is out of the stack by then`(
    place: Place, animated: Bool
  ) async throws {
    try await place.play { stage in
      let (root, detail) = (UIViewController(), UIViewController())
      let stack = try await stage.showStack(of: root, detail)
      let delegate = Asking { stack in
        #expect(stack.viewControllers == [root])
        #expect(detail.navigationController == nil)
        #expect(detail.parent == nil)
      }
      stack.delegate = delegate
      stack.popViewController(animated: animated)
      try await stage.settle()
      #expect(delegate.count == 1)
    }
  }

  @Test(arguments: Place.allCases)
  func `inside did-show the transition comes from the popped screen, which is not in the list`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (root, detail) = (UIViewController(), UIViewController())
      let stack = try await stage.showStack(of: root, detail)
      let delegate = Asking { stack in
        let from = stack.transitionCoordinator?.viewController(forKey: .from)
        #expect(from === detail)
        #expect(stack.transitionCoordinator?.viewController(forKey: .to) === root)
        #expect(!stack.viewControllers.contains(detail))
      }
      stack.delegate = delegate
      stage.application.user.tapBackButton(in: stack)
      try await stage.settle()
      #expect(delegate.count == 1)
      #expect(stack.transitionCoordinator == nil)
    }
  }

  @Test(arguments: Place.allCases)
  func `inside did-show of a push the transition comes from a screen that is in the list`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let root = UIViewController()
      let stack = try await stage.showStack(of: root)
      let delegate = Asking { stack in
        let from = stack.transitionCoordinator?.viewController(forKey: .from)
        #expect(from === root)
        #expect(stack.viewControllers.contains(root))
      }
      stack.delegate = delegate
      stack.pushViewController(UIViewController(), animated: true)
      try await stage.settle()
      #expect(delegate.count == 1)
    }
  }

  @Test(arguments: Place.allCases)
  func `a coordinator lets its child go when the user goes back`(place: Place) async throws {
    try await place.play { stage in
      let stack = try await stage.showStack(of: UIViewController())
      let parent = FlowCoordinator(stack)
      stack.delegate = parent
      parent.startChild()
      weak let child = parent.children.first
      try await stage.settle()
      #expect(child?.screen?.navigationController === stack)

      stage.application.user.tapBackButton(in: stack)
      #expect(parent.children.count == 1)
      try await stage.settle()
      #expect(parent.children.isEmpty)
      #expect(child == nil)
    }
  }
}

private final class Asking: NSObject, UINavigationControllerDelegate {
  private let ask: (UINavigationController) -> Void
  private(set) var count = 0

  init(_ ask: @escaping (UINavigationController) -> Void) { self.ask = ask }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    count += 1
    ask(navigationController)
  }
}

/// A coordinator as many are: it keeps its children, and finds out by did-show which of them is done.
@MainActor private final class FlowCoordinator: NSObject, UINavigationControllerDelegate {
  private let stack: UINavigationController
  private(set) var children: [FlowCoordinator] = []
  weak var screen: UIViewController?

  init(_ stack: UINavigationController) { self.stack = stack }

  func startChild() {
    let child = FlowCoordinator(stack)
    children.append(child)
    let screen = UIViewController()
    child.screen = screen
    stack.pushViewController(screen, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    children.removeAll { $0.screen === from }
  }
}
