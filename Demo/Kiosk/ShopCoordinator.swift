import LifecycleKit

/// The shop: products, one product, and the checkout in a sheet.
@MainActor final class ShopCoordinator {
  let stack = UINavigationController()
  private unowned let kiosk: KioskCoordinator
  private var fault: KioskFault? { kiosk.fault }
  private var checkouts: [CheckoutCoordinator] = []
  private var visited: [UIViewController] = []
  private static var lastProduct: UIViewController?

  init(of kiosk: KioskCoordinator) {
    self.kiosk = kiosk
  }

  func start() {
    let products = KioskScreen("Shop", fault: fault)
    for name in ["Lamp", "Chair"] {
      products.addButton(name) { [weak self] in self?.show(name) }
    }
    stack.viewControllers = [products]
  }

  private func show(_ name: String) {
    let product = ProductViewController(name, fault: fault)
    if fault == .strongAction {
      product.addButton("Buy") { [weak self] in
        product.title = "Bought"
        self?.checkOut()
      }
    } else {
      product.addButton("Buy") { [weak self] in self?.checkOut() }
    }
    remember(product)
    stack.pushViewController(product, animated: true)
    if fault == .pushedTwice { stack.pushViewController(product, animated: true) }
  }

  /// What this kiosk's mistake makes somebody keep.
  private func remember(_ product: ProductViewController) {
    switch fault {
    case .strongDelegate:
      product.coordinator = self
      visited = [product]
    case .timerGoesOn:
      kiosk.clock.schedule("prices", every: .seconds(60)) { product.title = "Lamp" }
    case .observerStays:
      _ = kiosk.services.notificationCenter.addObserver(forName: "sale") { _ in
        product.title = "Sale"
      }
    case .lastProductKept: Self.lastProduct = product
    case .secondProductKept:
      visited.append(UIViewController())
      if visited.count == 2 { visited[0] = product }
    default: break
    }
  }

  private func checkOut() {
    kiosk.noteOrder()
    let checkout = CheckoutCoordinator(fault: fault) { [weak self] checkout, isPaid in
      self?.end(checkout, isPaid: isPaid)
    }
    checkouts.append(checkout)
    checkout.start(over: stack)
  }

  private func end(_ checkout: CheckoutCoordinator, isPaid: Bool) {
    if !(isPaid && fault == .childStays) { checkouts.removeAll { $0 === checkout } }
    if isPaid { kiosk.notePayment() } else { kiosk.noteWithdrawal() }
    if isPaid, fault == .receiptWithoutExit { showReceipt() }
  }

  private func showReceipt() {
    let receipt = UIViewController()
    receipt.title = "Receipt"
    receipt.modalPresentationStyle = .fullScreen
    stack.present(receipt, animated: true)
  }
}
