// A shop's coordinator starts a checkout, which has its own: address, payment, back to the cart.
// There are two leaks: one in a paid checkout, one when the address is left by the back button.
// Mend both: every checkout that is over is deallocated, with its screens, and the next one works.
import UIKit

final class CartViewController: UIViewController {
  var onCheckout: () -> Void = {}

  func tapCheckout() { onCheckout() }
}

final class AddressViewController: UIViewController {
  var onNext: () -> Void = {}
  var onLeave: () -> Void = {}

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave() }
  }

  func tapNext() { onNext() }
}

final class PaymentViewController: UIViewController {
  var onPay: () -> Void = {}

  func tapPay() { onPay() }
}

@MainActor final class CheckoutCoordinator {
  var onEnd: (_ isPaid: Bool) -> Void = { _ in }
  private let navigation: UINavigationController
  private let payment = PaymentViewController()

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let address = AddressViewController()
    address.onNext = { [weak self] in self?.showPayment() }
    address.onLeave = { [weak self] in self?.onEnd(false) }
    navigation.pushViewController(address, animated: true)
  }

  private func showPayment() {
    payment.onPay = { [weak self] in self?.pay() }
    navigation.pushViewController(payment, animated: true)
  }

  private func pay() {
    navigation.popToRootViewController(animated: true)
    onEnd(true)
  }
}

@MainActor final class ShopCoordinator {
  let navigation = UINavigationController()
  private(set) var orderCount = 0
  private(set) var children: [CheckoutCoordinator] = []

  func start() {
    let cart = CartViewController()
    cart.onCheckout = { [weak self] in self?.startCheckout() }
    navigation.viewControllers = [cart]
  }

  private func startCheckout() {
    let checkout = CheckoutCoordinator(navigation: navigation)
    checkout.onEnd = { [weak self, weak checkout] isPaid in
      if isPaid { self?.orderCount += 1 }
      self?.children.removeAll { $0 === checkout }
    }
    children.append(checkout)
    checkout.start()
  }
}
