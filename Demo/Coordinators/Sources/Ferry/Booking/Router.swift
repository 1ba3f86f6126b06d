import UIKit

/// A navigation stack that tells whoever put a screen on it when the screen is gone, whichever way it went:
/// by code, with the back button, by a swipe or by a sheet pulled down.
@MainActor final class Router: NSObject {
  let navigationController: UINavigationController
  private var backHandlers: [UIViewController: () -> Void] = [:]
  private var dismissHandlers: [UIViewController: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  var rootViewController: UIViewController? { navigationController.viewControllers.first }

  // MARK: - The stack

  func push(_ screen: UIViewController, animated: Bool = true, onBack: (() -> Void)? = nil) {
    backHandlers[screen] = onBack
    navigationController.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool = true) {
    let popped = navigationController.popViewController(animated: animated)
    runBackHandlers(of: popped.map { [$0] } ?? [])
  }

  func popToRoot(animated: Bool = true) {
    runBackHandlers(of: navigationController.popToRootViewController(animated: animated) ?? [])
  }

  /// Replaces the stack. Those that are not on the new one have gone back.
  func setStack(_ screens: [UIViewController], animated: Bool = true) {
    let gone = navigationController.viewControllers.filter { !screens.contains($0) }
    navigationController.setViewControllers(screens, animated: animated)
    runBackHandlers(of: gone)
  }

  private func runBackHandlers(of screens: [UIViewController]) {
    for screen in screens.reversed() {
      backHandlers.removeValue(forKey: screen)?()
    }
  }

  // MARK: - Above the stack

  func present(
    _ screen: UIViewController, animated: Bool = true, onDismiss: (() -> Void)? = nil
  ) {
    dismissHandlers[screen] = onDismiss
    screen.presentationController?.delegate = self
    navigationController.present(screen, animated: animated)
  }

  func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    let dismissed = navigationController.presentedViewController
    navigationController.dismiss(animated: animated) { [weak self] in
      if let dismissed { self?.dismissHandlers.removeValue(forKey: dismissed)?() }
      completion?()
    }
  }
}

extension Router: UINavigationControllerDelegate {
  /// The back button and the swipe ask nobody; this is where they are heard of. A swipe that slid back
  /// comes here too, with its screen still on the stack.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    runBackHandlers(of: [from])
  }
}

extension Router: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissHandlers.removeValue(forKey: presentationController.presentedViewController)?()
  }
}
