// Refused: leak: the order's coordinator and screen, after a return to the shop from the payment
// The shop keeps a coordinator for each order that is open. An order is paid on a second screen, and Done ends it.
// An order that is left with the back button leaves its coordinator and its screens in memory.
// Mend it: both are deallocated however the order is left. The order has to go on while it is on the stack. (Others read children and screen.)
import UIKit

final class OrderViewController: UIViewController {
  var onPay: (() -> Void)?
  var onLeave: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onLeave?() }
  }
}

final class PaymentViewController: UIViewController {
  var onDone: (() -> Void)?
}

@MainActor final class OrderCoordinator {
  let screen = OrderViewController()
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    screen.onPay = { [weak self] in self?.showPayment() }
    navigation.pushViewController(screen, animated: true)
  }

  private func showPayment() {
    let payment = PaymentViewController()
    payment.onDone = { [weak self] in self?.finish() }
    navigation.pushViewController(payment, animated: true)
  }

  private func finish() {
    navigation.popToRootViewController(animated: true)
    onFinish?()
  }
}

@MainActor final class ShopCoordinator: NSObject {
  let navigation = UINavigationController()
  private(set) var children: [OrderCoordinator] = []

  func start() {
    navigation.pushViewController(UIViewController(), animated: false)
  }

  func showOrder() {
    let order = OrderCoordinator(navigation: navigation)
    order.onFinish = { [weak self, weak order] in
      self?.children.removeAll { $0 === order }
    }
    order.screen.onLeave = { [weak self, weak order] in
      self?.children.removeAll { $0 === order }
    }
    children.append(order)
    order.start()
  }
}
