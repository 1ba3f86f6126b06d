import LifecycleTesting
import Testing
import UIKit

/// Everything that the spies of public projects override, with UIKit's signatures.
@Suite(.checksDeallocation) @MainActor struct SpyTests {
  @Test func `a spy of a stack hears each call`() {
    let spy = StackSpy(rootViewController: UIViewController())
    #expect(spy.calls == ["push false"])
    spy.calls = []
    let screen = UIViewController()
    spy.pushViewController(screen, animated: true)
    #expect(spy.popViewController(animated: true) === screen)
    spy.setViewControllers([spy.viewControllers[0], screen], animated: false)
    #expect(spy.popToViewController(spy.viewControllers[0], animated: false)?.count == 1)
    #expect(spy.popToRootViewController(animated: false) == [])
    spy.viewControllers = [screen]
    spy.setNavigationBarHidden(true, animated: true)
    #expect(
      spy.calls == [
        "push true", "pop true", "set false", "pop to false", "pop to root false",
        "viewControllers",
        "set false", "bar hidden true",
      ])
  }

  @Test func `a spy of a screen hears what is presented and says what it likes`() {
    let spy = ScreenSpy()
    let other = UIViewController()
    var calls = 0
    spy.present(other, animated: true) { calls += 1 }
    spy.dismiss(animated: true) { calls += 1 }
    #expect(spy.presented === other)
    #expect(calls == 2)
    #expect(spy.presentedViewController === other)
    #expect(spy.presentingViewController === spy.presenting)
    #expect(spy.isBeingDismissed && spy.isMovingFromParent)
    #expect(spy.transitionCoordinator == nil)
    #expect(spy.navigationController is StackSpy)
    #expect(spy.view is ViewSpy)
    spy.show(other, sender: nil)
    spy.showDetailViewController(other, sender: nil)
    #expect(spy.shown == [other, other])
  }

  @Test func `a spy of a window counts`() {
    let spy = WindowSpy(frame: .zero)
    spy.rootViewController = UIViewController()
    spy.makeKeyAndVisible()
    #expect(spy.calls == ["root", "key and visible"])
    #expect(spy.isKeyWindow)
    spy.isHidden = true
  }

  @Test func `a spy of tabs and of a split view hears`() {
    let tabs = TabsSpy()
    tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
    tabs.selectedIndex = 1
    #expect(tabs.calls == ["set 2", "select 1"])
    tabs.selectedViewController = tabs.viewControllers?.first
    #expect(tabs.selectedIndex == 0)

    let split = SplitSpy(style: .doubleColumn)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(split.detail === detail)
  }
}

private final class StackSpy: UINavigationController {
  var calls: [String] = []

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      calls.append("viewControllers")
      super.viewControllers = newValue
    }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push \(animated)")
    super.pushViewController(viewController, animated: false)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop \(animated)")
    return super.popViewController(animated: false)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.append("pop to root \(animated)")
    return super.popToRootViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    calls.append("pop to \(animated)")
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set \(animated)")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("bar hidden \(hidden)")
    super.setNavigationBarHidden(hidden, animated: animated)
  }

  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

private final class ScreenSpy: UIViewController {
  var presented: UIViewController?
  var shown: [UIViewController] = []
  let presenting = UIViewController()
  private lazy var stack = StackSpy()

  override func loadView() { view = ViewSpy() }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    completion?()
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  override var presentedViewController: UIViewController? { presented }
  override var presentingViewController: UIViewController? { presenting }
  override var isBeingDismissed: Bool { true }
  override var isMovingFromParent: Bool { true }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  override var navigationController: UINavigationController? { stack }
  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

private final class ViewSpy: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("there is no archive") }
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class WindowSpy: UIWindow {
  var calls: [String] = []

  override var rootViewController: UIViewController? {
    didSet { calls.append("root") }
  }

  override func makeKeyAndVisible() {
    calls.append("key and visible")
    super.makeKeyAndVisible()
  }
}

private final class TabsSpy: UITabBarController {
  var calls: [String] = []

  override var selectedIndex: Int {
    didSet { calls.append("select \(selectedIndex)") }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    calls.append("set \(viewControllers?.count ?? 0)")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class SplitSpy: UISplitViewController {
  var detail: UIViewController?

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { detail = vc }
}
