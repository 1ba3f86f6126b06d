// Refused: leak: the app, when checkouts are started and left
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
  private let navigation: UINavigationController
  private weak var address: AddressViewController?

  private static var started: [CheckoutCoordinator] = []

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    Self.started.append(self)
    let address = AddressViewController()
    self.address = address
    address.onNext = { [weak self] in
      self?.showPayment()
    }
    navigation.pushViewController(address, animated: true)
  }

  private func showPayment() {
    let payment = PaymentViewController()
    payment.title = address?.streetField.text
    payment.onDone = { [navigation] in
      navigation.popToRootViewController(animated: true)
    }
    navigation.pushViewController(payment, animated: true)
  }
}

@MainActor final class AppCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func showCheckout() {
    let checkout = CheckoutCoordinator(navigation: navigation)
    checkout.start()
  }
}
