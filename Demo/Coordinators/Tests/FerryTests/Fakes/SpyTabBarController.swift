import UIKit

/// Notes what it presents and dismisses, and does neither.
final class SpyTabBarController: UITabBarController {
  private(set) var dismissals = 0
  private var spiedPresented: UIViewController?

  override var presentedViewController: UIViewController? { spiedPresented }

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
