// Refused: leak: the coordinator and the address, after the back button
// Checkout asks for the address, then for the payment; Done ends it. The app starts it and goes on with its work.
// Each checkout stays in memory with its address screen, whether it was finished or left with the back button.
// Mend it: coordinator and screens are deallocated once the checkout is left, and it works until then.
import UIKit

final class AddressViewController: UIViewController {
  let streetField = UITextField()
  var onNext: (() -> Void)?
}

final class PaymentViewController: UIViewController {
  var onDone: (() -> Void)?
}

@MainActor final class CheckoutCoordinator {
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController
  private let address = AddressViewController()

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    address.onNext = { [weak self] in
      self?.showPayment()
    }
    navigation.pushViewController(address, animated: true)
  }

  private func showPayment() {
    let payment = PaymentViewController()
    payment.title = address.streetField.text
    payment.onDone = { [weak self] in
      self?.navigation.popToRootViewController(animated: true)
      self?.onFinish?()
    }
    navigation.pushViewController(payment, animated: true)
  }
}

@MainActor final class AppCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())

  private var checkouts: [CheckoutCoordinator] = []

  func showCheckout() {
    let checkout = CheckoutCoordinator(navigation: navigation)
    checkout.onFinish = { [weak self, weak checkout] in
      self?.checkouts.removeAll { $0 === checkout }
    }
    checkouts.append(checkout)
    checkout.start()
  }
}
