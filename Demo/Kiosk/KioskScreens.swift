import Foundation
import LifecycleKit

/// A screen of the kiosk: a title and buttons in the bar.
package class KioskScreen: UIViewController {
  let fault: KioskFault?
  /// What a mistake of this screen makes it hold.
  var held: (() -> Void)?
  private var appearances = 0

  init(_ title: String, fault: KioskFault?) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  package required init?(coder: NSCoder) { nil }

  func addButton(_ title: String, _ perform: @escaping @MainActor () -> Void) {
    let button = UIBarButtonItem(title: title, primaryAction: UIAction { _ in perform() })
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [button]
  }

  func holdItself() { held = { self.title = "held" } }
}

/// A lamp or a chair.
final class ProductViewController: KioskScreen {
  var coordinator: ShopCoordinator?
  private var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    if fault != .superForgotten { super.viewWillAppear(animated) }
    appearances += 1
    if fault == .holdsItselfOnReturn, appearances > 1 { holdItself() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if fault == .holdsItselfWhenTurned { holdItself() }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if fault == .holdsItselfAfterWarning { holdItself() }
  }
}

/// The address, the first step of the checkout.
final class AddressViewController: KioskScreen {
  var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }

  /// Comes in the middle of a swipe back from the payment, when the finger lets go.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard fault == .paymentHoldsItselfAfterSwipe, transitionCoordinator?.isCancelled == true else {
      return
    }
    (navigationController?.topViewController as? KioskScreen)?.holdItself()
  }
}
