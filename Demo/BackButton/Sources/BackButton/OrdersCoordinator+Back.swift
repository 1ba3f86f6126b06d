import UIKit

extension OrdersCoordinator {
  /// Releases the flows whose screens have left the stack: the back button and the swipe tell no coordinator, but
  /// the stack's delegate hears of both.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    children.removeAll { child in !stack.contains { $0 === child.screen } }
  }
}
