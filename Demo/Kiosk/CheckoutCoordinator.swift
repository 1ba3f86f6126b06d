import Foundation
import LifecycleKit

/// Address and payment, in a sheet with a stack of its own. Holds the stack while it lasts.
@MainActor final class CheckoutCoordinator: NSObject {
  private let stack = UINavigationController()
  private let fault: KioskFault?
  private let onEnd: (CheckoutCoordinator, _ isPaid: Bool) -> Void
  private var pullCount = 0
  private weak var address: AddressViewController?

  init(fault: KioskFault?, onEnd: @escaping (CheckoutCoordinator, _ isPaid: Bool) -> Void) {
    self.fault = fault
    self.onEnd = onEnd
  }

  func start(over presenter: UIViewController) {
    let address = AddressViewController("Address", fault: fault)
    address.addButton("Next") { [weak self] in self?.showPayment() }
    address.addButton("Cancel") { [weak self] in self?.close(isPaid: false) }
    self.address = address
    stack.viewControllers = [address]
    stack.presentationController?.delegate = self
    presenter.present(stack, animated: true)
  }

  private func showPayment() {
    let payment = KioskScreen("Payment", fault: fault)
    payment.addButton("Pay") { [weak self] in self?.close(isPaid: true) }
    // Only for somebody who came back to the address, and goes on to the payment again.
    if fault == .paymentKeptAfterReturn, let address, address.appearances > 1 {
      payment.holdItself()
    }
    stack.pushViewController(payment, animated: true)
  }

  private func close(isPaid: Bool) {
    stack.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      onEnd(self, isPaid)
    }
  }
}

extension CheckoutCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    pullCount += 1
    if fault == .holdsItselfWhenPulled, pullCount > 1 { address?.holdItself() }
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    if fault != .forgottenDismissal { onEnd(self, false) }
  }
}
