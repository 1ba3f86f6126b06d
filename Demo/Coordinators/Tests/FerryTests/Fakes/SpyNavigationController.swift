import UIKit

/// Notes what it is told, animates nothing, and presents without a window.
final class SpyNavigationController: UINavigationController {
  private(set) var pushed: [UIViewController] = []
  private(set) var stacks: [[UIViewController]] = []
  private(set) var popsToRoot = 0
  private(set) var dismissals = 0
  private var spiedPresented: UIViewController?

  override var presentedViewController: UIViewController? { spiedPresented }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
    super.pushViewController(viewController, animated: false)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stacks.append(viewControllers)
    super.setViewControllers(viewControllers, animated: false)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popsToRoot += 1
    return super.popToRootViewController(animated: false)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    spiedPresented = viewControllerToPresent
    completion?()
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    spiedPresented = nil
    completion?()
  }
}
