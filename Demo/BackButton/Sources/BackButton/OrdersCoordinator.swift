import UIKit

/// Shows the orders, and starts a flow of its own for each that is opened.
@MainActor public final class OrdersCoordinator: NSObject, UINavigationControllerDelegate {
  /// The stack that everything is shown on.
  public let navigation = UINavigationController()
  var children: [OrderCoordinator] = []

  /// Makes a coordinator that shows nothing yet.
  public override init() {}

  /// Shows the list.
  public func start() {
    let list = OrdersViewController()
    list.onOpen = { [weak self] in self?.showOrder(1) }
    navigation.delegate = self
    navigation.pushViewController(list, animated: false)
  }

  /// Opens an order, as a tap on it in the list does.
  public func showOrder(_ number: Int) {
    let child = OrderCoordinator(number: number, navigation: navigation)
    child.onFinish = { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }
}
